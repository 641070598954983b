import { describe, expect, test } from "bun:test";
import { FakeClock } from "../../../tests/support/fake-clock.ts";
import { requesterFrom } from "../../../tests/support/test-requester.ts";
import { MemoryBudget } from "../core/fairness/memory-budget.ts";
import { type AppendableEncoding, identityEncoding } from "./appendable-encoding.ts";
import { type Hold, LargeAnswers, streamOf } from "./large-answers.ts";

function setUp() {
  const evictions: (() => void)[] = [];
  const clock = new FakeClock();
  const budget = new MemoryBudget({ limit: 100, maxWaitMs: 20_000, minBytesPerSecond: 10, graceMs: 3000 }, clock);
  const acquire = budget.acquire.bind(budget);
  budget.acquire = (bytes, requester, onEvicted) => {
    evictions.push(onEvicted);
    return acquire(bytes, requester, onEvicted);
  };
  return { budget, evictions, large: new LargeAnswers(budget) };
}

/** Bytes that need all the room that was asked for them. */
const bytesOf = (length: number) => async () => identityEncoding(new Uint8Array(length));

const someone = () => requesterFrom("someone");

describe("room for a large answer", () => {
  test("is held until it is released", async () => {
    const { budget, large } = setUp();
    const hold = await large.hold("a", 60, someone(), bytesOf(60));
    expect(budget.usedBytes).toBe(60);
    hold.release();
    hold.release();
    expect(budget.usedBytes).toBe(0);
  });

  test("is shared by everyone who reads the same bytes, until the last one is done", async () => {
    const { budget, large } = setUp();
    const holds = await Promise.all([
      large.hold("a", 60, someone(), bytesOf(60)),
      large.hold("a", 60, someone(), bytesOf(60)),
      large.hold("a", 60, someone(), bytesOf(60)),
    ]);
    expect(budget.usedBytes).toBe(60);
    holds[0].release();
    holds[2].release();
    expect(budget.usedBytes).toBe(60);
    holds[1].release();
    expect(budget.usedBytes).toBe(0);
  });

  test("is not shared by other bytes", async () => {
    const { budget, large } = setUp();
    await large.hold("a", 60, someone(), bytesOf(60));
    await large.hold("b", 40, someone(), bytesOf(40));
    expect(budget.usedBytes).toBe(100);
  });

  test("is taken anew for bytes that everyone was done with", async () => {
    const { budget, large } = setUp();
    (await large.hold("a", 60, someone(), bytesOf(60))).release();
    await large.hold("a", 50, someone(), bytesOf(50));
    expect(budget.usedBytes).toBe(50);
  });

  test("stays for one who joins while the last one leaves", async () => {
    const { budget, large } = setUp();
    const leaving = await large.hold("a", 60, someone(), bytesOf(60));
    const joining = large.hold("a", 60, someone(), bytesOf(60));
    leaving.release();
    const joined = await joining;
    expect(budget.usedBytes).toBe(60);
    joined.release();
    expect(budget.usedBytes).toBe(0);
  });

  test("is given back where the bytes did not need it", async () => {
    const { budget, large } = setUp();
    const hold = await large.hold("a", 90, someone(), bytesOf(10));
    expect([budget.usedBytes, hold.body.bytes.length]).toEqual([10, 10]);
    hold.release();
    expect(budget.usedBytes).toBe(0);
  });

  test("is asked for before the bytes are made, which happens once for all who share them", async () => {
    const { budget, large } = setUp();
    const used: number[] = [];
    const make = async () => {
      used.push(budget.usedBytes);
      return identityEncoding(new Uint8Array(30));
    };
    const holds = await Promise.all([large.hold("a", 90, someone(), make), large.hold("a", 90, someone(), make)]);
    expect(used).toEqual([90]);
    expect(holds[0].body).toBe(holds[1].body);
  });

  test("is given back when the bytes cannot be made", async () => {
    const { budget, large } = setUp();
    const failing = large.hold("a", 90, someone(), () => Promise.reject(new Error("damaged")));
    expect(await failing.catch((error: Error) => error.message)).toBe("damaged");
    expect(budget.usedBytes).toBe(0);
    expect((await large.hold("a", 90, someone(), bytesOf(5))).body.bytes.length).toBe(5);
  });

  test("that was refused is asked for again by the next one", async () => {
    const { budget, large } = setUp();
    const acquire = budget.acquire;
    budget.acquire = () => Promise.reject(new Error("busy"));
    const refused = await Promise.allSettled([
      large.hold("a", 60, someone(), bytesOf(60)),
      large.hold("a", 60, someone(), bytesOf(60)),
    ]);
    expect(refused.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    budget.acquire = acquire;
    await large.hold("a", 60, someone(), bytesOf(60));
    expect(budget.usedBytes).toBe(60);
  });

  test("that is taken away ends every answer that shares it, and only those", async () => {
    const { evictions, large } = setUp();
    const evicted: string[] = [];
    const hold = async (key: string, name: string) => {
      const one = await large.hold(key, 30, someone(), bytesOf(30));
      one.onEvicted = () => evicted.push(name);
      return one;
    };
    await hold("a", "first");
    await hold("a", "second");
    (await hold("a", "done")).release();
    await hold("b", "other");
    evictions[0]!();
    expect(evicted).toEqual(["first", "second"]);
  });

  test("that was taken away is not what the next reader of the same bytes gets", async () => {
    const { budget, evictions, large } = setUp();
    await large.hold("a", 30, someone(), bytesOf(30));
    evictions[0]!();
    await large.hold("a", 30, someone(), bytesOf(30));
    expect(evictions).toHaveLength(2);
    expect(budget.usedBytes).toBe(60);
  });
});

describe("bytes that nobody waits for any more", () => {
  test("are not made", async () => {
    const { budget, large } = setUp();
    const first = await large.hold("first", 100, someone(), bytesOf(100));
    const leaving = requesterFrom("leaving");
    let made = 0;
    const left = large.hold("a", 60, leaving, async () => {
      made++;
      return identityEncoding(new Uint8Array(60));
    });
    leaving.leave();
    expect(await left.catch((error: Error) => error.name)).toBe("ClientGone");
    first.release();
    await Bun.sleep(0);
    expect([made, budget.usedBytes]).toEqual([0, 0]);
  });

  test("are made for those who stay", async () => {
    const { budget, large } = setUp();
    const leaving = requesterFrom("leaving");
    const { promise, resolve } = Promise.withResolvers<AppendableEncoding>();
    const left = large.hold("a", 60, leaving, () => promise);
    const stays = large.hold("a", 60, requesterFrom("staying"), bytesOf(1));
    leaving.leave();
    resolve(identityEncoding(new Uint8Array(60)));
    expect(await left.catch((error: Error) => error.name)).toBe("ClientGone");
    const hold = await stays;
    expect([hold.body.bytes.length, budget.usedBytes]).toEqual([60, 60]);
    expect([budget.heldBy("leaving"), budget.heldBy("staying")]).toEqual([0, 60]);
  });

  test("are joined by who comes before they are there, and given back where nobody does", async () => {
    const { budget, large } = setUp();
    const { promise, resolve } = Promise.withResolvers<AppendableEncoding>();
    const first = requesterFrom("first");
    const left = large.hold("a", 60, first, () => promise);
    await Bun.sleep(0);
    first.leave();
    await left.catch(() => {});
    let madeAgain = false;
    const second = large.hold("a", 60, someone(), async () => {
      madeAgain = true;
      return identityEncoding(new Uint8Array(1));
    });
    resolve(identityEncoding(new Uint8Array(60)));
    const hold = await second;
    expect([hold.body.bytes.length, madeAgain]).toEqual([60, false]);
    hold.release();
    expect(budget.usedBytes).toBe(0);

    const third = requesterFrom("third");
    const later = Promise.withResolvers<AppendableEncoding>();
    const alone = large.hold("b", 60, third, () => later.promise);
    await Bun.sleep(0);
    third.leave();
    await alone.catch(() => {});
    later.resolve(identityEncoding(new Uint8Array(60)));
    await Bun.sleep(0);
    expect(budget.usedBytes).toBe(0);
  });
});

describe("the stream of an answer", () => {
  function holdOf(bytes: Uint8Array = new Uint8Array()): Hold & { moved: number; released: number } {
    return {
      client: "someone",
      body: identityEncoding(bytes),
      moved: 0,
      released: 0,
      onEvicted: null,
      begin() {},
      progress(bytes) {
        this.moved += bytes;
      },
      release() {
        this.released++;
      },
    };
  }

  const kibibytes = (count: number, fill: string) => Buffer.alloc(count * 1024, fill);

  test("brings the parts one after the other, in pieces, and lets go at the end", async () => {
    const hold = holdOf(kibibytes(600, "a"));
    const reader = streamOf(hold, kibibytes(1, "b")).getReader();
    const sizes: number[] = [];
    const chunks: Uint8Array[] = [];
    for (;;) {
      expect(hold.released).toBe(0);
      const { done, value } = await reader.read();
      if (done) break;
      chunks.push(value);
      sizes.push(value.length / 1024);
    }
    expect(sizes).toEqual([256, 256, 88, 1]);
    expect(Buffer.concat(chunks).equals(Buffer.concat([kibibytes(600, "a"), kibibytes(1, "b")]))).toBe(true);
    expect([hold.moved, hold.released]).toEqual([601 * 1024, 1]);
  });

  test("moves only what is asked for", async () => {
    const hold = holdOf(kibibytes(1024, "a"));
    const reader = streamOf(hold, new Uint8Array()).getReader();
    await Promise.resolve();
    expect(hold.moved).toBe(0);
    await reader.read();
    expect(hold.moved).toBe(256 * 1024);
  });

  test("lets go when the reader goes away", async () => {
    const hold = holdOf(kibibytes(1024, "a"));
    const reader = streamOf(hold, new Uint8Array()).getReader();
    await reader.read();
    await reader.cancel();
    expect(hold.released).toBe(1);
  });

  test("breaks off when its room is taken away: a cut answer must not look whole", async () => {
    const hold = holdOf(kibibytes(1024, "a"));
    const reader = streamOf(hold, new Uint8Array()).getReader();
    await reader.read();
    hold.onEvicted?.();
    const error = await reader.read().catch((reason: Error) => reason.message);
    expect(error).toBe("the reader was too slow while others waited");
  });
});
