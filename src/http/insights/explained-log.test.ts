import { afterEach, describe, expect, jest, test } from "bun:test";
import { analysisWith, sampleCounts } from "../../../tests/support/sample-analysis.ts";
import type { Analysis } from "../../analysis/model/analysis.ts";
import { Outage, Refusal } from "../../wire/refusal.ts";
import { ownWork } from "../../work/requester.ts";
import type { AnswerContext } from "../answers/answer-context.ts";
import { usualPatience } from "../core/patience.ts";
import { explainedLog } from "./explained-log.ts";

function parts(of: () => Promise<Analysis>, counts: typeof sampleCounts | null = sampleCounts) {
  const answerContext = { readLog: { counts: () => counts }, patience: usualPatience } as unknown as AnswerContext;
  return { insights: { of, known: async () => null }, answerContext };
}

afterEach(() => {
  jest.useRealTimers();
});

describe("a log that is shown with its explanation", () => {
  const analysis = analysisWith({});

  test("comes with it", async () => {
    const explained = await explainedLog(
      parts(async () => analysis),
      sampleCounts.id,
      ownWork,
    );
    expect(explained).toEqual({ analysis, counts: sampleCounts, known: null });
  });

  test("is refused for a moment where there is none", async () => {
    const failed = explainedLog(
      parts(() => Promise.reject(new Error("a job took longer"))),
      sampleCounts.id,
      ownWork,
    );
    expect(await failed.catch((error) => [error instanceof Refusal, error.code, error.retryAfter])).toEqual([
      true,
      503,
      5,
    ]);
  });

  test("is refused for a moment where it takes too long", async () => {
    jest.useFakeTimers();
    const asked = Promise.withResolvers<void>();
    const never = () => {
      asked.resolve();
      return new Promise<never>(() => {});
    };
    const late = explainedLog(parts(never), sampleCounts.id, ownWork);
    await asked.promise;
    jest.advanceTimersByTime(usualPatience.explanation);
    expect(await late.catch((error) => [error.code, error.retryAfter])).toEqual([503, 5]);
  });

  test("is missing where it is missing, and out of reach where the storage is", async () => {
    const missing = explainedLog(
      parts(async () => analysis, null),
      sampleCounts.id,
      ownWork,
    );
    expect(await missing.catch((error) => error.code)).toBe(404);
    const outage = new Outage("gone");
    expect(
      await explainedLog(
        parts(() => Promise.reject(outage)),
        sampleCounts.id,
        ownWork,
      ).catch((error) => error),
    ).toBe(outage);
  });
});
