import { afterEach, describe, expect, jest, test } from "bun:test";
import { requesterFrom } from "../../tests/support/test-requester.ts";
import { closePools, echo, failureOf, flag, isSet, poolOf, waitingJob } from "../../tests/support/trial-jobs.ts";
import { ownClock, processorMs } from "./thread-clock.ts";
import { JobOverdue } from "./thread-pool.ts";

afterEach(closePools);

const knowsTime = processorMs(ownClock()) !== null;

describe("whoever has had next to nothing", () => {
  const by = (name: string) => ({ requester: requesterFrom(name) });
  const mayHaveExtra = () => true;

  test("does not wait for jobs of others, and gets a thread beside them", async () => {
    const pool = poolOf({ mayHaveExtra });
    const long = waitingJob(pool, by("one"));
    const own = waitingJob(pool, by("one"));
    const others = ["two", "three"].map((value) => pool.run({ kind: "echo", value }, by(value)));
    expect(await Promise.all(others)).toEqual([
      { value: "two", jobs: 1 },
      { value: "three", jobs: 2 },
    ]);
    expect([pool.size, pool.busy, pool.waiting]).toEqual([2, 1, 1]);
    long.letGo();
    own.letGo();
    expect(await Promise.all([long.outcome, own.outcome])).toEqual(["let go", "let go"]);
  });

  test("does not wait, either, for what somebody with a long job wants, too", async () => {
    const pool = poolOf({ mayHaveExtra });
    const long = waitingJob(pool, by("one"));
    const both = { ...requesterFrom("two"), clients: () => ["one", "two"] };
    expect(await pool.run({ kind: "echo", value: "shared" }, { requester: both })).toEqual({
      value: "shared",
      jobs: 1,
    });
    long.letGo();
    expect(await long.outcome).toBe("let go");
  });

  test("gets no more threads than there may be, however many want one", async () => {
    const pool = poolOf({ mayHaveExtra });
    const jobs = ["one", "two", "three"].map((name) => waitingJob(pool, by(name)));
    await Promise.all([isSet(jobs[0]!.begun), isSet(jobs[1]!.begun)]);
    expect([pool.size, pool.busy, pool.waiting]).toEqual([2, 2, 1]);
    for (const job of jobs) job.letGo();
    expect(await jobs[2]!.outcome).toBe("let go");
  });

  test("waits, too, where there is no room for one more thread", async () => {
    const pool = poolOf({ mayHaveExtra: () => false });
    const long = waitingJob(pool, by("one"));
    const other = pool.run({ kind: "echo", value: "x" }, by("two"));
    await isSet(long.begun);
    expect([pool.size, pool.waiting]).toEqual([1, 1]);
    long.letGo();
    expect(await other).toEqual({ value: "x", jobs: 2 });
  });

  test("waits for the others where memory is tight, also when there is a thread beside theirs", async () => {
    let isTight = false;
    const pool = poolOf({ mayHaveExtra, isTight: () => isTight });
    const long = waitingJob(pool, by("one"));
    expect(await pool.run({ kind: "echo", value: "x" }, by("two"))).toEqual({ value: "x", jobs: 1 });
    isTight = true;
    const other = pool.run({ kind: "echo", value: "y" }, by("three"));
    await isSet(long.begun);
    expect([pool.size, pool.busy, pool.waiting]).toEqual([2, 1, 1]);
    long.letGo();
    expect(await other).toMatchObject({ value: "y" });
  });

  test("finds the thread beside the others, also when there is no room for one any more", async () => {
    let hasRoom = true;
    const pool = poolOf({ mayHaveExtra: () => hasRoom });
    const long = waitingJob(pool, by("one"));
    expect(await pool.run({ kind: "echo", value: "x" }, by("two"))).toEqual({ value: "x", jobs: 1 });
    hasRoom = false;
    expect(await pool.run({ kind: "echo", value: "y" }, by("three"))).toEqual({ value: "y", jobs: 2 });
    expect([pool.size, pool.busy]).toEqual([2, 1]);
    long.letGo();
    expect(await long.outcome).toBe("let go");
  });

  test("leaves no extra thread behind", async () => {
    jest.useFakeTimers();
    const pool = poolOf({ mayHaveExtra });
    const long = waitingJob(pool, by("one"));
    const other = pool.run({ kind: "echo", value: "x" }, by("two"));
    // It may not have to wait.
    expect(pool.size).toBe(1);
    jest.advanceTimersByTime(150);
    expect(pool.size).toBe(2);
    await other;
    jest.advanceTimersByTime(19_999);
    expect(pool.size).toBe(2);
    jest.advanceTimersByTime(1);
    expect(pool.size).toBe(1);
    long.letGo();
    expect(await long.outcome).toBe("let go");
    jest.advanceTimersByTime(60_000);
    expect(pool.size).toBe(1);
  });

  test("finds a thread that those who have had more leave while such as it come", async () => {
    const pool = poolOf({ threads: 2, stretch: 1000 });
    const looping = pool.run({ kind: "loop", begun: flag() }, { ...by("greedy"), deadlineMs: 400 });
    expect(await failureOf(looping)).toBeInstanceOf(JobOverdue);
    jest.useFakeTimers();
    const long = waitingJob(pool, by("greedy"));
    await isSet(long.begun);
    expect(await pool.run({ kind: "echo", value: "x" }, by("modest"))).toEqual({ value: "x", jobs: 1 });
    const more = waitingJob(pool, by("greedy"));
    expect([pool.busy, pool.waiting]).toEqual([1, 1]);
    expect(await pool.run({ kind: "echo", value: "y" }, by("other"))).toEqual({ value: "y", jobs: 2 });
    expect([pool.busy, pool.waiting]).toEqual([1, 1]);
    // Nobody comes for a while.
    jest.advanceTimersByTime(10_500);
    await isSet(more.begun);
    long.letGo();
    more.letGo();
    expect(await Promise.all([long.outcome, more.outcome])).toEqual(["let go", "let go"]);
  });

  test("who has had more has all threads where nobody else comes", async () => {
    const pool = poolOf({ threads: 2, stretch: 1000 });
    const looping = pool.run({ kind: "loop", begun: flag() }, { ...by("greedy"), deadlineMs: 400 });
    expect(await failureOf(looping)).toBeInstanceOf(JobOverdue);
    const jobs = [waitingJob(pool, by("greedy")), waitingJob(pool, by("greedy"))];
    await Promise.all(jobs.map(({ begun }) => isSet(begun)));
    expect([pool.busy, pool.waiting]).toEqual([2, 0]);
    for (const job of jobs) job.letGo();
    expect(await Promise.all(jobs.map(({ outcome }) => outcome))).toEqual(["let go", "let go"]);
  });

  test("who has had more takes turns where memory is tight, and whoever has not does not wait for them", async () => {
    let isTight = true;
    const pool = poolOf({ threads: 2, stretch: 1000, isTight: () => isTight });
    const looping = pool.run({ kind: "loop", begun: flag() }, { ...by("greedy"), deadlineMs: 400 });
    expect(await failureOf(looping)).toBeInstanceOf(JobOverdue);
    const jobs = [waitingJob(pool, by("greedy")), waitingJob(pool, by("greedy"))];
    await isSet(jobs[0]!.begun);
    expect([pool.busy, pool.waiting]).toEqual([1, 1]);
    expect(await pool.run({ kind: "echo", value: "x" }, by("modest"))).toEqual({ value: "x", jobs: 1 });
    expect([pool.busy, pool.waiting]).toEqual([1, 1]);
    isTight = false;
    jobs[0]!.letGo();
    await isSet(jobs[1]!.begun);
    jobs[1]!.letGo();
    expect(await Promise.all(jobs.map(({ outcome }) => outcome))).toEqual(["let go", "let go"]);
  });

  test.if(knowsTime)("has the longest job ended where all threads are at long ones", async () => {
    const pool = poolOf({ crowdedMs: 200, deadlineMs: 3_600_000 });
    const begun = flag();
    const looping = failureOf(pool.run({ kind: "loop", begun }, by("one")));
    await isSet(begun);
    const own = pool.run({ kind: "echo", value: "own" }, by("one"));
    const other = pool.run({ kind: "echo", value: "other" }, by("two"));
    expect(await looping).toEqual(new JobOverdue("a job took longer than 200 ms, and others waited"));
    expect(await other).toEqual({ value: "other", jobs: 1 });
    expect(await own).toEqual({ value: "own", jobs: 2 });
  });

  test.if(knowsTime).each([true, false])(
    "waits for what takes no time of the processor, whether it is small (%p) or not",
    async (isSmall) => {
      jest.useFakeTimers();
      const pool = poolOf({ crowdedMs: 200 });
      const first = waitingJob(pool, { ...by("one"), isSmall });
      await isSet(first.begun);
      const other = pool.run({ kind: "echo", value: "other" }, by("two"));
      jest.advanceTimersByTime(5000);
      first.letGo();
      expect(await first.outcome).toBe("let go");
      expect(await other).toEqual({ value: "other", jobs: 2 });
    },
  );
});

