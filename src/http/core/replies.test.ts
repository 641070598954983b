import { expect, test } from "bun:test";
import { JobOverdue } from "../../work/thread-pool.ts";
import { toErrorReply } from "./replies.ts";

test("work that took too long is no bug of ours that a client should report: it comes again, and the operator is told", () => {
  expect(toErrorReply(new JobOverdue("a job took longer than 10000 ms"), "abc")).toMatchObject({
    status: 503,
    headers: { "Retry-After": "5" },
    isOurs: true,
  });
  expect(toErrorReply(new Error("a bug"), "abc").status).toBe(500);
});
