import { Database } from "bun:sqlite";
import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import { temporaryDirectory } from "../../../tests/support/temporary-directory.ts";
import { packSync } from "../../logs/content.ts";
import { type LogId, noDetails } from "../../logs/ports.ts";
import { UnusableStore } from "../unusable-store.ts";
import { configureConnection, migrate, migrations } from "./schema.ts";
import { SqliteStore } from "./sqlite-store.ts";

const path = "/data/lectern.sqlite";
const details = { ...noDetails, source: "a launcher", ownerHash: "cd".repeat(32) };

function viewerKey(db: Database): Uint8Array {
  return (db.query("SELECT value FROM meta WHERE key = 'viewer-key'").get() as { value: Uint8Array }).value;
}

function pragma(db: Database, name: string): unknown {
  return Object.values(db.query(`PRAGMA ${name}`).get() as object)[0];
}

function tables(db: Database): string[] {
  const rows = db.query("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'").all();
  return (rows as { name: string }[]).map(({ name }) => name).sort();
}

describe("a new database", () => {
  test("gets the tables, the mark of this program, and the version", () => {
    using db = new Database(":memory:", { strict: true });
    migrate(db, path);
    expect(tables(db)).toEqual([
      "analyses",
      "counts",
      "crash_logs",
      "crashes",
      "details",
      "logs",
      "meta",
      "records",
      "removed",
      "viewers",
    ]);
    expect(pragma(db, "user_version")).toBe(migrations.length);
    expect(Buffer.from((pragma(db, "application_id") as number).toString(16), "hex").toString()).toBe("Lctn");
  });

  test("gets a viewer key of 32 random bytes", () => {
    using one = new Database(":memory:", { strict: true });
    using other = new Database(":memory:", { strict: true });
    migrate(one, path);
    migrate(other, path);
    expect(viewerKey(one)).toHaveLength(32);
    expect(viewerKey(one)).not.toEqual(viewerKey(other));
  });

  test("holds every id once, and no text where a number belongs", () => {
    using db = new Database(":memory:", { strict: true });
    migrate(db, path);
    const insert = db.query(
      "INSERT INTO logs (id, name, created_at, size, hash, content) VALUES (?, '', ?, 1, 'h', x'00')",
    );
    insert.run("23456789AB", 1);
    expect(() => insert.run("23456789AB", 2)).toThrow("UNIQUE constraint failed: logs.id");
    expect(() => insert.run("23456789AC", "yesterday")).toThrow("cannot store TEXT value in INTEGER column");
  });
});

describe("a database of this version", () => {
  test("is left as it is, with its key", () => {
    using db = new Database(":memory:", { strict: true });
    migrate(db, path);
    const key = viewerKey(db);
    db.run("INSERT INTO removed (id, removed_at) VALUES ('23456789AB', 1)");
    const before = pragma(db, "schema_version");
    migrate(db, path);
    expect(viewerKey(db)).toEqual(key);
    expect(db.query("SELECT id FROM removed").all()).toEqual([{ id: "23456789AB" }]);
    expect(pragma(db, "schema_version")).toBe(before);
  });
});

