import { Database } from "bun:sqlite";
import { describe, expect, test } from "bun:test";
import { existsSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SqliteStore } from "../../src/storage/sqlite/sqlite-store.ts";
import { crashNote, fail, filledSqlite, fingerprints, newLog, sqliteSnapshot } from "../migrate/stores.ts";
import { runCommandLine } from "../support/command-line.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

interface Facts {
  ok: boolean;
  target: string;
  logs: number;
  bytes: number;
  digest: string;
  damaged: string[];
  isRestWhole: boolean;
  removed: string[];
}

async function lectern(args: string[], env: Record<string, string> = {}) {
  const { code, stdout, stderr } = await runCommandLine(args, { env });
  const facts = (stdout.startsWith("{") ? JSON.parse(stdout) : {}) as Facts;
  return { code, stdout, stderr, facts };
}

const backUp = (dataDir: string, target: string, ...more: string[]) =>
  lectern(["backup", target, "--json", ...more], { DATA_DIR: dataDir });
const restore = (source: string, dataDir: string, ...more: string[]) =>
  lectern(["restore", source, "--json", ...more], { DATA_DIR: dataDir });
const verify = (source: string) => lectern(["verify", source, "--json"]);

/** Changes a byte in the middle of a log, as a bad disk does. */
function damage(path: string, id: string): void {
  using db = new Database(path, { readwrite: true });
  const { content } = db.query("SELECT content FROM logs WHERE id = ?").get(id) as { content: Uint8Array };
  content[content.length >> 1]! ^= 0x10;
  db.query("UPDATE logs SET content = ? WHERE id = ?").run(content, id);
}

describe("a backup", () => {
  test("has everything, is for its owner alone, and restores to the same", async () => {
    const { directory, ids } = await filledSqlite(60);
    const target = join(temporaryDirectory(), "all.sqlite");
    const made = await backUp(directory, target);
    expect({ code: made.code, stderr: made.stderr }).toEqual({ code: 0, stderr: "" });
    expect(made.facts).toMatchObject({ ok: true, target, logs: ids.length, damaged: [] });
    expect(statSync(target).mode & 0o077).toBe(0);
    expect(await verify(target)).toMatchObject({ code: 0, facts: { logs: ids.length, digest: made.facts.digest } });

    const elsewhere = join(temporaryDirectory(), "data");
    expect((await restore(target, elsewhere)).code).toBe(0);
    expect(await sqliteSnapshot(elsewhere)).toEqual(await sqliteSnapshot(directory));
    // A store that stays open, and its settings.
    const store = await SqliteStore.open(elsewhere, fail);
    expect(await store.insert(newLog("new"))).toBe("stored");
    expect(await store.records.read("crash-note", fingerprints[0]!)).toBe(crashNote);
    expect(await store.crashes.counts(fingerprints[1]!)).toMatchObject({ shares: 10, sharers: 7 });
    await store.close();
    using db = new Database(join(elsewhere, "lectern.sqlite"), { readonly: true });
    expect(db.query("PRAGMA auto_vacuum").get()).toEqual({ auto_vacuum: 2 });
    expect(db.query("SELECT 1 FROM meta WHERE key = 'backup'").get()).toBeNull();
  });

  test("into a directory has the name of its time, and only as many as wanted are kept", async () => {
    const { directory } = await filledSqlite(3);
    const target = `${temporaryDirectory()}/`;
    const older = ["lectern-2025-01-01T000000Z.sqlite", "lectern-2025-01-02T000000Z.sqlite"];
    for (const name of [...older, "lectern-notes.sqlite", "other.sqlite"]) writeFileSync(target + name, "x");
    const made = await backUp(directory, target, "--keep", "2");
    expect(made.code).toBe(0);
    const name = made.facts.target.slice(target.length);
    expect(name).toMatch(/^lectern-20\d\d-\d\d-\d\dT\d{6}Z\.sqlite$/);
    expect(readdirSync(target).sort()).toEqual([older[1]!, name, "lectern-notes.sqlite", "other.sqlite"].sort());
    expect(made.facts.removed).toEqual([target + older[0]]);
  });

  test("overwrites nothing", async () => {
    const { directory } = await filledSqlite(3);
    const target = join(temporaryDirectory(), "all.sqlite");
    writeFileSync(target, "precious");
    const { code, stderr } = await backUp(directory, target);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: `lectern: ${target} exists already, and is not overwritten.\n`,
    });
    expect(await Bun.file(target).text()).toBe("precious");
  });

  test("names logs that are damaged already, and has all the others", async () => {
    const { directory, ids } = await filledSqlite(20);
    damage(join(directory, "lectern.sqlite"), ids[7]!);
    const target = join(temporaryDirectory(), "all.sqlite");
    const made = await backUp(directory, target);
    expect(made).toMatchObject({ code: 1, facts: { ok: false, logs: 20, damaged: [ids[7]!] } });
    // The damage was there before the backup, so it can be restored.
    const elsewhere = join(temporaryDirectory(), "data");
    expect(await restore(target, elsewhere)).toMatchObject({ code: 1, facts: { logs: 20, damaged: [ids[7]!] } });
    expect(existsSync(join(elsewhere, "lectern.sqlite"))).toBe(true);
  });

  test("is refused in a sentence where there is nothing to back up, or no room", async () => {
    const nowhere = await backUp(temporaryDirectory(), join(temporaryDirectory(), "all.sqlite"));
    expect(nowhere.code).toBe(1);
    expect(nowhere.stderr).toContain("There is no database of Lectern in");
    const { directory } = await filledSqlite(3);
    const full = await lectern(["backup", join(directory, "all.sqlite")], {
      DATA_DIR: directory,
      MIN_FREE_BYTES: String(2 ** 49),
    });
    expect(full.code).toBe(1);
    expect(full.stderr).toContain("There is not enough room in");
    expect(readdirSync(directory).filter((name) => name.startsWith("all"))).toEqual([]);
  });

  test("of several nodes is left to their engines, and the sentence says where to look", async () => {
    const env = { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" };
    const { code, stderr } = await lectern(["backup", join(temporaryDirectory(), "x")], env);
    expect(code).toBe(1);
    expect(stderr).toContain("docs/BACKUPS.md");
  });

  test("is understood or refused as the command line says", async () => {
    const { directory } = await filledSqlite(1);
    expect((await backUp(directory, join(directory, "x.sqlite"), "--keep", "3")).code).toBe(2);
    expect((await backUp(directory, `${directory}/`, "--keep", "0")).code).toBe(2);
    expect((await backUp(directory, "ftp://somewhere/x")).code).toBe(2);
    expect((await lectern(["backup"])).code).toBe(2);
  });
});

