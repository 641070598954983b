import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import { join } from "node:path";
import { asCounts, believing, expectedCounts, explain, recounted, shareCrashes } from "../support/crash-counts.ts";
import { until } from "../support/engines/until.ts";
import { startProcess } from "../support/server-process.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

type Row = Parameters<typeof asCounts>[0][number];

test("kill -9 between a log, its count and its analysis leaves nothing that is not mended when the log is explained", async () => {
  const directory = temporaryDirectory();
  const env = { DATA_DIR: directory, ...believing };
  const all = new Map<string, number>();
  for (let round = 0; round < 2; round++) {
    const server = await startProcess({ env });
    const load = shareCrashes([server.url], 4, round * 10_000);
    await until("crashes are shared and explained", () => load.acknowledged.size >= 3 + round * 12, { everyMs: 1 });
    server.signal("SIGKILL");
    await Promise.all([server.exited, load.done]);
    for (const [id, number] of load.acknowledged) all.set(id, number);
    using db = open(directory);
    // Whatever was under way, the counts are those of the rows.
    expect(counted(db)).toEqual(asCounts(db.query<Row, []>(recounted).all()));
    // As if it had been killed after counting, and before the analysis was kept.
    db.run("DELETE FROM analyses WHERE log % 2 = 0");
  }
  const server = await startProcess({ env });
  for (let time = 0; time < 2; time++) for (const id of all.keys()) await explain(server.url, id);
  expect(await server.stop()).toBe(0);
  using db = open(directory);
  // What was stored and not acknowledged any more is counted, too, if it was explained.
  const acknowledged = db.query<Row, [string]>(
    recounted.replace("WHERE", "WHERE log IN (SELECT seq FROM logs, json_each(?) WHERE logs.id = value) AND"),
  );
  expect(asCounts(acknowledged.all(JSON.stringify([...all.keys()])))).toEqual(expectedCounts(all.values()));
  expect(counted(db)).toEqual(asCounts(db.query<Row, []>(recounted).all()));
});

function open(directory: string): Database {
  const db = new Database(join(directory, "lectern.sqlite"), { strict: true });
  db.run("PRAGMA busy_timeout = 5000");
  return db;
}

function counted(db: Database): ReturnType<typeof asCounts> {
  return asCounts(db.query<Row, []>("SELECT fingerprint, shares, sharers FROM crashes").all());
}
