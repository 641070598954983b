import { expect, test } from "bun:test";
import { type LogId, type LogStore, systemClock } from "../../logs/ports.ts";
import type { JobPool } from "../../work/job-pool.ts";
import { ownWork } from "../../work/requester.ts";
import type { AnswerContext } from "../answers/answer-context.ts";
import { BundleInsights } from "./bundle-insights.ts";
import type { Insights } from "./insights.ts";
import { packResult } from "./kept-result.ts";

const bundle = "abcdefghjk" as LogId;
const files = ["bcdefghjkm", "cdefghjkmn"] as LogId[];

/** Explains a bundle, and tells what was stored of it. `meanwhile` happens while it is explained. */
async function storedOf(meanwhile: (remove: (id: LogId) => void) => void): Promise<string[]> {
  const there = new Set([bundle, ...files]);
  const stored: string[] = [];
  const logOf = (id: LogId) => ({ id, name: id, createdAt: 0, size: id === bundle ? 0 : 5, views: 0, uniqueViews: 0 });
  const readLog = {
    counts: (id: LogId) => (there.has(id) ? logOf(id) : null),
    details: async () => ({ files }),
    removal: async () => null,
    content: async (id: LogId) => ({ ...logOf(id), packed: new Uint8Array(1), hash: "" }),
  };
  const store = {
    findAnalysis: async () => null,
    keepAnalysis: async (id: LogId) => void stored.push(id),
  };
  const pool = {
    run: async () => {
      meanwhile((id) => there.delete(id));
      return packResult({ ranOutAt: null, files, primary: 0 }, { explanation: {}, softwares: [{}, {}] });
    },
  };
  const insights = { ruleSet: "1", kept: async () => ({ head: { ranOutAt: null }, packed: new Uint8Array(1) }) };
  const context = { readLog, metrics: { cache: () => undefined } } as unknown as AnswerContext;
  const subject = new BundleInsights(
    store as unknown as LogStore,
    context,
    pool as unknown as JobPool,
    insights as unknown as Insights,
    systemClock,
  );
  await subject.of(bundle, ownWork);
  return stored;
}

test("what files say together is stored with their bundle", async () => {
  expect(await storedOf(() => {})).toEqual([bundle]);
});

test("nothing is stored of a file that is removed while it is explained", async () => {
  expect(await storedOf((remove) => remove(files[1]!))).toEqual([]);
});
