import { afterEach, describe, expect, jest, test } from "bun:test";
import { requesterFrom } from "../../tests/support/test-requester.ts";
import { closePools, echo, failureOf, flag, isSet, poolOf, waitingJob } from "../../tests/support/trial-jobs.ts";
import { Outage, Refusal } from "../wire/refusal.ts";
import { ownClock, processorMs } from "./thread-clock.ts";
import { JobOverdue } from "./thread-pool.ts";

afterEach(closePools);

const knowsTime = processorMs(ownClock()) !== null;

describe("a job", () => {
  test("ends with its result", async () => {
    expect(await echo(poolOf(), { text: "日志", list: [1, null] })).toEqual({
      value: { text: "日志", list: [1, null] },
      jobs: 1,
    });
  });

  test("runs after the others, in their order, on a thread that stays", async () => {
    const pool = poolOf();
    const outcomes = await Promise.all(["a", "b", "c"].map((value) => echo(pool, value)));
    expect(outcomes).toEqual([
      { value: "a", jobs: 1 },
      { value: "b", jobs: 2 },
      { value: "c", jobs: 3 },
    ]);
  });

  test("runs beside the others where there are more threads", async () => {
    const pool = poolOf({ threads: 2 });
    const first = waitingJob(pool);
    const second = waitingJob(pool);
    await Promise.all([isSet(first.begun), isSet(second.begun)]);
    second.letGo();
    expect(await second.outcome).toBe("let go");
    first.letGo();
    expect(await first.outcome).toBe("let go");
  });

  test("may hand its buffers over in both directions instead of copying them", async () => {
    const pool = poolOf();
    const input = new Uint8Array(100_000).fill(5);
    const outcome = (await pool.run({ kind: "echo", value: input }, { transfer: [input.buffer] })) as {
      value: Uint8Array;
    };
    expect(input.byteLength).toBe(0);
    expect(outcome.value).toEqual(new Uint8Array(100_000).fill(5));
    expect(await pool.run({ kind: "fill", bytes: 100_000 })).toEqual(new Uint8Array(100_000).fill(7));
  });
});

describe("a job that fails", () => {
  test("by a refusal is refused here, with everything that it says", async () => {
    const error = (await failureOf(poolOf().run({ kind: "refuse" }))) as Refusal;
    expect(error).toBeInstanceOf(Refusal);
    expect([error.code, error.message, error.retryAfter]).toEqual([413, "too large", 9]);
  });

  test("by an outage is an outage here", async () => {
    const error = (await failureOf(poolOf().run({ kind: "outage" }))) as Outage;
    expect(error).toBeInstanceOf(Outage);
    expect(error.message).toBe("the disk is gone");
  });

  test("by a bug is a bug here, and says where", async () => {
    const error = (await failureOf(poolOf().run({ kind: "bug" }))) as Error;
    expect(error).not.toBeInstanceOf(Refusal);
    expect(error).not.toBeInstanceOf(Outage);
    expect(error.message).toContain("undefined is not a function");
    expect(error.message).toContain("trial-thread.ts");
  });

  test("does not cost the thread", async () => {
    const pool = poolOf();
    for (const kind of ["refuse", "outage", "bug"] as const) await failureOf(pool.run({ kind }));
    expect(await echo(pool, "next")).toEqual({ value: "next", jobs: 4 });
  });

  test("because it cannot be sent fails alone, at once", async () => {
    const pool = poolOf();
    const unsendable = failureOf(echo(pool, () => {}));
    const next = echo(pool, "next");
    expect(((await unsendable) as Error).name).toBe("DataCloneError");
    expect(await next).toEqual({ value: "next", jobs: 1 });
  });
});

describe("a job over its deadline", () => {
  test.if(knowsTime)("is not one while the processor works for others, up to some times as long", async () => {
    jest.useFakeTimers();
    const pool = poolOf({ deadlineMs: 1000, stretch: 3 });
    // It takes no time of the processor.
    const first = waitingJob(pool);
    await isSet(first.begun);
    jest.advanceTimersByTime(2999);
    first.letGo();
    expect(await first.outcome).toBe("let go");
    const second = waitingJob(pool);
    await isSet(second.begun);
    jest.advanceTimersByTime(3100);
    expect(await second.outcome).toBeInstanceOf(JobOverdue);
  });

  test.if(knowsTime)("is none if it is small either, though nobody read what it had when it began", async () => {
    jest.useFakeTimers();
    const pool = poolOf({ deadlineMs: 1000, stretch: 3 });
    const small = waitingJob(pool, { isSmall: true });
    await isSet(small.begun);
    jest.advanceTimersByTime(2999);
    small.letGo();
    expect(await small.outcome).toBe("let go");
  });

  test.if(knowsTime)("is one when the processor has worked for it as long as it may", async () => {
    const pool = poolOf({ deadlineMs: 60_000, stretch: 1000 });
    expect(await echo(pool, "first")).toEqual({ value: "first", jobs: 1 });
    // Its own: on a busy machine, starting the thread of the others may take as long.
    const looping = pool.run({ kind: "loop", begun: flag() }, { deadlineMs: 100 });
    expect(await failureOf(looping)).toBeInstanceOf(JobOverdue);
    expect(await echo(pool, "next")).toEqual({ value: "next", jobs: 1 });
  });

  test("may have one of its own, sooner than that of all", async () => {
    jest.useFakeTimers();
    const pool = poolOf();
    const begun = flag();
    let spent = 0;
    const requester = { ...requesterFrom("a"), onThreadTime: (ms: number) => (spent += ms) };
    const overdue = failureOf(pool.run({ kind: "loop", begun }, { deadlineMs: 2000, requester }));
    await isSet(begun);
    jest.advanceTimersByTime(2000);
    expect(await overdue).toBeInstanceOf(JobOverdue);
    expect(spent).toBeGreaterThan(0);
    expect(await echo(pool, "next")).toEqual({ value: "next", jobs: 1 });
  });

  test("costs its thread, and the next one gets a new thread", async () => {
    jest.useFakeTimers();
    const pool = poolOf();
    const begun = flag();
    const looping = failureOf(pool.run({ kind: "loop", begun }));
    const next = echo(pool, "next");
    await isSet(begun);
    jest.advanceTimersByTime(30_000);
    expect((await looping) as Error).toHaveProperty(
      "message",
      expect.stringMatching(/^a job took longer than 30000 ms \(\d+ ms of the processor\)$/),
    );
    expect(await next).toEqual({ value: "next", jobs: 1 });
  });

  test("is one only when the deadline is reached, and not for having waited", async () => {
    jest.useFakeTimers();
    const pool = poolOf();
    const first = waitingJob(pool);
    const second = waitingJob(pool);
    await isSet(first.begun);
    jest.advanceTimersByTime(29_999);
    first.letGo();
    expect(await first.outcome).toBe("let go");
    await isSet(second.begun);
    jest.advanceTimersByTime(29_999);
    second.letGo();
    expect(await second.outcome).toBe("let go");
    jest.advanceTimersByTime(60_000);
    expect(await echo(pool, "next")).toEqual({ value: "next", jobs: 3 });
  });
});

