import { expect, test } from "bun:test";
import { SmallAnswer } from "./small-answer.ts";

test("an answer holds each number of views in turn, and nothing of the last one", () => {
  const answer = new SmallAnswer('{"content":"日志","views":', ',"createdAt":"x"}');
  for (const views of [0, 1, 9, 10, 99, 12345, 12346, 7, 1_000_000, 999_999, Number.MAX_SAFE_INTEGER]) {
    const text = Buffer.from(answer.withViews(views)).toString("utf8");
    expect(text).toBe(`{"content":"日志","views":${views},"createdAt":"x"}`);
  }
});
