import type { Context } from "../context.ts";
import { type Measure, skipped } from "../report.ts";
import { type Engines, missingEngines, startEngines, startNode } from "./engines.ts";
import { reads, told, uploads } from "./load.ts";
import { slowedDoor } from "./slowed-door.ts";

/** A network between two towns. */
const delayMs = 20;

/** How an engine that takes longer to answer shows in what clients wait for. */
export async function measureSlowEngines(context: Context): Promise<Measure[]> {
  const absent = missingEngines();
  if (absent) return [skipped("p99 with one engine slowed", absent)];
  const engines = await startEngines();
  const slowed: Record<string, (engines: Engines) => Engines> = {
    "nothing slowed": (same) => same,
    PostgreSQL: (all) => ({ ...all, databaseUrl: throughDoor(all.databaseUrl, all.postgresPort) }),
    "the S3 store": (all) => ({ ...all, s3Endpoint: throughDoor(all.s3Endpoint, all.s3Port) }),
    Redis: (all) => ({ ...all, redisUrl: throughDoor(all.redisUrl, all.redisPort) }),
  };
  const doors: { stop(): void }[] = [];
  function throughDoor(address: string, port: number): string {
    const door = slowedDoor(port, delayMs);
    doors.push(door);
    return address.replace(`:${port}`, `:${door.port}`);
  }
  const measures: Measure[] = [];
  for (const [name, change] of Object.entries(slowed)) {
    const node = await startNode(context, change(engines));
    for (const [what, load] of Object.entries({ uploads, reads })) {
      await load(context, node);
      const label = name === "nothing slowed" ? name : `${name} answers ${delayMs} ms later`;
      measures.push(...told(`${what}, ${label}`, await load(context, node)));
    }
    await node.stop();
  }
  for (const door of doors) door.stop();
  return measures;
}
