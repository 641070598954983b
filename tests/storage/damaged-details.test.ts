import { Database } from "bun:sqlite";
import { join } from "node:path";
import { SqliteStore } from "../../src/storage/sqlite/sqlite-store.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";
import { describeDamagedDetails } from "./damaged-details.ts";

describeDamagedDetails("SQLite", async () => {
  const directory = temporaryDirectory();
  const store = await SqliteStore.open(directory, (what, error) => {
    throw new Error(what, { cause: error });
  });
  const db = new Database(join(directory, "lectern.sqlite"), { strict: true });
  db.run("PRAGMA busy_timeout = 5000");
  const change = (set: string) => async (id: string, a?: string, b?: string) => {
    const values = b === undefined ? (a === undefined ? [] : [a]) : [a!, b];
    db.query(`UPDATE details SET ${set} WHERE log = (SELECT seq FROM logs WHERE id = ?)`).run(...values, id);
  };
  const spoil = {
    list: change("files = '[\"' || files"),
    entry: change("files = replace(files, ?, ?)"),
    metadata: change("metadata = '[{'"),
    bundle: change("bundle = ?"),
  };
  return {
    store,
    spoil,
    close: async () => {
      db.close();
      await store.close();
    },
  };
});
