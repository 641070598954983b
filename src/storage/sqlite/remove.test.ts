import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import { join } from "node:path";
import { temporaryDirectory } from "../../../tests/support/temporary-directory.ts";
import { packSync } from "../../logs/content.ts";
import { type LogId, noDetails } from "../../logs/ports.ts";
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
    files: null,
    bundle: null,
    sharer: "00ff00",
  };
  const store = await SqliteStore.open(directory, (what) => expect.unreachable(what));
  await store.insert({ id, name: "a.log", createdAt: 1, ...packSync(Buffer.from("text")), details });
  await store.keepAnalysis(id, "rules", Buffer.from("{}"));
  await store.close();

  expect(removeFromSqlite(directory, id, 2)).toBe("removed");
  using db = new Database(join(directory, "lectern.sqlite"), { readonly: true, strict: true });
  for (const table of ["logs", "details", "analyses", "counts", "viewers"]) {
    expect(db.query(`SELECT count(*) AS rows FROM ${table}`).get()).toEqual({ rows: 0 });
  }
  expect(db.query("SELECT id, removed_by FROM removed").all()).toEqual([{ id, removed_by: "operator" }]);
  const file = await Bun.file(join(directory, "lectern.sqlite")).bytes();
  expect(Buffer.from(file).includes("a telling value")).toBe(false);
});

test("a log is removed while another program reads: for everybody at once, its bytes when that is over", async () => {
  const directory = temporaryDirectory();
  const ids = ["23456789AB", "23456789AC"] as LogId[];
  const store = await SqliteStore.open(directory, (what) => expect.unreachable(what));
  for (const [number, id] of ids.entries()) {
    const content = packSync(Buffer.from(`text ${number}`));
    await store.insert({ id, name: `a telling name ${number}`, createdAt: 1, ...content, details: noDetails });
  }
  await store.close();
  const path = join(directory, "lectern.sqlite");
  const reader = new Database(path, { readonly: true });
  reader.run("BEGIN");
  reader.query("SELECT count(*) FROM logs").get();
  expect(removeFromSqlite(directory, ids[0]!, 2)).toBe("bytes left");
  reader.run("ROLLBACK");
  expect(removeFromSqlite(directory, ids[0]!, 3)).toBe("no such log");
  expect(removeFromSqlite(directory, ids[1]!, 3)).toBe("removed");
  reader.close();
  expect(Buffer.from(await Bun.file(path).bytes()).includes("a telling name")).toBe(false);
});
