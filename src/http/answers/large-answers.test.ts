import { describe, expect, test } from "bun:test";
import { FakeClock } from "../../../tests/support/fake-clock.ts";
import { requesterFrom } from "../../../tests/support/test-requester.ts";
import { ClientGone, type Requester } from "../../work/requester.ts";
import type { Lease } from "../core/fairness/lease.ts";
import { MemoryBudget } from "../core/fairness/memory-budget.ts";
import { type AppendableEncoding, identityEncoding } from "./appendable-encoding.ts";
import { type EncodedPieces, inOnePiece } from "./growing-body.ts";
import { LargeAnswers } from "./large-answers.ts";

function setUp() {
  const evictions: (() => void)[] = [];
  const clock = new FakeClock();
  const budget = new MemoryBudget({ limit: 100, maxWaitMs: 20_000, minBytesPerSecond: 10, graceMs: 3000 }, clock);
  const acquire = budget.acquire.bind(budget);
  const leases: Lease[] = [];
  budget.acquire = async (bytes, requester, onEvicted) => {
    evictions.push(onEvicted);
    const lease = await acquire(bytes, requester, onEvicted);
    leases.push(lease);
    return lease;
  };
  const crowd = { isCrowded: false };
  return { budget, evictions, leases, crowd, large: new LargeAnswers(budget, crowd) };
}

/** Bytes that need all the room that was asked for them. */
const bytesOf = (length: number) => () => inOnePiece(Promise.resolve(identityEncoding(new Uint8Array(length))));

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

  test("is handed over in small chunks to those who come in a crowd", async () => {
    const { crowd, large } = setUp();
    const early = await large.hold("a", 60, someone(), bytesOf(60));
    crowd.isCrowded = true;
    const late = await large.hold("a", 60, someone(), bytesOf(60));
    expect([early.chunkBytes, late.chunkBytes]).toEqual([256 * 1024, 32 * 1024]);
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
    await hold.body.end;
    expect([budget.usedBytes, hold.body.length]).toEqual([10, 10]);
    hold.release();
    expect(budget.usedBytes).toBe(0);
  });

  test("is asked for before the bytes are made, which happens once for all who share them", async () => {
    const { budget, large } = setUp();
    const used: number[] = [];
    const make = () => {
      used.push(budget.usedBytes);
      return bytesOf(30)();
    };
    const holds = await Promise.all([large.hold("a", 90, someone(), make), large.hold("a", 90, someone(), make)]);
    expect(used).toEqual([90]);
    expect(holds[0].body).toBe(holds[1].body);
  });

  test("is given back when the bytes cannot be made", async () => {
    const { budget, large } = setUp();
    const failing = large.hold("a", 90, someone(), () => inOnePiece(Promise.reject(new Error("damaged"))));
    expect(await failing.catch((error: Error) => error.message)).toBe("damaged");
    expect(budget.usedBytes).toBe(0);
    expect((await large.hold("a", 90, someone(), bytesOf(5))).body.length).toBe(5);
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
    const left = large.hold("a", 60, leaving, () => {
      made++;
      return bytesOf(60)();
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
    const left = large.hold("a", 60, leaving, () => inOnePiece(promise));
    const stays = large.hold("a", 60, requesterFrom("staying"), bytesOf(1));
    leaving.leave();
    resolve(identityEncoding(new Uint8Array(60)));
    expect(await left.catch((error: Error) => error.name)).toBe("ClientGone");
    const hold = await stays;
    expect([hold.body.length, budget.usedBytes]).toEqual([60, 60]);
    expect([budget.heldBy("leaving"), budget.heldBy("staying")]).toEqual([0, 60]);
  });

  test("are joined by who comes before they are there, and given back where nobody does", async () => {
    const { budget, large } = setUp();
    const { promise, resolve } = Promise.withResolvers<AppendableEncoding>();
    const first = requesterFrom("first");
    const left = large.hold("a", 60, first, () => inOnePiece(promise));
    await Bun.sleep(0);
    first.leave();
    await left.catch(() => {});
    let madeAgain = false;
    const second = large.hold("a", 60, someone(), () => {
      madeAgain = true;
      return bytesOf(1)();
    });
    resolve(identityEncoding(new Uint8Array(60)));
    const hold = await second;
    expect([hold.body.length, madeAgain]).toEqual([60, false]);
    hold.release();
    expect(budget.usedBytes).toBe(0);

    const third = requesterFrom("third");
    const later = Promise.withResolvers<AppendableEncoding>();
    const alone = large.hold("b", 60, third, () => inOnePiece(later.promise));
    await Bun.sleep(0);
    third.leave();
    await alone.catch(() => {});
    later.resolve(identityEncoding(new Uint8Array(60)));
    await Bun.sleep(0);
    expect(budget.usedBytes).toBe(0);
  });
});

