import { Database } from "bun:sqlite";
import { beforeEach, describe, expect, test } from "bun:test";
import {
  appendFileSync,
  chownSync,
  mkdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { newBundle, newLog } from "../../../tests/support/stored-logs.ts";
import { temporaryDirectory } from "../../../tests/support/temporary-directory.ts";
import type { LogId, Remover } from "../../logs/ports.ts";
import { RemovalList, readRemovalList } from "./removal-list.ts";
import { removeFromSqlite } from "./remove.ts";
import { migrate } from "./schema.ts";
import { SqliteStore } from "./sqlite-store.ts";
import { WriteSession } from "./writes.ts";

let directory: string;
let path: string;
let listPath: string;
beforeEach(() => {
  directory = temporaryDirectory();
  path = join(directory, "lectern.sqlite");
  listPath = join(directory, "lectern.removed");
});

class OpenDatabase {
  readonly db = new Database(":memory:", { strict: true });
  readonly session: WriteSession;

  constructor() {
    migrate(this.db, path);
    this.session = new WriteSession(this.db);
  }

  stored(): LogId {
    const log = newLog("text");
    this.session.applyTogether([{ kind: "insert", log }]);
    return log.id;
  }

  remove(id: LogId, by: Remover | null = "owner"): void {
    this.session.applyTogether([{ kind: "remove", id, at: 1_768_473_000_123, by }]);
  }

  note(list = new RemovalList(path)): void {
    expect(list.bringUpToDate(this.db, this.session)).toBeNull();
  }

  has(id: LogId): boolean {
    return this.db.query("SELECT 1 FROM logs WHERE id = ?").get(id) !== null;
  }
}

const listed = () => readRemovalList(listPath).removals.map(({ id }) => id);

describe("the list of removals", () => {
  test("has what owners and operators removed, for its owner alone, and not what was removed for its age", () => {
    const database = new OpenDatabase();
    const list = new RemovalList(path);
    const ids = [database.stored(), database.stored(), database.stored(), database.stored()];
    database.note(list);
    expect(readFileSync(listPath, "utf8")).toBe("");
    expect(statSync(listPath).mode & 0o077).toBe(0);
    for (const [at, by] of (["owner", "retention", "operator", null] as const).entries()) {
      database.remove(ids[at]!, by);
      database.note(list);
    }
    expect(readFileSync(listPath, "utf8").split("\n")).toEqual([
      `1 ${ids[0]} 2026-01-15T10:30:00.123Z owner`,
      `3 ${ids[2]} 2026-01-15T10:30:00.123Z operator`,
      `4 ${ids[3]} 2026-01-15T10:30:00.123Z unknown`,
      "",
    ]);
    expect(readRemovalList(listPath)).toMatchObject({
      unreadable: 0,
      removals: [{ by: "owner" }, { by: "operator" }, { by: null, removedAt: 1_768_473_000_123 }],
    });
  });

  test("gets what it lacks, as after a kill between a removal and the list", () => {
    const database = new OpenDatabase();
    const [first, second] = [database.stored(), database.stored()];
    database.remove(first);
    database.note();
    database.remove(second);
    database.note();
    expect(listed()).toEqual([first, second]);
  });

  test("removes from an older copy of the database what was removed since, with the files of a bundle", () => {
    const now = new OpenDatabase();
    const { bundle, files } = newBundle(2);
    now.session.applyTogether([{ kind: "insert-all", logs: [...files, bundle] }]);
    const [kept, before, after] = [now.stored(), now.stored(), now.stored()];
    now.remove(before);
    const older = now.db.serialize();
    now.remove(after);
    now.remove(bundle.id, "operator");
    now.note();

    const restored = new OpenDatabase();
    const db = Database.deserialize(older, { strict: true });
    const again = Object.assign(restored, { db, session: new WriteSession(db) });
    expect(again.has(after)).toBe(true);
    again.note();
    for (const id of [after, bundle.id, ...files.map((file) => file.id)]) expect(again.has(id)).toBe(false);
    expect(again.has(kept)).toBe(true);
    const rows = db
      .query("SELECT removed_by FROM removed WHERE id IN (?, ?) ORDER BY removed_by")
      .values(after, bundle.id);
    expect(rows).toEqual([["operator"], ["owner"]]);
    // The list is of this database now.
    const before2 = readFileSync(listPath, "utf8");
    again.note();
    expect(readFileSync(listPath, "utf8")).toBe(before2);
    expect(new Set(listed())).toEqual(new Set([before, after, bundle.id, ...files.map((file) => file.id)]));
  });

  test("is not misled by a line that a power cut has torn, nor by lines that two programs added at once", () => {
    const database = new OpenDatabase();
    const ids = [database.stored(), database.stored(), database.stored()];
    database.remove(ids[0]!);
    database.remove(ids[1]!);
    database.note();
    const [first] = readFileSync(listPath, "utf8").split("\n");
    appendFileSync(listPath, `${first}\n3 ${ids[2]!.slice(0, 4)}`);
    const older = database.db.serialize();
    database.remove(ids[2]!);
    database.note();
    expect(readRemovalList(listPath)).toMatchObject({ unreadable: 1 });
    expect(listed()).toEqual([ids[0]!, ids[1]!, ids[0]!, ids[2]!]);

    // The newest line is not in this one, though the last but one is.
    const db = Database.deserialize(older, { strict: true });
    appendFileSync(listPath, `${first}\n`);
    new RemovalList(path).bringUpToDate(db, new WriteSession(db));
    expect(db.query("SELECT 1 FROM logs WHERE id = ?").get(ids[2]!)).toBeNull();
  });

  test("that is damaged throughout is written anew", () => {
    const database = new OpenDatabase();
    const id = database.stored();
    database.remove(id);
    writeFileSync(listPath, "nothing that anybody can read\n".repeat(40));
    database.note();
    expect(readRemovalList(listPath)).toMatchObject({ unreadable: 0, removals: [{ id }] });
  });
});

describe("a store", () => {
  test("answers a removal when it is in the list, whoever removes", async () => {
    const store = await SqliteStore.open(directory, (what) => expect.unreachable(what));
    const [owned, other] = [newLog("owned"), newLog("other")];
    await store.insert(owned);
    await store.insert(other);
    await store.remove(owned.id, "owner");
    expect(listed()).toEqual([owned.id]);
    expect(removeFromSqlite(directory, other.id, 1)).toBe("removed");
    expect(new Set(listed())).toEqual(new Set([owned.id, other.id]));
    await store.close();
  });

  test.skipIf(process.getuid?.() !== 0)("has its list as its own, also where root removes", async () => {
    const store = await SqliteStore.open(directory, (what) => expect.unreachable(what));
    const log = newLog("text");
    await store.insert(log);
    await store.close();
    rmSync(listPath);
    chownSync(path, 65534, 65534);
    expect(removeFromSqlite(directory, log.id, 1)).toBe("removed");
    expect(statSync(listPath)).toMatchObject({ uid: 65534, gid: 65534 });
  });

  test("removes logs also where the list cannot be written, tells it, and adds them later", async () => {
    const troubles: string[] = [];
    const store = await SqliteStore.open(directory, (what) => troubles.push(what));
    const [first, second] = [newLog("first"), newLog("second")];
    await store.insert(first);
    await store.insert(second);
    rmSync(listPath);
    mkdirSync(listPath);
    expect(await store.remove(first.id, "owner")).toBe(true);
    expect(await store.find(first.id)).toBeNull();
    expect(troubles).toEqual(["lectern.removed could not be written; it is tried again"]);
    rmdirSync(listPath);
    expect(await store.remove(second.id, "owner")).toBe(true);
    expect(listed()).toEqual([first.id, second.id]);
    await store.close();
  });
});
