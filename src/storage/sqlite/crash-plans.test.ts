import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import { CrashReads } from "./crash-reads.ts";
import { CrashWrites } from "./crash-writes.ts";
import { configureConnection, migrate } from "./schema.ts";

test("no statement about faults walks over a whole table, so that none becomes slower with more logs", () => {
  using db = new Database(":memory:", { strict: true });
  configureConnection(db, "writer");
  migrate(db, ":memory:");
  const statements: string[] = [];
  const listening = new Proxy(db, {
    get: (target, name) =>
      name === "prepare" ? (sql: string) => statements.push(sql) && target.prepare(sql) : Reflect.get(target, name),
  });
  new CrashReads(listening);
  new CrashWrites(listening);
  expect(statements.length).toBeGreaterThan(10);
  for (const sql of statements) {
    const plan = db.query<{ detail: string }, []>(`EXPLAIN QUERY PLAN ${sql}`).all();
    for (const { detail } of plan)
      expect([sql, detail]).not.toEqual([sql, expect.stringMatching(/^SCAN (?:crash|logs)/)]);
  }
});
