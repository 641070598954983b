import { beforeEach, describe, expect, test } from "bun:test";
import { FakeClock } from "../../../tests/support/fake-clock.ts";
import { MemoryStore } from "../../../tests/support/memory-store.ts";
import { noCrashes } from "../../../tests/support/no-crashes.ts";
import { newLog } from "../../../tests/support/stored-logs.ts";
import { requesterFrom } from "../../../tests/support/test-requester.ts";
import { noHouseRules } from "../../house-rules/house-rules.ts";
import { ReadLog } from "../../logs/read.ts";
import { Refusal } from "../../wire/refusal.ts";
import type { JobPool } from "../../work/job-pool.ts";
import { ownWork, type Requester } from "../../work/requester.ts";
import { JobOverdue } from "../../work/thread-pool.ts";
import type { AnswerContext } from "../answers/answer-context.ts";
import { analyseStored } from "./analyse-stored-job.ts";
import type { ReadPart } from "./analysis-job-names.ts";
import { Insights } from "./insights.ts";

const text = `[10:00:00] [Server thread/INFO]: Starting minecraft server version 1.20.4\n${"[10:00:01] [Server thread/INFO]: Saved the world\n".repeat(200)}[10:00:02] [main/INFO]: You need to agree to the EULA in order to run the server. Go to eula.txt for more info.\n`;
const hourMs = 60 * 60 * 1000;

let store: MemoryStore;
let clock: FakeClock;
/** What was read of the log, in this order. */
let reads: ReadPart[];
/** What does not end in time. */
let tooLong: Set<ReadPart>;
/** Happens while something is read. */
let meanwhile: (read: ReadPart) => void;

beforeEach(() => {
  store = new MemoryStore();
  clock = new FakeClock();
  reads = [];
  tooLong = new Set(["all"]);
  meanwhile = () => {};
});

/** As after a start of the server, or on another node. */
async function started(house = noHouseRules): Promise<Insights> {
  const pool = {
    run: async (_: unknown, input: Parameters<typeof analyseStored.run>[0], requester: Requester) => {
      if (requester.signal.aborted) throw new Error("nobody waits for it");
      reads.push(input.read);
      meanwhile(input.read);
      requester.onThreadTime?.(tooLong.has(input.read) ? 10_000 : 100);
      if (tooLong.has(input.read)) throw new JobOverdue("a job took longer");
      return analyseStored.run(input);
    },
  };
  const readable = { of: async () => ({ names: null, reason: null }) };
  const metrics = { cache: () => undefined, analysed: () => {}, found: () => {} };
  const context = { readLog: await ReadLog.over(store), metrics } as unknown as AnswerContext;
  return new Insights(store, context, pool as unknown as JobPool, { current: house }, clock, noCrashes, readable);
}

async function sharedLog() {
  const log = newLog(text);
  await store.insert(log);
  return log.id;
}

describe("a log that takes too long to read", () => {
  test("is explained by its ends, and that is kept: over restarts, and for other nodes", async () => {
    const id = await sharedLog();
    const insights = await started();
    const analysis = await insights.of(id, ownWork);
    expect(analysis.findings.map(({ code, firstLine }) => [code, firstLine])).toEqual([["eula-not-accepted", 201]]);
    expect(analysis.unread!.endLine).toBeGreaterThan(100);
    expect(reads).toEqual(["all", "ends"]);
    expect(await insights.of(id, ownWork)).toEqual(analysis);
    expect(await (await started()).of(id, ownWork)).toEqual(analysis);
    expect(reads).toEqual(["all", "ends"]);
  });

  test("is kept as one that says nothing, where its ends take too long as well", async () => {
    const id = await sharedLog();
    tooLong.add("ends");
    const analysis = await (await started()).of(id, ownWork);
    expect([analysis.lines, analysis.findings, analysis.unread]).toEqual([202, [], { firstLine: 0, endLine: 202 }]);
    await (await started()).of(id, ownWork);
    expect(reads).toEqual(["all", "ends", "nothing"]);
  });

  test("is not remembered where nothing can be done in time, and that is told", async () => {
    const id = await sharedLog();
    for (const read of ["ends", "nothing"] as const) tooLong.add(read);
    const insights = await started();
    expect(await insights.of(id, ownWork).catch((error) => [error.code, error.retryAfter])).toEqual([503, 5]);
    tooLong.clear();
    expect((await insights.of(id, ownWork)).unread).toBeUndefined();
  });

  test("is read again after an hour, because the machine may have been busy", async () => {
    const id = await sharedLog();
    const insights = await started();
    await insights.of(id, ownWork);
    tooLong.clear();
    clock.advance(hourMs - 1);
    expect((await insights.of(id, ownWork)).unread).toBeDefined();
    expect((await (await started()).of(id, ownWork)).unread).toBeDefined();
    expect(reads).toEqual(["all", "ends"]);
    clock.advance(1);
    const all = await Promise.all([1, 2, 3].map(() => insights.of(id, ownWork)));
    expect(all.map(({ unread }) => unread)).toEqual([undefined, undefined, undefined]);
    expect((await (await started()).of(id, ownWork)).unread).toBeUndefined();
    expect(reads).toEqual(["all", "ends", "all"]);
  });

  test("is read again by other rules", async () => {
    const id = await sharedLog();
    await (await started()).of(id, ownWork);
    tooLong.clear();
    expect((await (await started({ version: "2", rules: [] })).of(id, ownWork)).unread).toBeUndefined();
  });

  test("is kept also where everybody has left meanwhile, and the last of them pays", async () => {
    const id = await sharedLog();
    let paid = 0;
    const leaving = { ...requesterFrom("a"), onThreadTime: (ms: number) => (paid += ms) };
    meanwhile = (read) => read === "all" && leaving.leave();
    const insights = await started();
    expect(await insights.of(id, leaving).catch((error) => error.name)).toBe("ClientGone");
    meanwhile = () => {};
    expect((await insights.of(id, ownWork)).unread).toBeDefined();
    expect(reads).toEqual(["all", "ends"]);
    expect(paid).toBe(10_100);
  });
});

describe("a client that may cause no more work", () => {
  const tooMuch = new Refusal(429, "too much", 7);
  const refused: Requester = { ...requesterFrom("a"), refusal: () => tooMuch };

  test("is told so, and nothing is read", async () => {
    const id = await sharedLog();
    expect(await (await started()).of(id, refused).catch((error) => error)).toBe(tooMuch);
    expect(reads).toEqual([]);
  });

  test("has what is kept, also what another would have read again", async () => {
    const id = await sharedLog();
    await (await started()).of(id, ownWork);
    clock.advance(hourMs);
    const insights = await started();
    for (let i = 0; i < 2; i++) expect((await insights.of(id, refused)).unread).toBeDefined();
    expect(reads).toEqual(["all", "ends"]);
  });

  test("has what others wait for", async () => {
    const id = await sharedLog();
    tooLong.clear();
    const insights = await started();
    const both = await Promise.all([insights.of(id, refused), insights.of(id, ownWork)]);
    expect(both[0]).toEqual(both[1]);
    expect(reads).toEqual(["all"]);
  });
});
