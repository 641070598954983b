import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import { closeSync, fsyncSync, openSync, readdirSync, readFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { temporaryDirectory } from "../../../tests/support/temporary-directory.ts";
import { findMounter, MountedDisk } from "./mounted-disk.ts";

test("the model of a disk that forgets keeps what its own tests say", () => {
  const command = ["python3", "-m", "unittest", "-v", "test_forgetting_disk"];
  const { exitCode, stderr } = Bun.spawnSync(command, {
    cwd: import.meta.dir,
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: "1" },
  });
  const said = stderr.toString();
  expect(said).toMatch(/Ran \d\d tests/);
  expect([exitCode, said.includes("OK")]).toEqual([0, true]);
});

const mounter = findMounter();
// Only in a sandbox that has no FUSE: where it is, CI installs the rest, and a mount that fails is a failure.
if ("missing" in mounter) console.warn(`skipped: a mounted disk that forgets (${mounter.missing})`);
else {
  const { python } = mounter;
  mounted("a mounted disk forgets what was not synced, and keeps what was", [], (left) => {
    expect(left.names).toEqual(["synced"]);
    expect(left.content("synced")).toBe("kept");
  });
  mounted("a mounted disk that ignores syncs keeps nothing", ["--ignore-sync"], (left) => {
    expect(left.names).toEqual([]);
  });

  test("SQLite works on a mounted disk, and each mode keeps what it promises", async () => {
    const disk = await MountedDisk.mount(python, temporaryDirectory());
    try {
      const path = join(disk.path, "a.sqlite");
      const rowsAfterCut = async (synchronous: "FULL" | "OFF", row: number) => {
        const db = new Database(path, { create: true });
        db.run("PRAGMA journal_mode = WAL");
        db.run(`PRAGMA synchronous = ${synchronous}`);
        db.run("CREATE TABLE IF NOT EXISTS t (n INTEGER)");
        db.run("INSERT INTO t VALUES (?)", [row]);
        await disk.cut("nothing", 1);
        // Fails, and must: nothing can be written any more.
        db.close();
        await disk.remount();
        using again = new Database(path, { readonly: true });
        return (again.query("SELECT n FROM t").all() as { n: number }[]).map(({ n }) => n);
      };
      expect(await rowsAfterCut("FULL", 1)).toEqual([1]);
      expect(await rowsAfterCut("FULL", 2)).toEqual([1, 2]);
      expect(await rowsAfterCut("OFF", 3)).toEqual([1, 2]);
    } finally {
      await disk.end();
    }
  });

  function mounted(
    name: string,
    args: string[],
    check: (left: { names: string[]; content: (name: string) => string }) => void,
  ): void {
    test(name, async () => {
      const disk = await MountedDisk.mount(python, temporaryDirectory(), args);
      try {
        writeText(join(disk.path, "synced"), "kept", true);
        sync(disk.path);
        writeText(join(disk.path, "unsynced"), "lost", false);
        expect(readdirSync(disk.path).sort()).toEqual(["synced", "unsynced"]);
        const unsynced = await disk.cut("nothing", 1);
        expect(unsynced["/unsynced"]).toBe(1);
        expect(unsynced["/synced"]).toBe(args.length === 0 ? undefined : 1);
        expect(() => writeText(join(disk.path, "late"), "late", true)).toThrow("EIO");
        await disk.remount();
        check({ names: readdirSync(disk.path), content: (file) => readFileSync(join(disk.path, file), "utf8") });
      } finally {
        await disk.end();
      }
    });
  }
}

function writeText(path: string, text: string, isSynced: boolean): void {
  const handle = openSync(path, "w");
  try {
    writeSync(handle, text);
    if (isSynced) fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function sync(path: string): void {
  const handle = openSync(path, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
