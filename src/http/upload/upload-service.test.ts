import { expect, test } from "bun:test";
import { gzipSync } from "node:zlib";
import { until } from "../../../tests/support/engines/until.ts";
import { noBudget } from "../../logs/client-budget.ts";
import { noDetails, systemClock } from "../../logs/ports.ts";
import type { Senders } from "../../logs/senders.ts";
import type { UploadLog, UploadRequest } from "../../logs/upload.ts";
import { ServiceMetrics } from "../../metrics/service-metrics.ts";
import type { JobPool } from "../../work/job-pool.ts";
import { mclogsProtocol } from "../compat/mclogs/protocol.ts";
import type { Exchange } from "../core/exchange.ts";
import { RequestThread } from "../core/fairness/request-thread.ts";
import { WastedWork } from "../core/fairness/wasted-work.ts";
import type { BlockedUploads } from "./blocked-uploads.ts";
import { nativeProtocol } from "./native-protocol.ts";
import type { BodyReceiver } from "./receive.ts";
import type { UploadProtocol } from "./upload-protocol.ts";
import { UploadService } from "./upload-service.ts";

interface Parts {
  share: (request: UploadRequest) => Promise<unknown>;
  bytes: Uint8Array;
  heavy?: unknown;
}

function serviceOf({ share, bytes, heavy = {} }: Parts): UploadService {
  const receiver = { receive: async () => ({ bytes: Uint8Array.from(bytes), release: () => {} }) };
  return new UploadService(
    { checkAllowance: async () => {}, share } as unknown as UploadLog,
    receiver as unknown as BodyReceiver,
    heavy as JobPool,
    new RequestThread(noBudget, noBudget, { use: () => {} }, systemClock),
    new WastedWork(noBudget),
    10 * 1024 * 1024,
    { identify: async () => ({ client: "someone" }), stored: () => {} } as unknown as Senders,
    new ServiceMetrics(),
    { checkClient: async () => {}, checkContent: async () => {} } as unknown as BlockedUploads,
    null,
  );
}

function exchangeOf(headers: Record<string, string>, search = ""): Exchange {
  const request = new Request("http://localhost/api/upload", { method: "POST", headers });
  return { request, search, client: { key: "someone" } } as unknown as Exchange;
}

/** How many uploads of that size are given to another thread. */
async function givenAway(
  bytes: number,
  search: string,
  protocol: UploadProtocol,
  pack?: (body: Uint8Array) => Uint8Array,
  line: string | Uint8Array = "a line\n",
): Promise<number> {
  let given = 0;
  const share = async () => ({ log: {}, packedBytes: 1, allowance: { limit: 1, remaining: 1, resetSeconds: 1 } });
  const body = Buffer.alloc(bytes, line);
  body.write("content=");
  const sent = pack ? pack(body) : body;
  const heavy = {
    run: async () => {
      given++;
      const content = { size: 1, packed: new Uint8Array(1) };
      const file = { content, name: "", redacted: null, lineCounts: null, origin: noDetails };
      return { name: "", format: "json", files: [file], leftOut: [] };
    },
  };
  const type = { "Content-Type": "application/x-www-form-urlencoded" };
  const exchange = exchangeOf(pack ? { ...type, "Content-Encoding": "gzip" } : type, search);
  await serviceOf({ share, bytes: sent, heavy }).share(exchange, protocol);
  return given;
}

test.each<[bytes: number, search: string, protocol: "native" | "mclogs", given: number]>([
  [4 * 1024, "redact=true", "native", 0],
  [4 * 1024 + 1, "redact=true", "native", 1],
  [256 * 1024, "", "native", 0],
  [256 * 1024 + 1, "", "native", 1],
  [4 * 1024, "", "mclogs", 0],
  [4 * 1024 + 1, "", "mclogs", 1],
  [4 * 1024 + 1, "redact=false", "mclogs", 1],
])(
  "of a body of %d bytes with the query %j through the protocol %j, %d is read, masked or counted on another thread",
  async (bytes, search, protocol, given) => {
    expect(await givenAway(bytes, search, { native: nativeProtocol, mclogs: mclogsProtocol }[protocol])).toBe(given);
  },
);

/** Packs to a tenth or so, as logs do. */
const logLines = Buffer.from(
  Array.from({ length: 4000 }, (_, i) => `[10:30:00] [Server thread/INFO]: Saved chunk ${Bun.hash(String(i))}\n`).join(
    "",
  ),
);

test.each<[bytes: number, given: number]>([
  [60 * 1024, 0],
  [256 * 1024, 0],
  [256 * 1024 + 1, 1],
  [5 * 1024 * 1024, 1],
])("of a log that unpacks to %d bytes, %d is unpacked on another thread", async (bytes, given) => {
  expect(await givenAway(bytes, "", nativeProtocol, (body) => gzipSync(body), logLines)).toBe(given);
});

test.each<[bytes: number, given: number]>([
  [4 * 1024, 0],
  // Some hundred bytes, and yet no small body.
  [32 * 1024, 1],
  [256 * 1024, 1],
])(
  "of %d bytes that are next to nothing when they are packed, %d is unpacked on another thread",
  async (bytes, given) => {
    expect(await givenAway(bytes, "", nativeProtocol, (body) => gzipSync(body))).toBe(given);
  },
);

test("of a gzip file in gzip, the file is unpacked on another thread", async () => {
  expect(await givenAway(1024, "", nativeProtocol, (body) => gzipSync(gzipSync(body)))).toBe(1);
});

test("when many come at once, they are packed in less time", async () => {
  const efforts: unknown[] = [];
  const stored = Promise.withResolvers<void>();
  const share = async ({ content }: UploadRequest) => {
    efforts.push("text" in content && content.effort);
    await stored.promise;
    return { log: {}, packedBytes: 1, allowance: null };
  };
  const service = serviceOf({ share, bytes: Buffer.from("a line\n") });
  const uploads = Array.from({ length: 20 }, () => service.share(exchangeOf({ "Content-Type": "text/plain" })));
  await until("all are being stored", () => efforts.length === 20, { everyMs: 0 });
  stored.resolve();
  await Promise.all(uploads);
  expect(efforts).toEqual([...Array(2).fill("usual"), ...Array(18).fill("quick")]);
  await service.share(exchangeOf({ "Content-Type": "text/plain" }));
  expect(efforts.at(-1)).toBe("usual");
});
