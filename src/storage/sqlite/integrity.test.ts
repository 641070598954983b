import { Database } from "bun:sqlite";
import { describe, expect, test } from "bun:test";
import { faultsIn, schemaFault } from "./integrity.ts";
import { migrate, migrations } from "./schema.ts";

function migrated(): Database {
  const db = new Database(":memory:", { strict: true });
  migrate(db, "lectern.sqlite");
  return db;
}

/** As a disk changes it. */
function withBytes(from: string, to: string): Database {
  using whole = migrated();
  const bytes = whole.serialize();
  const at = bytes.indexOf(from);
  expect(at).toBeGreaterThan(0);
  bytes.write(to, at);
  return Database.deserialize(bytes, { strict: true });
}

describe("the schema of a database", () => {
  test("is right at every version that there was", () => {
    for (let version = 1; version <= migrations.length; version++) {
      using db = new Database(":memory:");
      for (const migration of migrations.slice(0, version)) db.run(migration);
      db.run(`PRAGMA user_version = ${version}`);
      expect(faultsIn(db)).toEqual([]);
    }
  });

  test("may have tables of other programs beside it", () => {
    using db = migrated();
    db.run("CREATE TABLE _litestream_seq (id INTEGER PRIMARY KEY, seq INTEGER)");
    expect(faultsIn(db)).toEqual([]);
  });

  test.each([0, 1, migrations.length - 1, migrations.length + 1])(
    "does not fit if it is said to be of version %d",
    (version) => {
      using db = migrated();
      db.run(`PRAGMA user_version = ${version}`);
      expect(schemaFault(db)).not.toBeNull();
    },
  );

  test.each([
    ["a column has another name", "created_at INTEGER", "creatdd_at INTEGER"],
    ["a table has another name", "tablelogslogs", "tablemogslogs"],
    ["an index belongs to another table", "autoindex_removed_1removed", "autoindex_removed_1remofed"],
    ["a type is another", "hash TEXT", "hash BLOB"],
  ])("is damaged where %s", (_, from, to) => {
    using db = withBytes(from, to);
    // SQLite notices some of it by itself.
    const told = () => {
      const fault = schemaFault(db);
      if (fault !== null) throw new Error(fault);
    };
    expect(told).toThrow(/is not defined as in version|malformed/);
  });

  test("is damaged where texts are marked as of another encoding", () => {
    using db = new Database(":memory:");
    db.run("PRAGMA encoding = 'UTF-16le'");
    for (const migration of migrations) db.run(migration);
    db.run(`PRAGMA user_version = ${migrations.length}`);
    expect(schemaFault(db)).toContain("UTF-16le");
  });
});
