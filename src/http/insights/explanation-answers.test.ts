import { beforeEach, describe, expect, test } from "bun:test";
import { FakeClock } from "../../../tests/support/fake-clock.ts";
import { sampleCounts } from "../../../tests/support/sample-analysis.ts";
import type { LogCounts } from "../../logs/ports.ts";
import type { AnswerContext } from "../answers/answer-context.ts";
import { LargeAnswers } from "../answers/large-answers.ts";
import { LogAnswers } from "../answers/log-answers.ts";
import type { Exchange } from "../core/exchange.ts";
import { Crowd } from "../core/fairness/crowd.ts";
import { MemoryBudget } from "../core/fairness/memory-budget.ts";
import { ExplanationAnswers, type ExplanationJob, explanationJob } from "./explanation-answers.ts";

interface Input {
  text: string;
}

let counts: LogCounts | null;
/** Where each answer was made. */
let made: ("here" | "elsewhere")[];
let explanations: ExplanationAnswers;

beforeEach(() => {
  counts = sampleCounts;
  made = [];
  const heavy = {
    run: async (job: ExplanationJob<Input>, input: Parameters<ExplanationJob<Input>["run"]>[0]) => {
      const answer = await job.run(input);
      made.splice(-1, 1, "elsewhere");
      return answer;
    },
  };
  const crowd = new Crowd(1e9);
  const pace = { limit: 1e8, maxWaitMs: 1000, minBytesPerSecond: 1, graceMs: 1000 };
  const large = new LargeAnswers(new MemoryBudget(pace, new FakeClock()), crowd);
  const readLog = { counts: () => counts };
  const metrics = { cache: () => undefined };
  const context = { readLog, heavy, large, crowd, metrics } as unknown as AnswerContext;
  explanations = new ExplanationAnswers(context, new LogAnswers(context));
});

const job = explanationJob<Input>("trial", ({ text }) => {
  made.push("here");
  return { text };
});

async function ask(bytes: number, encoding = "identity", key = "a"): Promise<Response> {
  const request = new Request("http://localhost/", { headers: { "Accept-Encoding": encoding } });
  const exchange = { request, client: { key: "client" }, isHead: false } as unknown as Exchange;
  const text = "x".repeat(bytes);
  const asked = { id: sampleCounts.id, key, headers: { Vary: "Accept-Encoding" }, bytes, job };
  return explanations.send(exchange, { ...asked, input: async () => ({ text }) });
}

describe.each<[size: string, bytes: number, where: "here" | "elsewhere"]>([
  ["of little", 1000, "here"],
  ["of much", 100_000, "elsewhere"],
  ["of more than is kept as it is sent", 1_000_000, "elsewhere"],
])("an explanation %s", (_, bytes, where) => {
  test("is put into words once, however many ask, and where that holds up nobody", async () => {
    for (let round = 0; round < 3; round++) {
      const answers = await Promise.all(Array.from({ length: 32 }, () => ask(bytes)));
      for (const answer of answers) expect(await answer.json()).toEqual({ text: "x".repeat(bytes) });
    }
    expect(made).toEqual([where]);
  });

  test("is one answer for each encoding and key", async () => {
    const packed = await ask(bytes, "zstd");
    expect(packed.headers.get("content-encoding")).toBe("zstd");
    expect(JSON.parse(Bun.zstdDecompressSync(await packed.bytes()).toString())).toEqual({ text: "x".repeat(bytes) });
    await (await ask(bytes)).text();
    await (await ask(bytes, "identity", "b")).text();
    await (await ask(bytes, "zstd")).bytes();
    expect(made).toEqual([where, where, where]);
  });

  test("is gone with its log", async () => {
    await (await ask(bytes)).text();
    counts = null;
    expect(await ask(bytes).catch((error) => error.code)).toBe(404);
    explanations.forget(["a"]);
    counts = sampleCounts;
    await (await ask(bytes)).text();
    expect(made).toEqual([where, where]);
  });
});