describe("clients that share a pool", () => {
  /** Runs jobs one at a time and tells in which order they were done. */
  async function orderOf(jobs: [name: string, client: string][]): Promise<string[]> {
    // On a busy machine so much time could pass that what they had is forgotten.
    jest.useFakeTimers();
    const pool = poolOf({ maxQueue: 100 });
    const first = waitingJob(pool);
    await isSet(first.begun);
    const done: string[] = [];
    const all = jobs.map(([name, client]) =>
      pool.run({ kind: "echo", value: name }, { requester: requesterFrom(client) }).then(() => done.push(name)),
    );
    first.letGo();
    await Promise.all(all);
    return done;
  }

  test("take turns: who comes late with one job does not wait for a hundred of another", async () => {
    const greedy = Array.from({ length: 20 }, (_, i): [string, string] => [`g${i}`, "greedy"]);
    const done = await orderOf([...greedy, ["m", "modest"]]);
    expect(done.indexOf("m")).toBeLessThanOrEqual(1);
  });

  test("who come new wait for those who came before them, and not for more of what others want", async () => {
    const fresh = ["a", "b", "c", "d", "e"];
    const asked = ["crowd 1", "crowd 2", ...fresh].map((name): [string, string] => [name, name.split(" ")[0]!]);
    expect(await orderOf(asked)).toEqual(["crowd 1", ...fresh, "crowd 2"]);
  });

  test("get the same time, not the same number of jobs", async () => {
    const greedy = Array.from({ length: 10 }, (_, i): [string, string] => [`g${i}`, "greedy"]);
    const modest = Array.from({ length: 10 }, (_, i): [string, string] => [`m${i}`, "modest"]);
    const done = await orderOf([...greedy, ...modest]);
    expect(done.slice(0, 12).filter((name) => name.startsWith("m")).length).toBeGreaterThan(0);
    expect(done).toHaveLength(20);
  });

  test("that are gone leave nothing behind: their jobs are not begun", async () => {
    const pool = poolOf();
    const running = waitingJob(pool);
    await isSet(running.begun);
    const leaving = requesterFrom("leaving");
    const dropped = failureOf(pool.run({ kind: "echo", value: "dropped" }, { requester: leaving }));
    expect(pool.waiting).toBe(1);
    leaving.leave();
    expect(((await dropped) as Error).name).toBe("ClientGone");
    expect(pool.waiting).toBe(0);
    running.letGo();
    expect(await echo(pool, "next")).toEqual({ value: "next", jobs: 2 });
    const late = await failureOf(pool.run({ kind: "echo", value: "late" }, { requester: leaving }));
    expect((late as Error).name).toBe("ClientGone");
  });

  test("learn what their jobs took, also those that were refused", async () => {
    const pool = poolOf();
    let spent = 0;
    const requester = { ...requesterFrom("a"), onThreadTime: (ms: number) => (spent += ms) };
    await failureOf(pool.run({ kind: "refuse" }, { requester }));
    expect(spent).toBeGreaterThan(0);
  });
});
