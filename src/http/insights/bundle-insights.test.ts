import { describe, expect, test } from "bun:test";
import { FakeClock } from "../../../tests/support/fake-clock.ts";
import { MemoryStore } from "../../../tests/support/memory-store.ts";
import { noCrashes } from "../../../tests/support/no-crashes.ts";
import { newBundle, newLog, stored } from "../../../tests/support/stored-logs.ts";
import { analyse } from "../../analysis/analyse.ts";
import { type LogId, systemClock } from "../../logs/ports.ts";
import { ReadLog } from "../../logs/read.ts";
import type { JobPool } from "../../work/job-pool.ts";
import { ownWork } from "../../work/requester.ts";
import { JobOverdue } from "../../work/thread-pool.ts";
import type { AnswerContext } from "../answers/answer-context.ts";
import type { BundleHead, ReadBundle } from "./analysis-job-names.ts";
import { BundleInsights, type KeptExplanation } from "./bundle-insights.ts";
import { explainStoredBundle } from "./explain-bundle-job.ts";
import type { Insights } from "./insights.ts";
import { openResult, packResult, resultIn } from "./kept-result.ts";

const bundle = "abcdefghjk" as LogId;
const files = ["bcdefghjkm", "cdefghjkmn"] as LogId[];

/** Explains a bundle, and tells what was stored of it. `meanwhile` happens while it is explained. */
async function storedOf(meanwhile: (remove: (id: LogId) => void) => void): Promise<string[]> {
  const there = new Set([bundle, ...files]);
  const kept: string[] = [];
  const logOf = (id: LogId) => ({ id, name: id, createdAt: 0, size: id === bundle ? 0 : 5, views: 0, uniqueViews: 0 });
  const readLog = {
    counts: (id: LogId) => (there.has(id) ? logOf(id) : null),
    details: async () => ({ files }),
    removal: async () => null,
    content: async (id: LogId) => ({ ...logOf(id), packed: new Uint8Array(1), hash: "" }),
  };
  const store = {
    findAnalysis: async () => null,
    keepAnalysis: async (id: LogId) => void kept.push(id),
  };
  const pool = {
    run: async () => {
      meanwhile((id) => there.delete(id));
      return { packed: packResult({ ranOutAt: null, files, primary: 0 }, { explanation: {}, softwares: [{}, {}] }) };
    },
  };
  const insights = { ruleSet: "1", kept: async () => ({ head: { ranOutAt: null }, packed: new Uint8Array(1) }) };
  const context = { readLog, metrics: { cache: () => undefined } } as unknown as AnswerContext;
  const subject = new BundleInsights(
    store,
    context,
    pool as unknown as JobPool,
    insights as unknown as Insights,
    systemClock,
    noCrashes,
  );
  await subject.of(bundle, ownWork);
  return kept;
}

test("what files say together is stored with their bundle", async () => {
  expect(await storedOf(() => {})).toEqual([bundle]);
});

test("nothing is stored of a file that is removed while it is explained", async () => {
  expect(await storedOf((remove) => remove(files[1]!))).toEqual([]);
});

describe("a bundle whose files take too long to read", () => {
  const log =
    "[10:00:02] [main/INFO]: You need to agree to the EULA in order to run the server. Go to eula.txt for more info.\n";

  test("is explained by what was found in each of them, and that is kept for an hour", async () => {
    const { bundle, files } = newBundle(2);
    const store = new MemoryStore();
    await store.insertAll([bundle, ...files]);
    const clock = new FakeClock();
    const reads: boolean[] = [];
    const pool = {
      run: async (_: unknown, input: ReadBundle) => {
        reads.push(input.withTexts);
        if (input.withTexts) throw new JobOverdue("a job took longer");
        return explainStoredBundle.run(input);
      },
    };
    const analysis = packResult({ ranOutAt: null }, analyse(log));
    const insights = { ruleSet: "1", kept: async () => ({ head: { ranOutAt: null }, packed: analysis }) };
    const context = { readLog: await ReadLog.over(store), metrics: { cache: () => undefined } };
    const started = () =>
      new BundleInsights(
        store,
        context as unknown as AnswerContext,
        pool as unknown as JobPool,
        insights as unknown as Insights,
        clock,
        noCrashes,
      );
    const { explanation } = await started().of(bundle.id, ownWork);
    expect(explanation.isPartial).toBe(true);
    expect(explanation.findings[0]).toMatchObject({ code: "eula-not-accepted", line: 0 });
    await started().of(bundle.id, ownWork);
    expect(reads).toEqual([true, false]);
    clock.advance(60 * 60 * 1000);
    await started().of(bundle.id, ownWork);
    expect(reads).toEqual([true, false, true, false]);
  });

  test("says so where only one of them was not read to its end", async () => {
    const log = newLog("Done\n");
    const part = packResult({ ranOutAt: 1 }, { ...analyse("Done\n"), unread: { firstLine: 0, endLine: 1 } });
    const files = [{ log: stored(log), analysis: part }];
    const { packed } = await explainStoredBundle.run({ files, withTexts: true, head: { ranOutAt: 1 } });
    expect((await openResult<BundleHead>(packed))?.head).toEqual({
      ranOutAt: 1,
      fault: null,
      files: [log.id],
      primary: 0,
    });
    expect(resultIn<KeptExplanation>(packed).explanation.isPartial).toBe(true);
  });
});
