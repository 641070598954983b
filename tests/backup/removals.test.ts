import { beforeEach, describe, expect, test } from "bun:test";
import { copyFileSync, existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { LogId, NewLog } from "../../src/logs/ports.ts";
import { SqliteStore } from "../../src/storage/sqlite/sqlite-store.ts";
import { fail, newLog } from "../migrate/stores.ts";
import { runCommandLine } from "../support/command-line.ts";
import { newBundle } from "../support/stored-logs.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

let directory: string;
let backup: string;
let newer: string;
let kept: NewLog;
/** Removed after the backup: by the owner, by the operator, and a bundle with its files. */
let removed: LogId[];

const lectern = (args: string[], dataDir: string) => runCommandLine(args, { env: { DATA_DIR: dataDir } });

async function expectOk(args: string[], dataDir: string): Promise<string> {
  const { code, stdout, stderr } = await lectern(args, dataDir);
  expect({ args, code, stderr }).toEqual({ args, code: 0, stderr: "" });
  return stdout;
}

beforeEach(async () => {
  directory = join(temporaryDirectory(), "data");
  backup = join(temporaryDirectory(), "older.sqlite");
  newer = join(temporaryDirectory(), "newer.sqlite");
  const store = await SqliteStore.open(directory, fail);
  kept = newLog("kept");
  const [owned, reported] = [newLog("leaked, and taken back"), newLog("reported")];
  const { bundle, files } = newBundle(2);
  for (const log of [kept, owned, reported]) await store.insert(log);
  await store.insertAll([...files, bundle]);
  await expectOk(["backup", backup], directory);
  await store.remove(owned.id, "owner");
  await store.remove(bundle.id, "owner");
  await expectOk(["remove", reported.id], directory);
  await expectOk(["backup", newer], directory);
  await store.close();
  removed = [owned.id, reported.id, bundle.id, ...files.map(({ id }) => id)];
});

/** The database, with what SQLite keeps beside it. */
function takeAway(from = directory): void {
  for (const name of readdirSync(from)) if (name.startsWith("lectern.sqlite")) rmSync(join(from, name));
}

/** What a server finds there. */
async function expectState(dataDir: string, state: "removed" | "back"): Promise<void> {
  const store = await SqliteStore.open(dataDir, fail);
  expect(await store.find(kept.id)).not.toBeNull();
  for (const id of removed) {
    expect(await store.counts(id)).toEqual(state === "removed" ? null : expect.anything());
    if (state === "removed") expect((await store.removal(id))?.by).toBe(id === removed[1] ? "operator" : "owner");
  }
  await store.close();
}

describe("a log that was removed after a backup", () => {
  test("stays removed over a restart", async () => {
    await expectState(directory, "removed");
    await expectState(directory, "removed");
  });

  test("does not come back when the backup is restored where the database was", async () => {
    takeAway();
    const said = await expectOk(["restore", backup], directory);
    expect(said).toContain(`Removed again, as ${join(directory, "lectern.removed")} says: 5 that had been removed`);
    expect(readdirSync(directory).sort()).toEqual(["lectern.lock", "lectern.removed", "lectern.sqlite"]);
    await expectState(directory, "removed");
    expect((await lectern(["verify"], directory)).code).toBe(0);
    // The bytes are gone, too.
    const hasText = async (path: string) => Buffer.from(await Bun.file(path).bytes()).includes("leaked, and taken");
    expect([await hasText(backup), await hasText(join(directory, "lectern.sqlite"))]).toEqual([true, false]);
  });

  test("does not come back when the database is replaced by hand", async () => {
    await expectOk(["restore", backup], join(directory, "elsewhere"));
    await expectState(join(directory, "elsewhere"), "back");
    takeAway();
    copyFileSync(join(directory, "elsewhere", "lectern.sqlite"), join(directory, "lectern.sqlite"));
    await expectState(directory, "removed");
  });

  test("is there again in another place, which is said, with how old the backup is", async () => {
    const elsewhere = join(temporaryDirectory(), "data");
    const said = await expectOk(["restore", backup], elsewhere);
    expect(said).toContain("The backup is an hour old, and there is no list of what was removed since: such logs are");
    expect(said).toContain("--removed FILE");
    await expectState(elsewhere, "back");
  });

  test.each<[what: string, file: () => string]>([
    ["the list of the old place", () => join(directory, "lectern.removed")],
    ["the old database", () => join(directory, "lectern.sqlite")],
    ["a newer backup", () => newer],
  ])("does not come back in another place with %s", async (_, file) => {
    const elsewhere = join(temporaryDirectory(), "data");
    const { code, stdout } = await lectern(["restore", backup, "--removed", file(), "--json"], elsewhere);
    const { removedAgain } = JSON.parse(stdout) as { removedAgain: LogId[] };
    expect({ code, removedAgain: removedAgain.sort() }).toEqual({ code: 0, removedAgain: removed.toSorted() });
    await expectState(elsewhere, "removed");
    // From here on, the new place has a list of its own.
    takeAway(elsewhere);
    await expectOk(["restore", backup], elsewhere);
    await expectState(elsewhere, "removed");
  });

  test("is told to be gone for good where nothing was removed since", async () => {
    takeAway();
    const said = await expectOk(["restore", newer], directory);
    expect(said).toContain("nothing of it was removed after it was made.");
  });

  test.each<[what: string, file: () => string, says: string]>([
    ["not there", () => join(directory, "nowhere"), "There is no file"],
    ["something else", () => join(import.meta.dir, "removals.test.ts"), "is neither a list of removals"],
  ])("is not restored with a list that is %s", async (_, file, says) => {
    const elsewhere = join(temporaryDirectory(), "data");
    const { code, stderr } = await lectern(["restore", backup, "--removed", file()], elsewhere);
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining(says) });
    expect(existsSync(join(elsewhere, "lectern.sqlite"))).toBe(false);
  });

  test("may be back where its line of the list is damaged, which is said", async () => {
    const list = join(directory, "lectern.removed");
    const lines = (await Bun.file(list).text()).split("\n");
    writeFileSync(list, [`${lines[0]!.slice(0, 9)}\u0001`, ...lines.slice(1)].join("\n"));
    takeAway();
    expect(await expectOk(["restore", backup], directory)).toContain("Damaged lines there: 1.");
  });
});
