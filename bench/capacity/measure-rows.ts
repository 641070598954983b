import { migrate } from "../../src/storage/postgres/schema.ts";
import { PostgresServer, postgresPrograms } from "../../tests/support/engines/postgres-server.ts";
import { type TableName, tableNames } from "./growth.ts";
import type { RowBytes } from "./row-bytes.ts";

const rows = 100_000;
/** As `newLogId` makes them; the first statement seeds it, so that every run has the same ids. */
const randomId = `(SELECT string_agg(substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz', 1 + floor(random() * 56)::int, 1), '') FROM generate_series(1, 10) WHERE n = n)`;
const batches = 20;
/** Analyses are large: every tenth row is enough to know them. */
const analysisThinning = 10;

interface MeasuredRows {
  version: string;
  rowBytes: Record<TableName, RowBytes>;
}

/** Fills a throwaway PostgreSQL and asks it how large each table and each primary key is. */
export async function measureRows(analysisBytes: number): Promise<MeasuredRows> {
  if (!postgresPrograms()) throw new Error("--measure-rows needs PostgreSQL: apt-get install postgresql");
  const server = await PostgresServer.start();
  return server.run("postgres", async (sql) => {
    await migrate(sql);
    await sql.unsafe("SELECT setseed(0.5)");
    // In several batches: what comes at once is sorted less than the index would be by a bulk load, but not by chance.
    for (let batch = 0; batch < batches; batch++) {
      for (const statement of fillings(analysisBytes)) await sql.unsafe(statement);
    }
    const measured = await sql.unsafe(
      `SELECT relname AS name, (pg_table_size(oid) / ${rows}.0)::float8 AS heap, (pg_indexes_size(oid) / ${rows}.0)::float8 AS index
       FROM pg_class WHERE relname IN (${tableNames.map((name) => `'${name}'`).join(", ")})`,
    );
    const [row] = (await sql.unsafe("SHOW server_version")) as { server_version: string }[];
    const found = new Map((measured as (RowBytes & { name: TableName })[]).map((row) => [row.name, row]));
    const rowBytes = Object.fromEntries(
      tableNames.map((name) => {
        const [{ heap, index }, times] = [found.get(name)!, name === "analyses" ? analysisThinning : 1];
        return [name, { heap: heap * times, index: index * times }];
      }),
    ) as Record<TableName, RowBytes>;
    return { version: row!.server_version, rowBytes };
  });
}

function fillings(analysisBytes: number): string[] {
  const some = `generate_series(1, ${rows / batches}) AS n`;
  // The same bytes for all: they cannot be compressed, so only their number matters.
  const noise = `(SELECT string_agg(decode(md5(random()::text || piece), 'hex'), '') FROM generate_series(1, ${Math.max(1, Math.round(analysisBytes / 16))}) AS piece)`;
  return [
    `INSERT INTO logs SELECT ${randomId}, 'latest.log', 1763200000000 + n, 60000, md5(n::text)::varchar(16),
       CASE WHEN n % 10 < 3 THEN '{"source":"example.org/1.2.3","metadata":[],"lineCounts":{"lines":1200,"errors":3}}' END,
       md5(random()::text) || md5(random()::text) FROM ${some}`,
    `INSERT INTO counts SELECT ${randomId}, 8, 5, 1763200000000 FROM ${some}`,
    `INSERT INTO viewers SELECT ${randomId}, decode(md5(random()::text || n), 'hex') FROM ${some}`,
    `INSERT INTO analyses SELECT ${randomId}, 'bfbfd6fc3c53', noise FROM ${some}, ${noise} AS once (noise) WHERE n % ${analysisThinning} = 0`,
    `INSERT INTO removed SELECT ${randomId}, 1763200000000, 'operator' FROM ${some}`,
  ];
}
