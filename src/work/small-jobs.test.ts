import { afterEach, describe, expect, jest, test } from "bun:test";
import { getPriority } from "node:os";
import { closePools, echo, failureOf, flag, isSet, poolOf, waitingJob } from "../../tests/support/trial-jobs.ts";
import { Refusal } from "../wire/refusal.ts";

afterEach(closePools);

describe("small jobs", () => {
  /** How many jobs the thread was sent in each message. */
  async function messagesFor(jobs: { isSmall: boolean }[]): Promise<number[]> {
    const pool = poolOf({ maxQueue: 100 });
    const first = waitingJob(pool);
    await isSet(first.begun);
    const sent: number[] = [];
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, message: { inputs: unknown[] }, ...rest: unknown[]) {
      sent.push(message.inputs.length);
      return Reflect.apply(post, this, [message, ...rest]);
    };
    try {
      const outcomes = jobs.map((options, value) => pool.run({ kind: "echo", value }, options));
      first.letGo();
      const values = (await Promise.all(outcomes)) as { value: number }[];
      expect(values.map(({ value }) => value)).toEqual(jobs.map((_, value) => value));
    } finally {
      Worker.prototype.postMessage = post;
    }
    return sent;
  }

  const small = { isSmall: true };
  const large = { isSmall: false };

  test("go together while many wait, four at most", async () => {
    expect(await messagesFor(Array(10).fill(small))).toEqual([4, 4, 2]);
  });

  test("do not go with others, and others not with them", async () => {
    expect(await messagesFor([small, small, large, large, small])).toEqual([2, 1, 1, 1]);
  });

  test("end each in their own way", async () => {
    const pool = poolOf();
    const first = waitingJob(pool);
    await isSet(first.begun);
    const good = pool.run({ kind: "echo", value: "good" }, small);
    const refused = failureOf(pool.run({ kind: "refuse" }, small));
    const bytes = pool.run({ kind: "fill", bytes: 100_000 }, small);
    first.letGo();
    expect(await good).toEqual({ value: "good", jobs: 2 });
    expect(await refused).toBeInstanceOf(Refusal);
    expect(await bytes).toEqual(new Uint8Array(100_000).fill(7));
  });

  test("are sent ahead to a thread that has only such: it goes on without being told", async () => {
    const pool = poolOf({ maxQueue: 100 });
    const first = waitingJob(pool, small);
    const next = waitingJob(pool, small);
    const third = waitingJob(pool, small);
    await isSet(first.begun);
    expect(pool.waiting).toBe(1);
    expect(pool.busy).toBe(1);
    first.letGo();
    // Nobody here has heard of the first yet, and the thread is at the next.
    Atomics.wait(next.begun, 0, 0);
    next.letGo();
    third.letGo();
    expect(await Promise.all([first.outcome, next.outcome, third.outcome])).toEqual(["let go", "let go", "let go"]);
    expect(pool.busy).toBe(0);
  });

  test("are not sent ahead of what is not small, nor to a thread that has such", async () => {
    const pool = poolOf({ maxQueue: 100 });
    const first = waitingJob(pool, small);
    const heavy = waitingJob(pool);
    const last = waitingJob(pool, small);
    await isSet(first.begun);
    expect(pool.waiting).toBe(2);
    first.letGo();
    await isSet(heavy.begun);
    expect(pool.waiting).toBe(1);
    heavy.letGo();
    last.letGo();
    expect(await Promise.all([first.outcome, heavy.outcome, last.outcome])).toEqual(["let go", "let go", "let go"]);
  });

  test("that were sent ahead have their own time, and end with the thread", async () => {
    jest.useFakeTimers();
    const pool = poolOf();
    const first = waitingJob(pool, small);
    const begun = flag();
    const looping = failureOf(pool.run({ kind: "loop", begun }, small));
    const behind = failureOf(pool.run({ kind: "echo", value: "behind" }, small));
    await isSet(first.begun);
    jest.advanceTimersByTime(29_999);
    first.letGo();
    expect(await first.outcome).toBe("let go");
    await isSet(begun);
    jest.advanceTimersByTime(29_999);
    expect(pool.size).toBe(1);
    jest.advanceTimersByTime(1);
    const late = expect.objectContaining({ message: expect.stringContaining("a job took longer than 30000 ms (") });
    expect(await looping).toEqual(late);
    expect(await behind).toEqual(late);
    expect(await echo(pool, "next")).toEqual({ value: "next", jobs: 1 });
  });
});

describe("a pool with a lane for small jobs", () => {
  const small = { isSmall: true };

  test("has a thread for them while all others are at large ones, and for nothing else", async () => {
    const pool = poolOf({ hasSmallLane: true });
    const large = waitingJob(pool);
    const next = waitingJob(pool);
    await isSet(large.begun);
    expect(await pool.run({ kind: "echo", value: "small" }, small)).toEqual({ value: "small", jobs: 1 });
    expect(await pool.run({ kind: "echo", value: "again" }, small)).toEqual({ value: "again", jobs: 2 });
    expect([pool.size, pool.busy, pool.waiting]).toEqual([2, 1, 1]);
    large.letGo();
    next.letGo();
    expect(await Promise.all([large.outcome, next.outcome])).toEqual(["let go", "let go"]);
  });

  test.skipIf(process.platform !== "linux")("does not let that thread stand back behind other programs", async () => {
    const pool = poolOf({ hasSmallLane: true });
    const large = waitingJob(pool);
    await isSet(large.begun);
    expect((await pool.run({ kind: "priority" }, small)) as number).toBe(getPriority());
    large.letGo();
    expect(await large.outcome).toBe("let go");
  });

  test("sends them there, and to the others only where many wait", async () => {
    const pool = poolOf({ hasSmallLane: true, sendsSmallAlone: true });
    const jobs = Array.from({ length: 8 }, () => waitingJob(pool, small));
    await isSet(jobs[0]!.begun);
    expect([pool.size, pool.waiting]).toEqual([1, 7]);
    jobs.push(waitingJob(pool, small));
    await isSet(jobs[1]!.begun);
    expect([pool.size, pool.waiting]).toEqual([2, 7]);
    for (const job of jobs) job.letGo();
    expect(await Promise.all(jobs.map(({ outcome }) => outcome))).toEqual(jobs.map(() => "let go"));
  });

  test("leaves that thread to nobody else, and keeps it when it is idle", async () => {
    jest.useFakeTimers();
    const pool = poolOf({ hasSmallLane: true, idleMs: 1000 });
    await pool.run({ kind: "echo", value: "small" }, small);
    const jobs = [waitingJob(pool), waitingJob(pool)];
    await isSet(jobs[0]!.begun);
    expect([pool.size, pool.busy, pool.waiting]).toEqual([2, 1, 1]);
    for (const job of jobs) job.letGo();
    expect(await Promise.all(jobs.map(({ outcome }) => outcome))).toEqual(["let go", "let go"]);
    jest.advanceTimersByTime(60_000);
    expect(pool.size).toBe(1);
    expect(await pool.run({ kind: "echo", value: "again" }, small)).toEqual({ value: "again", jobs: 2 });
  });

  test("may send them one by one, where each takes longer than sending it", async () => {
    const pool = poolOf({ hasSmallLane: true, sendsSmallAlone: true });
    const large = waitingJob(pool);
    const first = waitingJob(pool, small);
    const second = waitingJob(pool, small);
    await Promise.all([isSet(large.begun), isSet(first.begun)]);
    expect(pool.waiting).toBe(1);
    for (const job of [large, first, second]) job.letGo();
    expect(await Promise.all([large.outcome, second.outcome])).toEqual(["let go", "let go"]);
  });
});
