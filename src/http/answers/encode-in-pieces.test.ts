import { describe, expect, test } from "bun:test";
import { gunzipSync } from "node:zlib";
import { requesterFrom } from "../../../tests/support/test-requester.ts";
import { packSync } from "../../logs/content.ts";
import type { LogId, StoredLog } from "../../logs/ports.ts";
import type { Job } from "../../work/job.ts";
import { ClientGone, type Requester } from "../../work/requester.ts";
import type { AnswerContext } from "./answer-context.ts";
import { type AppendableEncoding, finishingBytes } from "./appendable-encoding.ts";
import { comesInPieces, encodeInPieces } from "./encode-in-pieces.ts";
import { jsonAround } from "./log-json.ts";
import type { LogRendering } from "./log-rendering.ts";

const id = "23456789AB" as LogId;
const megabyte = 1024 * 1024;

/** Lines that are all different, so that a part of what is stored is a part of the text. */
function variedText(bytes: number): string {
  const lines: string[] = [];
  let state = 1;
  for (let length = 0; length < bytes; ) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    const line = `[12:00:00] [Server thread/INFO]: ${state.toString(36)} "${state % 977}" 日志 😀\t${state.toString(16)}\n`;
    lines.push(line);
    length += Buffer.byteLength(line);
  }
  return lines.join("");
}

const fiveMegabytes = variedText(5 * megabyte);
const oneMegabyte = fiveMegabytes.slice(0, megabyte);

function storedLog(text: string, changes: Partial<StoredLog> = {}): StoredLog {
  return { id, name: 'a "b".log', createdAt: 0, ...packSync(Buffer.from(text)), ...changes } as StoredLog;
}

/** The jobs as threads do them, one after the other. */
function contextOf(log: StoredLog): { context: AnswerContext; jobs: string[] } {
  const jobs: string[] = [];
  const run = async <In, Out>(job: Job<In, Out>, input: In, { signal }: Requester): Promise<Out> => {
    if (signal.aborted) throw new ClientGone("gone");
    jobs.push(job.name);
    return structuredClone(await job.run(structuredClone(input)));
  };
  const context = { heavy: { run }, readLog: { content: async () => log } } as unknown as AnswerContext;
  return { context, jobs };
}

async function answerOf(log: StoredLog, rendering: LogRendering, end: string | null) {
  const { context, jobs } = contextOf(log);
  const pieces: AppendableEncoding[] = [];
  const made = encodeInPieces(context, id, rendering, end !== null, requesterFrom("someone"));
  for await (const piece of made) pieces.push(piece);
  const bytes = Buffer.concat([...pieces.map((piece) => piece.bytes), finishingBytes(pieces.at(-1)!, end ?? "")]);
  return { answer: gunzipSync(bytes).toString("utf8"), jobs };
}

describe("a log that is encoded in pieces", () => {
  test.each<[what: string, text: string, raw: string[], json: string[]]>([
    ["of one megabyte", oneMegabyte, ["encodeStart", "encodeRest"], ["encodeStart", "encodeRest"]],
    [
      "of five megabytes",
      fiveMegabytes,
      ["encodeStart", "encodeRest"],
      ["encodeStart", "encodeRest", "encodePart", "encodePart"],
    ],
    [
      "of which the beginning of what is stored tells nothing",
      "the same line again and again\n".repeat(100_000),
      ["encodeStart", "encodeRest"],
      ["encodeStart", "encodeRest", "encodePart"],
    ],
    [
      "in Chinese",
      "日志文件".repeat(60_000) + oneMegabyte,
      ["encodeStart", "encodeRest"],
      ["encodeStart", "encodeRest"],
    ],
  ])("%s is the same as a whole", async (_, text, rawJobs, jsonJobs) => {
    const log = storedLog(text);
    const raw = await answerOf(log, "text", null);
    expect([raw.answer === text, raw.jobs]).toEqual([true, rawJobs]);
    const around = jsonAround(log);
    const json = await answerOf(log, around, "1}");
    expect(json.answer === `${around.before}${JSON.stringify(text)}${around.after}1}`).toBe(true);
    expect(json.jobs).toEqual(jsonJobs);
  });

  test("begins before all of it is unpacked, and breaks off where it is not what was stored", async () => {
    const log = storedLog(oneMegabyte, { hash: "0000000000000000" });
    for (const hasEnd of [false, true]) {
      const { context } = contextOf(log);
      const pieces = encodeInPieces(context, id, "text", hasEnd, requesterFrom("someone"))[Symbol.asyncIterator]();
      expect((await pieces.next()).value.plainBytes).toBeGreaterThan(100_000);
      expect(await pieces.next().catch((error: Error) => error.message)).toContain("damaged");
    }
  });

  test("that nobody waits for any more is not encoded to its end", async () => {
    const { context, jobs } = contextOf(storedLog(fiveMegabytes));
    const leaving = requesterFrom("leaving");
    const pieces = encodeInPieces(context, id, "text", true, leaving)[Symbol.asyncIterator]();
    for (let i = 0; i < 3; i++) await pieces.next();
    leaving.leave();
    expect(await pieces.next().catch((error: Error) => error.name)).toBe("ClientGone");
    expect(jobs).toEqual(["encodeStart", "encodeRest", "encodePart"]);
  });
});

test("only what is large comes in pieces, in the encoding that can be put together", () => {
  expect([comesInPieces("gzip", 600_000), comesInPieces("gzip", 500_000)]).toEqual([true, false]);
  expect([comesInPieces("zstd", 9e6), comesInPieces("br", 9e6), comesInPieces("identity", 9e6)]).toEqual([
    false,
    false,
    false,
  ]);
});