describe("bytes that are made in pieces", () => {
  /** Pieces that come when they are told to; the last one is empty. */
  function pieces() {
    const lengths = Array.from({ length: 10 }, () => Promise.withResolvers<number>());
    let told = 0;
    return {
      come: (length: number) => lengths[told++]!.resolve(length),
      fail: (reason: Error) => lengths[told++]!.reject(reason),
      async *make(): EncodedPieces {
        for (const { promise } of lengths) {
          const length = await promise;
          if (length === 0) return;
          yield identityEncoding(new Uint8Array(length));
        }
      },
    };
  }

  test("are there with the first, in the room for all, of which the rest is given back after the last", async () => {
    const { budget, large } = setUp();
    const source = pieces();
    source.come(10);
    const hold = await large.hold("a", 90, someone(), source.make);
    expect([hold.body.length, budget.usedBytes]).toEqual([10, 90]);
    source.come(20);
    expect(await hold.body.piece(1)).toHaveLength(20);
    source.come(0);
    await hold.body.end;
    expect(await hold.body.piece(2)).toBeNull();
    expect(budget.usedBytes).toBe(30);
    hold.release();
    expect(budget.usedBytes).toBe(0);
  });

  test("are made to their end however slowly they are read, and shared by who comes in between", async () => {
    const { budget, large } = setUp();
    const source = pieces();
    source.come(10);
    const first = await large.hold("a", 90, someone(), source.make);
    const second = await large.hold("a", 90, someone(), bytesOf(1));
    source.come(20);
    source.come(0);
    expect(await second.body.whole()).toHaveLength(30);
    first.release();
    expect(budget.usedBytes).toBe(30);
    second.release();
    expect(budget.usedBytes).toBe(0);
  });

  test("have their room until the piece under way is done, where the last reader leaves", async () => {
    const { budget, large } = setUp();
    const source = pieces();
    source.come(10);
    let shared: AbortSignal | undefined;
    const hold = await large.hold("a", 60, someone(), ({ signal }) => {
      shared = signal;
      return source.make();
    });
    expect(shared!.aborted).toBe(false);
    hold.release();
    expect([shared!.aborted, budget.usedBytes]).toEqual([true, 60]);
    // Whoever comes now gets them from the beginning.
    const next = await large.hold("a", 40, someone(), bytesOf(40));
    expect([next.body.length, budget.usedBytes]).toEqual([40, 100]);
    source.fail(new Error("nobody waits"));
    await hold.body.end.catch(() => {});
    await Bun.sleep(0);
    expect(budget.usedBytes).toBe(40);
  });

  test("are not joined where all have gone away and nobody has noticed yet", async () => {
    const { large } = setUp();
    const source = pieces();
    source.come(10);
    const leaving = requesterFrom("leaving");
    await large.hold("a", 40, leaving, source.make);
    leaving.leave();
    const hold = await large.hold("a", 40, someone(), bytesOf(7));
    expect(hold.body.length).toBe(7);
  });

  test("are made anew for who joins when the others have gone, and the first is not there yet", async () => {
    const { budget, large } = setUp();
    const first = Promise.withResolvers<AppendableEncoding>();
    async function* make({ signal }: Requester): EncodedPieces {
      yield await first.promise;
      if (signal.aborted) throw new ClientGone("all have left");
    }
    const leaving = requesterFrom("leaving");
    const left = large.hold("a", 40, leaving, make);
    await Bun.sleep(0);
    leaving.leave();
    await left.catch(() => {});
    const joined = large.hold("a", 40, someone(), bytesOf(7));
    first.resolve(identityEncoding(new Uint8Array(10)));
    const hold = await joined;
    expect(await hold.body.whole()).toHaveLength(7);
    hold.release();
    expect(budget.usedBytes).toBe(0);
  });

  test("that cannot be made to their end fail for all who read them, and are made anew for the next one", async () => {
    const { budget, large } = setUp();
    const source = pieces();
    source.come(10);
    const hold = await large.hold("a", 50, someone(), source.make);
    source.fail(new Error("the thread ended"));
    expect(await hold.body.piece(0)).toHaveLength(10);
    expect(await hold.body.piece(1).catch((error: Error) => error.message)).toBe("the thread ended");
    const next = await large.hold("a", 50, someone(), bytesOf(50));
    expect(next.body.length).toBe(50);
    hold.release();
    expect(budget.usedBytes).toBe(50);
  });

  test("are not taken from a reader for its pace before they are all there", async () => {
    const { leases, large } = setUp();
    const source = pieces();
    source.come(10);
    const hold = await large.hold("a", 90, someone(), source.make);
    hold.begin();
    source.come(10);
    await hold.body.piece(1);
    expect(leases[0]!.canGiveWay).toBe(false);
    source.come(0);
    await hold.body.end;
    await Bun.sleep(0);
    expect(leases[0]!.canGiveWay).toBe(true);
  });
});