describe("a thread that dies", () => {
  test("costs its job, and is replaced", async () => {
    const pool = poolOf();
    const dying = failureOf(pool.run({ kind: "die" }));
    const next = echo(pool, "next");
    const error = (await dying) as Error;
    expect(error.message).toBe("a worker thread ended");
    expect(error).not.toBeInstanceOf(Refusal);
    expect(await next).toEqual({ value: "next", jobs: 1 });
  });

  test("between two jobs is replaced", async () => {
    const pool = poolOf();
    expect(await pool.run({ kind: "fail-later" })).toBe("done");
    // A job that still goes to the old thread is its second, or is lost with it.
    for (;;) {
      const outcome = (await echo(pool, "next").catch(() => null)) as { jobs: number } | null;
      if (outcome?.jobs === 1) break;
    }
    expect(await echo(pool, "after")).toEqual({ value: "after", jobs: 2 });
  });

  test("because its module does not exist costs each job, and no more", async () => {
    const pool = poolOf({ entry: new URL("file:///no/such/thread.ts") });
    const failures = await Promise.all([failureOf(echo(pool, 1)), failureOf(echo(pool, 2))]);
    for (const error of failures) expect((error as Error).message).toStartWith("a worker thread ");
  });
});

describe("a thread without work", () => {
  test("ends after a while, and the next job gets a new one", async () => {
    jest.useFakeTimers();
    const pool = poolOf({ idleMs: 60_000 });
    expect(await echo(pool, "a")).toEqual({ value: "a", jobs: 1 });
    jest.advanceTimersByTime(59_999);
    expect(await echo(pool, "b")).toEqual({ value: "b", jobs: 2 });
    jest.advanceTimersByTime(60_000);
    expect(await echo(pool, "c")).toEqual({ value: "c", jobs: 1 });
  });

  test("is not one that has a long job", async () => {
    jest.useFakeTimers();
    const pool = poolOf({ idleMs: 1000 });
    await echo(pool, "a");
    const long = waitingJob(pool);
    await isSet(long.begun);
    jest.advanceTimersByTime(29_999);
    long.letGo();
    expect(await long.outcome).toBe("let go");
    expect(await echo(pool, "b")).toEqual({ value: "b", jobs: 3 });
  });

  test("ends also after a job that could not be sent", async () => {
    jest.useFakeTimers();
    const pool = poolOf({ idleMs: 1000 });
    await echo(pool, "a");
    await failureOf(echo(pool, () => {}));
    jest.advanceTimersByTime(1000);
    expect(await echo(pool, "b")).toEqual({ value: "b", jobs: 1 });
  });

  test("stays where nobody asked for its end", async () => {
    jest.useFakeTimers();
    const pool = poolOf();
    await echo(pool, "a");
    jest.advanceTimersByTime(86_400_000);
    expect(await echo(pool, "b")).toEqual({ value: "b", jobs: 2 });
  });
});

describe("a full queue", () => {
  test("refuses one more job with 503, and keeps those that wait", async () => {
    const pool = poolOf({ maxQueue: 2 });
    const running = waitingJob(pool);
    const waiting = [echo(pool, "a"), echo(pool, "b")];
    const refusal = (await failureOf(echo(pool, "c"))) as Refusal;
    expect(refusal).toBeInstanceOf(Refusal);
    expect([refusal.code, refusal.message, refusal.retryAfter]).toEqual([
      503,
      "The server is busy. Try again in a moment.",
      2,
    ]);
    running.letGo();
    expect(await Promise.all(waiting)).toEqual([
      { value: "a", jobs: 2 },
      { value: "b", jobs: 3 },
    ]);
    expect(await echo(pool, "d")).toEqual({ value: "d", jobs: 4 });
  });
});

describe("a pool that closes", () => {
  test("ends every job, running or waiting, as an outage, and takes no more", async () => {
    const pool = poolOf();
    const running = waitingJob(pool);
    const waiting = failureOf(echo(pool, "waiting"));
    await isSet(running.begun);
    pool.close();
    const stopping = new Outage("The service is stopping.");
    for (const outcome of [running.outcome, waiting, failureOf(echo(pool, "late"))]) {
      expect(await outcome).toBeInstanceOf(Outage);
      expect(await outcome).toEqual(stopping);
    }
  });
});