describe("restoring", () => {
  async function someBackup(): Promise<{ target: string; ids: string[] }> {
    const { directory, ids } = await filledSqlite(30);
    const target = join(temporaryDirectory(), "all.sqlite");
    expect((await backUp(directory, target)).code).toBe(0);
    return { target, ids };
  }

  test("overwrites nothing, whether a server runs or not", async () => {
    const { target } = await someBackup();
    const { directory: used } = await filledSqlite(2);
    const before = await sqliteSnapshot(used);
    const { code, stderr } = await restore(target, used);
    expect(code).toBe(1);
    expect(stderr).toContain("holds a database already, and nothing is overwritten");
    expect(await sqliteSnapshot(used)).toEqual(before);
  });

  test("leaves a directory alone that has other things in it", async () => {
    const { target } = await someBackup();
    const foreign = temporaryDirectory();
    writeFileSync(join(foreign, "thesis.txt"), "x");
    const { code, stderr } = await restore(target, foreign);
    expect(code).toBe(1);
    expect(stderr).toContain("holds files that are not Lectern's");
    expect(readdirSync(foreign)).toEqual(["thesis.txt"]);
  });

  test("refuses what has been damaged since, unless it is wanted all the same", async () => {
    const { target, ids } = await someBackup();
    damage(target, ids[3]!);
    expect(await verify(target)).toMatchObject({ code: 1, facts: { ok: false, damaged: [ids[3]!] } });
    const elsewhere = join(temporaryDirectory(), "data");
    const refused = await restore(target, elsewhere);
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain(`1 log does not match the checksum: ${ids[3]}.`);
    expect(readdirSync(elsewhere).filter((name) => name !== "lectern.lock")).toEqual([]);
    expect(await restore(target, elsewhere, "--damaged")).toMatchObject({ code: 1, facts: { damaged: [ids[3]!] } });
    expect(existsSync(join(elsewhere, "lectern.sqlite"))).toBe(true);
  });

  test("refuses one whose logs are whole and whose tokens are not, unless it is wanted all the same", async () => {
    const { target } = await someBackup();
    using db = new Database(target);
    db.run("UPDATE details SET owner_hash = '0'");
    expect(await verify(target)).toMatchObject({ code: 1, facts: { ok: false, damaged: [], isRestWhole: false } });
    const elsewhere = join(temporaryDirectory(), "data");
    const refused = await restore(target, elsewhere);
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain("not as they were when it was made: it is damaged.");
    expect(await restore(target, elsewhere, "--damaged")).toMatchObject({ code: 1, facts: { isRestWhole: false } });
  });

  test("takes nothing that a server could not use, even if it is wanted damaged", async () => {
    const { target } = await someBackup();
    using db = new Database(target);
    db.run("DELETE FROM meta WHERE key = 'views-dated-since'");
    const elsewhere = join(temporaryDirectory(), "data");
    const { code, stderr } = await restore(target, elsewhere, "--damaged");
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining("since when views are dated") });
    expect(readdirSync(elsewhere)).toEqual(["lectern.lock"]);
  });

  test("brings a backup of an older version to this one", async () => {
    const { target } = await someBackup();
    const db = new Database(target);
    for (const column of ["files", "bundle", "sharer"]) db.run(`ALTER TABLE details DROP COLUMN ${column}`);
    for (const table of ["crash_logs", "crashes"]) db.run(`DROP TABLE ${table}`);
    db.run("PRAGMA user_version = 5");
    // As the older version would have marked it.
    db.run(
      "UPDATE meta SET value = CAST(json_remove(CAST(value AS TEXT), '$.rest', '$.sum') AS BLOB) WHERE key = 'backup'",
    );
    db.close(true);
    const elsewhere = join(temporaryDirectory(), "data");
    expect(await restore(target, elsewhere)).toMatchObject({ code: 0, facts: { logs: 30 } });
    expect((await lectern(["verify"], { DATA_DIR: elsewhere })).code).toBe(0);
  });

  test.each<[what: string, spoil: (path: string) => void, says: RegExp]>([
    ["the end is missing", (path) => truncateSync(path, Math.floor(statSync(path).size / 2)), /cannot be used|damaged/],
    [
      "a log is missing",
      (path) => {
        using db = new Database(path);
        db.run("DELETE FROM logs WHERE seq = 5");
      },
      /is not what was backed up/,
    ],
    [
      "it was never finished",
      (path) => {
        using db = new Database(path);
        db.run("DELETE FROM meta WHERE key = 'backup'");
      },
      /not made by "lectern backup", or not to its end/,
    ],
    ["it is something else", (path) => writeFileSync(path, "not a database at all".repeat(100)), /cannot be used/],
    [
      "it is of a newer program",
      (path) => {
        using db = new Database(path);
        db.run("PRAGMA user_version = 99");
      },
      /made by a newer Lectern/,
    ],
    [
      "it says that it is of another version",
      (path) => {
        using db = new Database(path);
        db.run("PRAGMA user_version = 5");
      },
      /is damaged: details is not defined as in version 5 of the schema/,
    ],
    [
      "a table is defined otherwise",
      (path) => {
        const bytes = readFileSync(path);
        bytes.write("hash BLOB", bytes.indexOf("hash TEXT"));
        writeFileSync(path, bytes);
      },
      /is damaged: \w+ is not defined as in version/,
    ],
  ])("refuses a file where %s", async (_, spoil, says) => {
    const { target } = await someBackup();
    spoil(target);
    const elsewhere = join(temporaryDirectory(), "data");
    for (const { code, stderr } of [await verify(target), await restore(target, elsewhere)]) {
      expect(stderr).toMatch(says);
      expect(code).toBe(1);
    }
    expect(existsSync(join(elsewhere, "lectern.sqlite"))).toBe(false);
  });
});

describe("verifying the store itself", () => {
  test("reads every log of an embedded one, and names what is damaged", async () => {
    const { directory, ids } = await filledSqlite(10);
    const env = { DATA_DIR: directory };
    expect(await lectern(["verify", "--json"], env)).toMatchObject({ code: 0, facts: { ok: true, logs: 10 } });
    damage(join(directory, "lectern.sqlite"), ids[0]!);
    expect(await lectern(["verify", "--json"], env)).toMatchObject({ code: 1, facts: { damaged: [ids[0]!] } });
  });
});
