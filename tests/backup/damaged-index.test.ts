import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import { copyEverything } from "../../src/migrate/copy.ts";
import { Faults } from "../../src/migrate/faults.ts";
import { Progress } from "../../src/migrate/progress.ts";
import { openSqliteExport } from "../../src/storage/sqlite/export.ts";
import { openSqliteImport } from "../../src/storage/sqlite/import.ts";
import type { StoreImport } from "../../src/storage/transfer.ts";
import { filledSqlite, sqliteSnapshot } from "../migrate/stores.ts";
import { runCommandLine } from "../support/command-line.ts";
import { damageIndex } from "../support/damaged-index.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

const { directory, ids } = await filledSqlite(63);
const before = await sqliteSnapshot(directory);
const lost = ids[40]!;
damageIndex(join(directory, "lectern.sqlite"), lost);

async function verify(dataDir: string) {
  const { code, stdout } = await runCommandLine(["verify", "--json"], { env: { DATA_DIR: dataDir } });
  return { code, facts: JSON.parse(stdout) as { ok: boolean; unfound: string[]; faults: string[]; damaged: string[] } };
}

/** Between two embedded stores, which the command does not offer: no engine is needed for that. */
async function copy(from: string, to: string, tamper: (target: StoreImport) => void = () => {}) {
  const source = openSqliteExport(from);
  const target = openSqliteImport(to);
  tamper(target);
  const { signal } = new AbortController();
  const faults = new Faults(() => {});
  const progress = new Progress({ isTerminal: false, columns: 80, write: async () => {} }, "en");
  const patient = <T>(work: () => Promise<T>) => work();
  try {
    const counts = await copyEverything({
      from: source,
      to: target,
      withAnalyses: true,
      keysDiffer: false,
      faults,
      progress,
      patient,
      signal,
    });
    return { counts, faults: faults.all };
  } finally {
    await source.close();
    await target.close();
  }
}

describe("a log that stands in the table, but not in the index of ids", () => {
  test("is named by verify, and the index with it", async () => {
    const { code, facts } = await verify(directory);
    expect(code).toBe(1);
    expect(facts).toMatchObject({ ok: false, unfound: [lost], damaged: [] });
    expect(facts.faults.join()).toContain("sqlite_autoindex_logs_1");
    const { stdout } = await runCommandLine(["verify"], { env: { DATA_DIR: directory } });
    expect(stdout).toContain(`1 log has a text, but is not found by the id: ${lost}.`);
    expect(stdout).not.toContain("Every log was read and matches its checksum.");
  });

  test("is copied all the same, and nobody is told that the source is right", async () => {
    const target = join(temporaryDirectory(), "copy");
    const { counts, faults } = await copy(directory, target);
    expect(counts).toMatchObject({ copied: 63, logs: { source: 63, target: 63 } });
    expect(faults.map(({ what }) => what).join()).toContain("The source is damaged: ");
    expect((await sqliteSnapshot(target)).logs).toEqual(before.logs);
  });

  test("is back after a backup and a restore, as verify says", async () => {
    const backup = join(temporaryDirectory(), "all.sqlite");
    const restored = join(temporaryDirectory(), "data");
    const made = await runCommandLine(["backup", backup], { env: { DATA_DIR: directory } });
    expect(made.code).toBe(1);
    expect(made.stdout).toContain("This copy has its indexes anew.");
    expect((await runCommandLine(["restore", backup], { env: { DATA_DIR: restored } })).code).toBe(0);
    expect((await verify(restored)).code).toBe(0);
    expect((await sqliteSnapshot(restored)).logs).toEqual(before.logs);
  });
});

test("a target that has fewer logs than it should is not right, whatever was compared", async () => {
  const whole = await filledSqlite(20);
  const { counts, faults } = await copy(whole.directory, join(temporaryDirectory(), "copy"), (target) => {
    const addLogs = target.addLogs.bind(target);
    target.addLogs = (logs, analyses) =>
      addLogs(
        logs.filter(({ id }) => id !== whole.ids[7]),
        analyses,
      );
  });
  expect(counts.logs).toEqual({ source: 20, target: 19 });
  expect(faults).toEqual([
    { id: null, what: expect.stringContaining("should have 20 logs of the source, but has 19") },
  ]);
});
