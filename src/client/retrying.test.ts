import { describe, expect, test } from "bun:test";
import { LecternError } from "./lectern-error.ts";
import { type Repeatable, Retrying, type RetryOptions, type Surroundings } from "./retrying.ts";

const rateLimited = (retryAfter: number | null) =>
  new LecternError("rate-limited", "Too many.", { status: 429, retryAfter });
const unavailable = (retryAfter: number | null, status = 503) =>
  new LecternError("unavailable", "Not now.", { status, retryAfter });
const unreachable = new LecternError("unreachable", "Nobody is there.");

/** Fails with each of the errors in turn, then works. Returns the waits. */
async function waitsOf(
  errors: Error[],
  kind: Repeatable,
  options?: RetryOptions | false,
  random = 0,
): Promise<number[]> {
  const waits: number[] = [];
  const surroundings: Surroundings = {
    random: () => random,
    wait: async (milliseconds) => void waits.push(milliseconds),
  };
  const left = [...errors];
  await new Retrying(options, undefined, surroundings).run(kind, undefined, async () => {
    const error = left.shift();
    if (error) throw error;
  });
  return waits;
}

describe("a refusal that says when to come back", () => {
  test.each<Repeatable>(["read", "upload"])("is waited for, exactly as long: %s", async (kind) => {
    expect(await waitsOf([rateLimited(7), unavailable(2)], kind)).toEqual([7000, 2000]);
  });

  test("jitter comes on top, and is never more than a second", async () => {
    expect(await waitsOf([rateLimited(7)], "upload", {}, 0.999)).toEqual([7999]);
  });

  test("is not tried again when that would take too long: nobody comes earlier than told", async () => {
    await expect(waitsOf([rateLimited(121)], "upload")).rejects.toThrow("Too many.");
    await expect(waitsOf([rateLimited(40), rateLimited(40)], "upload", { totalMs: 79_000 })).rejects.toThrow(
      "Too many.",
    );
    expect(await waitsOf([rateLimited(40), rateLimited(40)], "upload", { totalMs: 81_000 })).toHaveLength(2);
  });

  test("is tried a bounded number of times", async () => {
    const refusals = Array.from({ length: 4 }, () => rateLimited(0));
    await expect(waitsOf(refusals, "read")).rejects.toThrow("Too many.");
    expect(await waitsOf(refusals.slice(1), "read")).toHaveLength(3);
    await expect(waitsOf([rateLimited(0)], "read", false)).rejects.toThrow("Too many.");
  });
});

describe("without a word on when to come back", () => {
  test("a rate limit and a failed read are tried again, later each time", async () => {
    expect(await waitsOf([rateLimited(null), rateLimited(null)], "upload")).toEqual([300, 600]);
    expect(await waitsOf([unreachable, unavailable(null, 502)], "read")).toEqual([300, 600]);
  });

  test("a server that cannot be reached is tried three times", async () => {
    await expect(waitsOf([unreachable, unreachable, unreachable], "read")).rejects.toThrow("Nobody");
  });

  test.each([unreachable, unavailable(null), unavailable(null, 502), new LecternError("answer-lost", "Lost.")])(
    "an upload is not repeated, because it may have been stored: %p",
    async (error) => {
      await expect(waitsOf([error], "upload")).rejects.toBe(error);
    },
  );

  test("what the sender has to change is not tried again", async () => {
    const wrong = new LecternError("bad-request", "Empty.", { status: 400 });
    await expect(waitsOf([wrong], "read")).rejects.toBe(wrong);
    const bug = new TypeError("a bug");
    await expect(waitsOf([bug], "read")).rejects.toBe(bug);
  });
});

describe("an abort", () => {
  test("ends the wait with its reason", async () => {
    const controller = new AbortController();
    const reason = new Error("enough");
    const retrying = new Retrying({}, () => controller.abort(reason));
    const call = retrying.run("read", controller.signal, () => Promise.reject(rateLimited(100)));
    await expect(call).rejects.toBe(reason);
  });

  test("before the call makes no try", async () => {
    let tries = 0;
    const call = new Retrying().run("read", AbortSignal.abort("no"), async () => tries++);
    await expect(call).rejects.toBe("no");
    expect(tries).toBe(0);
  });
});

test("each wait is told before it begins", async () => {
  const told: unknown[] = [];
  const surroundings: Surroundings = { random: () => 0, wait: async () => void told.push("wait") };
  let tries = 0;
  await new Retrying({}, ({ attempt, delayMs, error }) => told.push([attempt, delayMs, error.code]), surroundings).run(
    "read",
    undefined,
    async () => {
      if (tries++ === 0) throw unavailable(3);
    },
  );
  expect(told).toEqual([[1, 3000, "unavailable"], "wait"]);
});
