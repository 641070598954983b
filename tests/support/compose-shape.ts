import { z } from "zod";

const text = z.string();
const texts = z.array(text);
const duration = text.regex(/^\d+(ms|s|m)$/);
const waits = z.union([
  texts,
  z.record(
    text,
    z.strictObject({ condition: z.enum(["service_healthy", "service_started", "service_completed_successfully"]) }),
  ),
]);

const service = z.strictObject({
  image: text,
  build: z.strictObject({ context: text, dockerfile: text }).optional(),
  entrypoint: texts.optional(),
  command: texts.optional(),
  environment: z.record(text, text).optional(),
  ports: texts.optional(),
  volumes: texts.optional(),
  configs: z.array(z.strictObject({ source: text, target: text })).optional(),
  networks: z.union([texts, z.record(text, z.strictObject({ ipv4_address: z.ipv4() }))]),
  depends_on: waits.optional(),
  healthcheck: z
    .strictObject({ test: texts, interval: duration, timeout: duration, retries: z.int().positive() })
    .optional(),
  read_only: z.boolean().optional(),
  tmpfs: texts.optional(),
  cap_drop: texts.optional(),
  security_opt: texts.optional(),
  mem_limit: text.optional(),
  shm_size: text.optional(),
  stop_grace_period: duration.optional(),
  restart: z.enum(["unless-stopped", "always", "on-failure", "no"]).optional(),
});

/** What deploy/compose/compose.yaml uses of the Compose specification, exactly. */
export const composeFile = z.strictObject({
  name: text,
  "x-node": z.unknown(),
  services: z.record(text, service),
  configs: z.record(text, z.strictObject({ content: text })),
  networks: z.record(
    text,
    z.strictObject({
      internal: z.boolean().optional(),
      ipam: z.strictObject({ config: z.array(z.strictObject({ subnet: z.cidrv4() })) }).optional(),
    }),
  ),
  volumes: z.record(text, z.null()),
});
