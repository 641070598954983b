import { describe, expect, test } from "bun:test";
import type { TransactionSQL } from "bun";
import { openPostgresImport } from "../../src/storage/postgres/open-transfer.ts";
import { nodeEnvironment } from "../support/engines/open-node.ts";
import { ceph, hasCeph, hasPostgres, postgres } from "../support/engines/shared-engines.ts";
import { until } from "../support/engines/until.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";
import { migrate, startMigration } from "./program.ts";
import { type FilledStore, filledSqlite, postgresSnapshot, type Snapshot, sqliteSnapshot } from "./stores.ts";

const logs = 1800;

let filled: ReturnType<typeof filledWithSnapshot> | null = null;

async function filledWithSnapshot(): Promise<{ source: FilledStore; snapshot: Snapshot }> {
  const source = await filledSqlite(logs);
  return { source, snapshot: await sqliteSnapshot(source.directory) };
}

/** Made once: who only reads it leaves it as it was, killed or not. */
function filledStore(): ReturnType<typeof filledWithSnapshot> {
  filled ??= filledWithSnapshot();
  return filled;
}

/** Holds something that the migration needs, until it waits for it; then does `meanwhile`. */
async function whenItWaitsFor(
  url: string,
  hold: (tx: TransactionSQL) => Promise<unknown>,
  meanwhile: () => Promise<unknown>,
): Promise<void> {
  const server = await postgres();
  const database = new URL(url).pathname.slice(1);
  const isUndone = new Error("undone on purpose");
  await server
    .run(database, (sql) =>
      sql.begin(async (tx) => {
        await hold(tx);
        await until("the migration waits", () => server.run("postgres", (other) => waitingIn(other, database)));
        await meanwhile();
        throw isUndone;
      }),
    )
    .catch((error) => {
      if (error !== isUndone) throw error;
    });
}

async function waitingIn(sql: Bun.SQL, database: string): Promise<boolean> {
  const rows = await sql`
    SELECT 1 FROM pg_stat_activity
    WHERE datname = ${database} AND application_name = 'lectern' AND wait_event_type = 'Lock'`;
  return rows.length > 0;
}

/** The tables have to be there before one of them can be held. */
async function preparedDatabase(): Promise<string> {
  const url = await (await postgres()).newDatabase();
  await (await openPostgresImport(url, null)).close();
  return url;
}

const insertOf = (id: string) => (tx: TransactionSQL) =>
  tx`INSERT INTO logs (id, name, created_at, size, hash) VALUES (${id}, '', 0, 0, '')`;

const points: [what: string, hold: (source: FilledStore) => (tx: TransactionSQL) => Promise<unknown>][] = [
  ["before the first log", () => (tx) => tx`LOCK TABLE logs IN EXCLUSIVE MODE`],
  ["at the first log", ({ ids }) => insertOf(ids[0]!)],
  ["within a batch, in the middle", ({ ids }) => insertOf(ids[900]!)],
  ["at the last log", ({ ids }) => insertOf(ids.at(-1)!)],
  ["between logs and their viewers", () => (tx) => tx`LOCK TABLE viewers IN EXCLUSIVE MODE`],
  ["between viewers and their counts", () => (tx) => tx`LOCK TABLE counts IN EXCLUSIVE MODE`],
  ["before the removals", () => (tx) => tx`LOCK TABLE removed IN EXCLUSIVE MODE`],
];

if (hasPostgres) {
  describe("a migration that is killed", () => {
    test.each(points)("%s goes on when it is run again", async (_, hold) => {
      const { source, snapshot } = await filledStore();
      const url = await preparedDatabase();
      const from = `sqlite:${source.directory}`;
      let migration = startMigration(["--from", from, "--to", url]);
      await whenItWaitsFor(url, hold(source), async () => {
        migration.signal("SIGKILL");
        expect((await migration.ended).code).not.toBe(0);
      });
      migration = startMigration(["--from", from, "--to", url, "--json"]);
      const { code, stdout } = await migration.ended;
      expect({ code, facts: JSON.parse(stdout) }).toMatchObject({ code: 0, facts: { ok: true, faults: [] } });
      const { copied, alreadyThere } = JSON.parse(stdout);
      expect(copied + alreadyThere).toBe(logs);
      expect(await postgresSnapshot(url)).toEqual(snapshot);
    });

    test("on the way back goes on, too", async () => {
      const { source, snapshot } = await filledStore();
      const url = await (await postgres()).newDatabase();
      expect((await migrate(`sqlite:${source.directory}`, url)).code).toBe(0);
      const directory = `${temporaryDirectory()}/made`;
      for (const table of ["contents", "viewers", "removed"]) {
        const migration = startMigration(["--from", url, "--to", `sqlite:${directory}`]);
        const hold = (tx: TransactionSQL) => tx.unsafe(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
        await whenItWaitsFor(url, hold, async () => {
          migration.signal("SIGKILL");
          expect((await migration.ended).code).not.toBe(0);
        });
      }
      expect((await migrate(url, `sqlite:${directory}`)).code).toBe(0);
      expect(await sqliteSnapshot(directory)).toEqual(snapshot);
      expect(await sqliteSnapshot(source.directory)).toEqual(snapshot);
    });
  });

  if (hasCeph) {
    test("objects that a killed migration has left are taken for what they are", async () => {
      const source = await filledSqlite(100);
      const url = await preparedDatabase();
      const store = await ceph();
      const bucket = await store.newBucket();
      const environment = nodeEnvironment({ databaseUrl: url, s3Endpoint: store.endpoint, s3Bucket: bucket });
      const args = ["--from", `sqlite:${source.directory}`, "--to", url];
      const migration = startMigration(args, environment);
      await whenItWaitsFor(url, insertOf(source.ids[50]!), async () => {
        migration.signal("SIGKILL");
        expect((await migration.ended).code).not.toBe(0);
      });
      expect(await startMigration(args, environment).ended).toMatchObject({
        code: 0,
        stdout: expect.stringContaining("100 logs copied"),
      });
      expect((await startMigration([...args, "--verify"], environment).ended).code).toBe(0);
    });
  }

  test("a migration that is interrupted says so, and how to go on", async () => {
    const source = await filledSqlite(10);
    const url = await preparedDatabase();
    const migration = startMigration(["--from", `sqlite:${source.directory}`, "--to", url]);
    await whenItWaitsFor(url, insertOf(source.ids[5]!), async () => migration.signal("SIGINT"));
    expect(await migration.ended).toMatchObject({
      code: 130,
      stderr: expect.stringContaining("Run it again to go on"),
    });
  });

  test("a migration waits for PostgreSQL to come back", async () => {
    const { source, snapshot } = await filledStore();
    const url = await preparedDatabase();
    const server = await postgres();
    const migration = startMigration(["--from", `sqlite:${source.directory}`, "--to", url]);
    const held = whenItWaitsFor(url, insertOf(source.ids[900]!), () => server.crash());
    await held.catch(() => {});
    await server.resume();
    expect(await migration.ended).toMatchObject({ code: 0, stderr: expect.stringContaining("Trying again") });
    expect((await postgresSnapshot(url)).logs).toEqual(snapshot.logs);
  });
}
