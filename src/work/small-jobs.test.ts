import { afterEach, describe, expect, jest, test } from "bun:test";
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
    const late = new Error("a job took longer than 30000 ms");
    expect(await looping).toEqual(late);
    expect(await behind).toEqual(late);
    expect(await echo(pool, "next")).toEqual({ value: "next", jobs: 1 });
  });
});
