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
