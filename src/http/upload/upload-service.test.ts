import { expect, test } from "bun:test";
import { gzipSync } from "node:zlib";
import { sampleLog } from "../../../bench/sample-log.ts";
import { noBudget } from "../../logs/client-budget.ts";
import { noDetails } from "../../logs/ports.ts";
import type { Senders } from "../../logs/senders.ts";
import type { UploadLog } from "../../logs/upload.ts";
import { ServiceMetrics } from "../../metrics/service-metrics.ts";
import type { JobPool } from "../../work/job-pool.ts";
import { ownWork } from "../../work/requester.ts";
import { mclogsProtocol } from "../compat/mclogs/protocol.ts";
import type { Exchange } from "../core/exchange.ts";
import { WastedWork } from "../core/fairness/wasted-work.ts";
import type { BlockedUploads } from "./blocked-uploads.ts";
import { nativeProtocol } from "./native-protocol.ts";
import type { BodyReceiver } from "./receive.ts";
import { UploadPreparation } from "./upload-preparation.ts";
import type { UploadProtocol } from "./upload-protocol.ts";
import { UploadService } from "./upload-service.ts";

/** How many uploads of that size are given to another thread. */
async function givenAway(
  bytes: number,
  search: string,
  protocol: UploadProtocol,
  pack?: (body: Uint8Array) => Uint8Array,
): Promise<number> {
  let given = 0;
  const uploads = {
    checkAllowance: async () => {},
    share: async () => ({ log: {}, allowance: { limit: 1, remaining: 1, resetSeconds: 1 } }),
  };
  const body = Buffer.alloc(bytes, "a line\n");
  body.write("content=");
  const sent = pack ? pack(body) : body;
  const receiver = { receive: async () => ({ bytes: sent, release: () => {} }) };
  const heavy = {
    run: async () => {
      given++;
      const content = { size: 1, packed: new Uint8Array(1) };
      const file = { content, name: "", redacted: null, lineCounts: null, origin: noDetails };
      return { name: "", format: "json", files: [file], leftOut: [] };
    },
  };
  const uploadService = new UploadService(
    uploads as unknown as UploadLog,
    receiver as unknown as BodyReceiver,
    heavy as unknown as JobPool,
    new WastedWork(noBudget),
    10 * 1024 * 1024,
    { identify: async () => ({ client: "someone" }), stored: () => {} } as unknown as Senders,
    new ServiceMetrics(),
    { checkClient: async () => {}, checkContent: async () => {} } as unknown as BlockedUploads,
  );
  const request = new Request("http://localhost/api/upload", {
    method: "POST",
    headers: {
      "Content-Type": "application/x-www-form-urlencoded",
      ...(pack && { "Content-Encoding": "gzip" }),
    },
  });
  await uploadService.share({ request, search, client: { key: "someone" } } as unknown as Exchange, protocol);
  return given;
}

test.each<[bytes: number, search: string, protocol: "native" | "mclogs", given: number]>([
  [16 * 1024, "redact=true", "native", 0],
  [16 * 1024 + 1, "redact=true", "native", 1],
  [256 * 1024, "", "native", 0],
  [256 * 1024 + 1, "", "native", 1],
  [16 * 1024, "", "mclogs", 0],
  [16 * 1024 + 1, "", "mclogs", 1],
  [16 * 1024 + 1, "redact=false", "mclogs", 1],
])(
  "of a body of %d bytes with the query %j through the protocol %j, %d is read, masked or counted on another thread",
  async (bytes, search, protocol, given) => {
    expect(await givenAway(bytes, search, { native: nativeProtocol, mclogs: mclogsProtocol }[protocol])).toBe(given);
  },
);

test.each<[bytes: number, given: number]>([
  [60 * 1024, 0],
  [256 * 1024, 0],
  // Some hundred bytes, and yet no small body.
  [256 * 1024 + 1, 1],
  [5 * 1024 * 1024, 1],
])("of a body that unpacks to %d bytes, %d is unpacked on another thread", async (bytes, given) => {
  expect(await givenAway(bytes, "", nativeProtocol, (body) => gzipSync(body))).toBe(given);
});

test("of a gzip file in gzip, the file is unpacked on another thread", async () => {
  expect(await givenAway(1024, "", nativeProtocol, (body) => gzipSync(gzipSync(body)))).toBe(1);
});

test("when many come at once, they are packed in less time, and take a little more room", async () => {
  const log = new TextEncoder().encode(sampleLog(7, 60 * 1024));
  const preparation = new UploadPreparation({} as JobPool);
  const query = { name: null, format: null, redact: null, token: null };
  const description = { contentType: "text/plain", contentEncoding: null, query, maxLogBytes: log.length };
  const packedSize = async () => {
    // What has been prepared is freed.
    const prepared = await preparation.prepare(log.slice(), { description, protocol: nativeProtocol }, ownWork);
    return prepared.files[0]!.content.packed.length;
  };
  const alone = await packedSize();
  const together = await Promise.all(Array.from({ length: 20 }, packedSize));
  expect(together[0]).toBe(alone);
  expect(together.at(-1)).toBeGreaterThan(alone);
  expect(await packedSize()).toBe(alone);
});