describe("a database of an older program", () => {
  test.each(migrations.map((_, version) => version).slice(1))(
    "of schema %d keeps its logs and its key, and can be used",
    async (version) => {
      const directory = temporaryDirectory();
      const id = "23456789AB" as LogId;
      const content = packSync(Buffer.from("[10:30:00] Done\n"));
      const key = Buffer.alloc(32, 7);
      {
        using db = new Database(join(directory, "lectern.sqlite"), { create: true, strict: true });
        for (const migration of migrations.slice(0, version)) db.run(migration);
        db.run(`PRAGMA application_id = ${0x4c63746e}`);
        db.run(`PRAGMA user_version = ${version}`);
        db.query("INSERT INTO meta (key, value) VALUES ('viewer-key', ?)").run(key);
        db.query("INSERT INTO logs (id, name, created_at, size, hash, content) VALUES (?, 'old', 5, ?, ?, ?)").run(
          id,
          content.size,
          content.hash,
          content.packed,
        );
        db.run("INSERT INTO counts (log, views, unique_views) VALUES (1, 4, 2)");
        db.run("INSERT INTO removed (id, removed_at) VALUES ('23456789AC', 1)");
      }
      const store = await SqliteStore.open(directory, (what) => expect.unreachable(what));
      try {
        expect(await store.find(id)).toEqual({ id, name: "old", createdAt: 5, ...content });
        expect(store.counts(id)).toMatchObject({ views: 4, uniqueViews: 2 });
        expect(await store.details(id)).toEqual(noDetails);
        expect(Buffer.from(await store.viewerKey())).toEqual(key);
        const log = { id: "23456789AD" as LogId, name: "", createdAt: 6, ...content, details };
        expect(await store.insert(log)).toBe("stored");
        expect(await store.details(log.id)).toEqual(details);
        expect(await store.insert({ ...log, id: "23456789AC" as LogId })).toBe("conflict");
        expect(await store.removal("23456789AC" as LogId)).toEqual({ by: null });
        expect(await store.remove(id, "operator")).toBe(true);
        expect(await store.removal(id)).toEqual({ by: "operator" });
      } finally {
        await store.close();
      }
    },
  );
});

describe("a database that is not ours is refused and left alone", () => {
  test("one of a newer program", () => {
    using db = new Database(":memory:", { strict: true });
    migrate(db, path);
    db.run(`PRAGMA user_version = ${migrations.length + 1}`);
    expect(() => migrate(db, path)).toThrow(
      new UnusableStore(
        `${path} was written by a newer Lectern (schema ${migrations.length + 1}; this program knows ${migrations.length}). ` +
          "Start the newer program, or set DATA_DIR to another directory.",
      ),
    );
    expect(pragma(db, "user_version")).toBe(migrations.length + 1);
  });

  test.each<[what: string, statement: string]>([
    ["one with tables of its own", "CREATE TABLE logs (id TEXT)"],
    ["one with another mark", "PRAGMA application_id = 1"],
    ["one with a version of its own", "PRAGMA user_version = 1"],
  ])("%s", (_, statement) => {
    using db = new Database(":memory:", { strict: true });
    db.run(statement);
    const before = tables(db);
    expect(() => migrate(db, path)).toThrow(
      new UnusableStore(`${path} is a database of another program. Set DATA_DIR to a directory of Lectern's own.`),
    );
    expect(tables(db)).toEqual(before);
  });
});

test("a start that is interrupted leaves nothing half-made", () => {
  using db = new Database(":memory:", { strict: true });
  const query = db.query.bind(db);
  db.query = ((sql: string) => {
    if (sql.startsWith("INSERT")) throw new Error("interrupted");
    return query(sql);
  }) as typeof db.query;
  expect(() => migrate(db, path)).toThrow("interrupted");
  db.query = query;
  expect(tables(db)).toEqual([]);
  expect([pragma(db, "user_version"), pragma(db, "application_id")]).toEqual([0, 0]);
});

describe("a connection", () => {
  test("that writes syncs every commit, so that it survives a power cut", () => {
    using db = new Database(join(temporaryDirectory(), "a.sqlite"), { strict: true });
    configureConnection(db, "writer");
    expect(pragma(db, "journal_mode")).toBe("wal");
    expect(pragma(db, "synchronous")).toBe(2);
    expect(pragma(db, "busy_timeout")).toBe(5000);
  });

  test("that writes to a new database can give what is removed back to the file system", () => {
    using db = new Database(join(temporaryDirectory(), "a.sqlite"), { strict: true });
    configureConnection(db, "writer");
    migrate(db, path);
    expect(pragma(db, "auto_vacuum")).toBe(2);
  });

  test("that reads waits for the writer as long, and changes nothing in the file", () => {
    const file = join(temporaryDirectory(), "a.sqlite");
    using writer = new Database(file, { strict: true });
    migrate(writer, path);
    using db = new Database(file, { readonly: true, strict: true });
    configureConnection(db, "reader");
    expect(pragma(db, "busy_timeout")).toBe(5000);
    expect(pragma(db, "journal_mode")).toBe("delete");
  });
});
