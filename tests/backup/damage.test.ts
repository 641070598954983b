import { Database } from "bun:sqlite";
import { beforeAll, expect, test } from "bun:test";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ByteProgress } from "../../src/backup/byte-progress.ts";
import { checkBackup } from "../../src/backup/check.ts";
import { SqliteBackupFile } from "../../src/storage/sqlite/backup-file.ts";
import { filledSqlite } from "../migrate/stores.ts";
import { runToEnd } from "../support/server-process.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

const path = join(temporaryDirectory(), "all.sqlite");
let whole: Buffer;

beforeAll(async () => {
  const { directory } = await filledSqlite(30);
  expect((await runToEnd({ args: ["backup", path], env: { DATA_DIR: directory } })).code).toBe(0);
  whole = readFileSync(path);
});

const progress = new ByteProgress({ isTerminal: false, columns: 80, write: async () => {} }, "en");

/** Whether it is taken for what was backed up. */
async function isTaken(): Promise<boolean> {
  let file: SqliteBackupFile | null = null;
  try {
    file = SqliteBackupFile.open(path, "read");
    const { damaged, isRestWhole } = await checkBackup(file, progress, new AbortController().signal);
    return damaged.length === 0 && isRestWhole;
  } catch {
    return false;
  } finally {
    file?.close();
  }
}

test.each([
  ["a name", "UPDATE logs SET name = 'x' WHERE seq = 2"],
  ["a time", "UPDATE logs SET created_at = created_at + 1 WHERE seq = 2"],
  ["a token", "UPDATE details SET owner_hash = '0'"],
  ["a count", "UPDATE counts SET views = views + 1"],
  ["a viewer", "DELETE FROM viewers WHERE log IN (SELECT log FROM viewers LIMIT 1)"],
  ["a removal", "INSERT INTO removed (id, removed_at) VALUES ('7Kd3mPq9Xw', 1)"],
  ["a block", "INSERT INTO records (kind, key, value) VALUES ('block', 'network 203.0.113.0/24', '{}')"],
  ["a note on a fault", "UPDATE records SET value = 'Nothing to worry about' WHERE kind = 'crash-note'"],
  ["the count of a fault", "UPDATE crashes SET shares = shares + 1"],
  ["who shared a fault", "UPDATE crash_logs SET sharer = 'ffffff'"],
  ["the key of viewers", "UPDATE meta SET value = x'00' WHERE key <> 'backup'"],
])("a backup in which %s is another is damaged", async (_, change) => {
  writeFileSync(path, whole);
  expect(await isTaken()).toBe(true);
  const db = new Database(path);
  expect(db.run(change).changes).toBeGreaterThan(0);
  db.close();
  expect(await isTaken()).toBe(false);
});

test("a backup of before everything was checked is taken as it is", async () => {
  writeFileSync(path, whole);
  const db = new Database(path);
  db.run(
    "UPDATE meta SET value = CAST(json_remove(CAST(value AS TEXT), '$.rest', '$.sum') AS BLOB) WHERE key = 'backup'",
  );
  db.run("UPDATE logs SET name = 'x' WHERE seq = 2");
  db.close();
  expect(await isTaken()).toBe(true);
});
