import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import { join } from "node:path";
import { temporaryDirectory } from "../../../tests/support/temporary-directory.ts";
import { packSync } from "../../logs/content.ts";
import type { LogId } from "../../logs/ports.ts";
import { removeFromSqlite } from "./remove.ts";
import { SqliteStore } from "./sqlite-store.ts";

test("a log that is removed from outside leaves nothing: no details, no owner, no analysis", async () => {
  const directory = temporaryDirectory();
  const id = "23456789AB" as LogId;
  const details = {
    source: "a launcher of some name",
    metadata: [{ key: "k", value: "a telling value", label: null, visible: true }],
    ownerHash: "ab".repeat(32),
    lineCounts: { lines: 1, errors: 0 },
  };
  const store = await SqliteStore.open(directory, (what) => expect.unreachable(what));
  await store.insert({ id, name: "a.log", createdAt: 1, ...packSync(Buffer.from("text")), details });
  await store.keepAnalysis(id, "rules", Buffer.from("{}"));
  await store.close();

  expect(removeFromSqlite(directory, id, 2)).toBe(true);
  using db = new Database(join(directory, "lectern.sqlite"), { readonly: true, strict: true });
  for (const table of ["logs", "details", "analyses", "counts", "viewers"]) {
    expect(db.query(`SELECT count(*) AS rows FROM ${table}`).get()).toEqual({ rows: 0 });
  }
  expect(db.query("SELECT id, removed_by FROM removed").all()).toEqual([{ id, removed_by: "operator" }]);
  const file = await Bun.file(join(directory, "lectern.sqlite")).bytes();
  expect(Buffer.from(file).includes("a telling value")).toBe(false);
});
