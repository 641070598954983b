import { statSync } from "node:fs";
import { join } from "node:path";
import type { Context } from "./context.ts";
import { sendAll, uploadRequest } from "./http-connection.ts";
import { informs, type Measure, ratio } from "./report.ts";
import { sampleLog, uploadBody } from "./sample-log.ts";
import { startLectern } from "./servers.ts";

/** Bytes on the disk for a log, all included, against the same texts each compressed and nothing else. */
export async function measureStorageSize(context: Context): Promise<Measure[]> {
  const count = context.effort.isQuick ? 500 : 2000;
  return [
    await bytesPerLog(context, "60 KB log", count, () => 60 * 1024),
    await bytesPerLog(context, "small log", count * 4, (i) => 300 + (i % 500)),
  ];
}

async function bytesPerLog(
  { workspace }: Context,
  what: string,
  count: number,
  bytesOf: (i: number) => number,
): Promise<Measure> {
  const directory = workspace.directory("storage-size");
  const server = await startLectern(workspace, directory);
  let packed = 0;
  let plain = 0;
  const perBatch = 100;
  for (let first = 0; first < count; first += perBatch) {
    const texts = Array.from({ length: perBatch }, (_, i) => sampleLog(10_000 + first + i, bytesOf(first + i)));
    for (const text of texts) {
      plain += text.length;
      packed += Bun.zstdCompressSync(Buffer.from(text), { level: 3 }).length;
    }
    const requests = texts.map((text) => uploadRequest(uploadBody(text)));
    await sendAll(server.port, requests, 8);
  }
  // Stopping moves everything from the write-ahead log into the one file.
  await server.stop();
  const stored = statSync(join(directory, "lectern.sqlite")).size;
  workspace.removeDirectory(directory);
  const each = (bytes: number) => Math.round(bytes / count).toLocaleString("en-US");
  return informs(
    `bytes stored for a ${what}, of zstd -3 alone`,
    `${ratio(stored / packed)} (${each(stored)} of ${each(packed)}; the text ${each(plain)})`,
  );
}
