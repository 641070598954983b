import { SQL } from "bun";
import { readConfig } from "../../src/config/config.ts";
import { packSync } from "../../src/logs/content.ts";
import { noDetails } from "../../src/logs/ports.ts";
import { openStore } from "../../src/storage/drivers.ts";
import { postgres } from "../../tests/support/engines/shared-engines.ts";
import { type Amount, type CountedStore, days, firstDay, platforms } from "./counted-store.ts";

/** A server of its own, thrown away at the end; through a connection as a node has it. */
export async function countedInPostgres(amount: Amount): Promise<CountedStore> {
  const url = await (await postgres()).newDatabase();
  const config = readConfig({ DATA_DIR: "/nonexistent", DATABASE_URL: url, MIN_FREE_BYTES: "0" });
  const store = await openStore(
    config,
    (what, error) => {
      throw new Error(what, { cause: error });
    },
    () => {},
  );
  const sql = new SQL(url, { max: 1 });
  await fill(sql, amount);
  return {
    crashes: store.crashes,
    insert: async (id) => {
      await store.insert({ id, name: "", createdAt: 0, ...packSync(Buffer.from("x")), details: noDetails });
    },
    remove: async (id) => void (await store.remove(id, "owner")),
    bytes: async () => {
      const [row] = await sql`SELECT pg_total_relation_size('crash_logs') + pg_total_relation_size('crashes') AS bytes`;
      return Number(row.bytes);
    },
    close: async () => {
      await store.close();
      await sql.close();
    },
  };
}

async function fill(sql: SQL, { logs, faults, traits }: Amount): Promise<void> {
  const indexes = (await sql`
    SELECT indexname AS name, indexdef AS made FROM pg_indexes
    WHERE tablename IN ('crash_logs', 'crashes') AND indexname NOT LIKE '%_pkey'`) as { name: string; made: string }[];
  for (const { name } of indexes) await sql.unsafe(`DROP INDEX ${name}`);
  await sql`CREATE TEMP TABLE packed (at int PRIMARY KEY, traits bytea)`;
  for (const [at, one] of traits.entries()) await sql`INSERT INTO packed VALUES (${at}::int, ${Buffer.from(one)})`;
  const id = "'made' || lpad(to_hex(number), 12, '0')";
  await sql.unsafe(`INSERT INTO logs (id, name, created_at, size, hash)
    SELECT ${id}, '', 0, 1, '' FROM generate_series(1, ${logs}) AS number`);
  await sql.unsafe(`INSERT INTO crash_logs (id, fingerprint, sharer, day, platform, traits)
    SELECT ${id},
      CASE WHEN number % 3 > 0 THEN '1-' || lpad(to_hex(floor(${faults} * power(random(), 4))::bigint), 16, '0') END,
      lpad(to_hex(floor(random() * 16777216)::int), 6, '0'), ${firstDay} + (number::bigint * ${days} / ${logs})::int,
      '1.' || number % ${platforms} || ' forge', packed.traits
    FROM generate_series(1, ${logs}) AS number JOIN packed ON packed.at = number % ${traits.length}`);
  for (const { made } of indexes) await sql.unsafe(made);
  await sql.unsafe(`INSERT INTO crashes (fingerprint, about, shares, sharers, first_day, last_day)
    SELECT fingerprint, 'trace', count(*), count(DISTINCT sharer), min(day), max(day) FROM crash_logs
    WHERE fingerprint IS NOT NULL GROUP BY fingerprint`);
  await sql`ANALYZE`;
}
