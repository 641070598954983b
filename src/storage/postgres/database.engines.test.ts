import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { hasPostgres, postgres } from "../../../tests/support/engines/shared-engines.ts";
import { Outage } from "../../wire/refusal.ts";
import { PostgresDatabase } from "./database.ts";

if (hasPostgres) {
  describe("a database", () => {
    let database: PostgresDatabase;

    beforeAll(async () => {
      const url = await (await postgres()).newDatabase();
      database = new PostgresDatabase({ url, connections: 3, deadlineMs: 1000 });
    });
    afterAll(() => database.close());

    test("answers many more than it has connections", async () => {
      const asked = Array.from({ length: 200 }, (_, i) =>
        database.query("probe", (sql) => sql`SELECT ${i}::int AS number`, 60_000),
      );
      const numbers = (await Promise.all(asked)).map(([row]) => row.number);
      expect(numbers).toEqual(Array.from({ length: 200 }, (_, i) => i));
    });

    test("refuses what takes too long, while others go on", async () => {
      const slow = database.query("probe", (sql) => sql`SELECT pg_sleep(20)`, 300);
      const others = Array.from({ length: 20 }, () => database.query("probe", (sql) => sql`SELECT pg_sleep(0.01)`));
      await expect(slow).rejects.toBeInstanceOf(Outage);
      await Promise.all(others);
      await slow.catch(() => {});
    });

    test("refuses who cannot be served in time, and is as good as new afterwards", async () => {
      const slow = Array.from({ length: 9 }, () => database.query("probe", (sql) => sql`SELECT pg_sleep(0.5)`, 800));
      const outcomes = await Promise.allSettled(slow);
      const refused = outcomes.filter(({ status }) => status === "rejected") as PromiseRejectedResult[];
      expect(refused.length).toBeGreaterThan(0);
      for (const { reason } of refused) expect(reason).toBeInstanceOf(Outage);
      await database.query("probe", (sql) => sql`SELECT 1`);
    });

    test("does not hide a wrong statement behind an outage", async () => {
      const wrong = database.query("probe", (sql) => sql`SELECT * FROM nowhere`);
      await expect(wrong).rejects.not.toBeInstanceOf(Outage);
      await wrong.catch(() => {});
    });

    test("does not hide a bug of its caller behind an outage", async () => {
      const bug = database.query("probe", async () => {
        throw new TypeError("ours");
      });
      await expect(bug).rejects.toThrow("ours");
      await bug.catch(() => {});
      // It left no slot behind.
      for (let i = 0; i < 5; i++) await database.query("probe", (sql) => sql`SELECT 1`);
    });

    test("is refused after its end", async () => {
      const url = (await postgres()).url("postgres");
      const other = new PostgresDatabase({ url, connections: 1, deadlineMs: 1000 });
      await other.query("probe", (sql) => sql`SELECT 1`);
      await other.close();
      await expect(other.query("probe", (sql) => sql`SELECT 1`)).rejects.toBeInstanceOf(Outage);
    });
  });
}
