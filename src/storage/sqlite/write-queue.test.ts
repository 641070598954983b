import { describe, expect, test } from "bun:test";
import type { NewLog, NewText } from "../../logs/ports.ts";
import { WriteQueue } from "./write-queue.ts";
import type { Write } from "./writes.ts";

function insert(bytes = 10): Write {
  const log = { id: "x", name: "", createdAt: 0, size: 0, hash: "", packed: new Uint8Array(bytes) };
  return { kind: "insert", log: log as unknown as NewLog };
}

function setUp(fail: (writes: Write[]) => string | null = () => null) {
  const commits: number[] = [];
  let now = 0;
  const queue = new WriteQueue(
    (writes) => {
      const code = fail(writes);
      if (code) throw Object.assign(new Error(`${code} happened`), { code });
      commits.push(writes.length);
      return writes.map(() => "stored" as const);
    },
    () => now,
  );
  const add = (count: number, write = insert(), expiresAt = 1000) => {
    for (let i = 0; i < count; i++) queue.add([{ ticket: i, write, expiresAt }]);
  };
  return { queue, commits, add, passTo: (time: number) => (now = time) };
}

describe("writes that wait together", () => {
  test("share one commit", () => {
    const { queue, commits, add } = setUp();
    add(200);
    expect(queue.commitGroup()).toHaveLength(200);
    expect(commits).toEqual([200]);
    expect(queue.isEmpty).toBe(true);
  });

  test("are committed in several turns where there are very many, or they are large", () => {
    const many = setUp();
    many.add(1000);
    while (!many.queue.isEmpty) many.queue.commitGroup();
    expect(many.commits).toEqual([512, 488]);
    const large = setUp();
    large.add(6, insert(10 * 1024 * 1024));
    while (!large.queue.isEmpty) large.queue.commitGroup();
    expect(large.commits).toEqual([4, 2]);
  });

  test("pass removals, of which a commit takes few: each may have much to overwrite", () => {
    const { queue, commits, add } = setUp();
    add(5, { kind: "remove", id: "x", at: 0, by: "owner" });
    add(100);
    expect(queue.commitGroup()).toHaveLength(102);
    expect(queue.commitGroup()).toHaveLength(2);
    add(1);
    expect(queue.commitGroup()).toHaveLength(2);
    expect(queue.isEmpty).toBe(true);
    expect(commits).toEqual([102, 2, 2]);
  });

  test("pass texts that have to be packed, of which a commit takes as many as can be waited for", () => {
    const { queue, commits, add } = setUp();
    const log = { id: "x", name: "", createdAt: 0, size: 0, hash: "", text: new Uint8Array(256 * 1024) };
    add(40, { kind: "insert-text", log: log as unknown as NewText });
    add(5);
    while (!queue.isEmpty) queue.commitGroup();
    expect(commits).toEqual([16 + 5, 16, 8]);
  });

  test("do not fail with one of them that does not fit on the disk", () => {
    const { queue, add } = setUp((writes) => (writes.some(isLarge) ? "SQLITE_FULL" : null));
    add(3);
    queue.add([{ ticket: 99, write: insert(5000), expiresAt: 1000 }]);
    const outcomes = queue.commitGroup();
    expect(outcomes.filter((outcome) => "result" in outcome)).toHaveLength(3);
    expect(outcomes.at(-1)).toEqual({ ticket: 99, failure: "SQLITE_FULL happened" });
  });

  test("fail together where the database is the reason: each of them would only wait for it again", () => {
    let attempts = 0;
    const { queue, add } = setUp(() => {
      attempts++;
      return "SQLITE_BUSY";
    });
    add(12);
    expect(queue.commitGroup().every((outcome) => "failure" in outcome)).toBe(true);
    expect(attempts).toBe(1);
  });

  test("are left alone once their sender was told that they failed", () => {
    const { queue, commits, add, passTo } = setUp();
    add(2, insert(), 500);
    add(3, insert(), 501);
    passTo(500);
    expect(queue.commitGroup().filter((outcome) => "failure" in outcome)).toHaveLength(2);
    expect(commits).toEqual([3]);
  });
});

function isLarge(write: Write): boolean {
  return write.kind === "insert" && write.log.packed.length > 1000;
}
