import { describe, expect, test } from "bun:test";
import { FairQueue } from "./fair-queue.ts";

const item = (name: string, ...clients: string[]) => ({ name, clients: () => clients });

function queueOf(limit = 100, usage: Record<string, number> = {}) {
  const queue = new FairQueue<ReturnType<typeof item>>(limit, (client) => usage[client] ?? 0);
  const next = () => queue.shift()?.name;
  return { queue, usage, next };
}

describe("the next in a fair queue", () => {
  test("is the first come while all have had the same", () => {
    const { queue, next } = queueOf();
    for (const name of ["a", "b", "c"]) queue.push(item(name, name));
    expect([next(), next(), next(), next()]).toEqual(["a", "b", "c", undefined]);
  });

  test("is whoever has had least", () => {
    const { queue, usage, next } = queueOf(100, { greedy: 500, modest: 20 });
    for (let i = 0; i < 5; i++) queue.push(item(`g${i}`, "greedy"));
    queue.push(item("m", "modest"));
    expect(next()).toBe("m");
    usage["other"] = 501;
    queue.push(item("o", "other"));
    expect(next()).toBe("g0");
  });

  test("is by the one of several clients who has had least", () => {
    const { queue, next } = queueOf(100, { greedy: 500, middle: 100, modest: 20 });
    queue.push(item("middle", "middle"));
    queue.push(item("shared", "greedy", "modest"));
    expect(next()).toBe("shared");
  });
});

describe("all in turn", () => {
  /** Serves until nobody waits, and each is given something. */
  function served(usageOf: Record<string, number>, clients: string[], inTurn: boolean): string[] {
    const { queue, usage } = queueOf(10_000, { ...usageOf });
    for (const [i, client] of clients.entries()) queue.push(item(`${client}${i}`, ...client));
    const names: string[] = [];
    const serve = (one: ReturnType<typeof item>) => {
      queue.delete(one);
      names.push(one.name);
      for (const client of one.clients()) usage[client] = (usage[client] ?? 0) + 10;
    };
    if (inTurn) for (const one of queue.inTurn()) serve(one);
    else for (let one = queue.peek(); one; one = queue.peek()) serve(one);
    return names;
  }

  test("are those that would be chosen one by one", () => {
    for (let seed = 1; seed <= 200; seed++) {
      const dice = (below: number, at: number) => Number(Bun.hash(`${seed} ${at}`) % BigInt(below));
      const clients = Array.from({ length: 30 }, (_, at) => ["a", "b", "c", "ab", "bc"][dice(5, at)]!);
      const usage = { a: dice(50, 100), b: dice(50, 101), c: dice(50, 102) };
      expect(served(usage, clients, true)).toEqual(served(usage, clients, false));
    }
  });

  test("leave out what is taken away meanwhile", () => {
    const { queue } = queueOf();
    const [a, b, c] = ["a", "b", "c"].map((name) => item(name, name));
    for (const one of [a!, b!, c!]) queue.push(one);
    const names: string[] = [];
    for (const { name } of queue.inTurn()) {
      names.push(name);
      queue.delete(b!);
    }
    expect(names).toEqual(["a", "c"]);
  });

  test("are found by looking at each a few times, however many wait", () => {
    let looks = 0;
    const held: Record<string, number> = {};
    const queue = new FairQueue<ReturnType<typeof item>>(10_000, (client) => {
      looks++;
      return held[client] ?? 0;
    });
    for (let i = 0; i < 4096; i++) queue.push(item(String(i), `client ${i % 7}`));
    let number = 0;
    for (const one of queue.inTurn()) {
      for (const client of one.clients()) held[client] = (held[client] ?? 0) + 60;
      number++;
    }
    expect(number).toBe(4096);
    expect(looks).toBeLessThan(4096 * 100);
  });
});

describe("a full queue", () => {
  test("gives up the last of the client with the most, for whoever comes", () => {
    const { queue } = queueOf(3);
    for (let i = 0; i < 3; i++) expect(queue.push(item(`g${i}`, "greedy"))).toBeNull();
    expect(queue.push(item("m", "modest"))?.name).toBe("g2");
    expect(queue.push(item("g3", "greedy"))?.name).toBe("g3");
    expect([...queue].map(({ name }) => name)).toEqual(["g0", "g1", "m"]);
  });

  test("does not give up what somebody else wants, too", () => {
    const { queue } = queueOf(3);
    queue.push(item("g0", "greedy"));
    queue.push(item("g1", "greedy"));
    queue.push(item("shared", "greedy", "modest"));
    expect(queue.push(item("other", "other"))?.name).toBe("g1");
  });
});
