import { Database } from "bun:sqlite";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { backUp } from "../../../src/backup/back-up.ts";
import { restore } from "../../../src/backup/restore.ts";
import { verify } from "../../../src/backup/verify.ts";
import { packSync, unpackSync } from "../../../src/logs/content.ts";
import { newLogId } from "../../../src/logs/id.ts";
import { noDetails } from "../../../src/logs/ports.ts";
import { SqliteStore } from "../../../src/storage/sqlite/sqlite-store.ts";
import type { Random } from "../../sample-log.ts";
import { fillStore } from "./filled-store.ts";
import { type Flip, flipped, flipText, randomFlip } from "./flip.ts";
import { dependenciesFor, type Ending, endingOf } from "./operator.ts";

export interface BackupTally {
  flips: number;
  /** Those with which the backup was refused. */
  refused: number;
  /** Those that verify calls right, and restore refuses: it writes to the copy, and verify only reads. */
  toldByRestoreAlone: number;
  /** Backups that were restored, and could not be served, or had something else in them. */
  wrong: string[];
  /** Commands that ended without a sentence. */
  traces: string[];
}

const tables = ["logs", "counts", "viewers", "removed", "analyses", "details", "records"];

/** Turns bits of a backup around, one at a time. What is called right has to be what was backed up. */
export async function flipBackup(
  directory: string,
  flips: number,
  random: Random,
  { passed, spoilt }: { passed(done: number): void; spoilt(name: string, bytes: Buffer): void },
): Promise<BackupTally> {
  const [filled, restored, path] = [
    join(directory, "filled"),
    join(directory, "restored"),
    join(directory, "all.sqlite"),
  ];
  await fillStore(filled, random);
  await backUp({ target: path, keep: null, scratch: null }, dependenciesFor(filled));
  const whole = readFileSync(path);
  const tally: BackupTally = { flips, refused: 0, toldByRestoreAlone: 0, wrong: [], traces: [] };
  const before = rowsOf(path);
  const tell = (list: string[], what: string, flip: Flip, bytes: Buffer) => {
    list.push(`${what}, ${flipText(flip)}`);
    spoilt(`backup-${flip.at}-${flip.bit}.sqlite`, bytes);
  };
  for (let done = 0; done < flips; done++) {
    const flip = randomFlip(random, whole.length);
    const bytes = flipped(whole, flip);
    writeFileSync(path, bytes);
    rmSync(restored, { recursive: true, force: true });
    const verified = await endingOf(() => verify({ source: path, scratch: null }, dependenciesFor(directory)));
    const options = { source: path, takesDamaged: false, removed: null };
    const taken = await endingOf(() => restore(options, dependenciesFor(restored)));
    for (const { says, why } of [verified, taken]) if (says === "stack trace") tell(tally.traces, why, flip, bytes);
    const fault = await faultOf(verified, taken, restored, before);
    if (fault !== null) tell(tally.wrong, fault, flip, bytes);
    if (taken.says !== "right") tally.refused++;
    if (verified.says === "right" && taken.says !== "right") tally.toldByRestoreAlone++;
    passed(done + 1);
  }
  return tally;
}

async function faultOf(verified: Ending, taken: Ending, restored: string, before: string): Promise<string | null> {
  if (taken.says !== "right") return null;
  if (verified.says !== "right") return `it was restored, verify said ${verified.why}`;
  if (rowsOf(join(restored, "lectern.sqlite")) !== before) return "it was restored, and is something else";
  try {
    await serve(restored);
    return null;
  } catch (error) {
    return `it was restored, and cannot be served: ${(error as Error).message}`;
  }
}

/** As a server does it: opens, writes and reads. */
async function serve(directory: string): Promise<void> {
  const store = await SqliteStore.open(directory, (what, error) => {
    throw new Error(what, { cause: error });
  });
  try {
    const log = { id: newLogId(), name: "", createdAt: 0, ...packSync(Buffer.from("new")), details: noDetails };
    if ((await store.insert(log)) !== "stored" || (await store.find(log.id)) === null)
      throw new Error("nothing is stored");
    await store.remove(log.id, "retention");
    await store.check();
  } finally {
    await store.close();
  }
}

/** Everything that was backed up. Texts as they are unpacked: a packed one can change without a change of its text. */
function rowsOf(path: string): string {
  using db = new Database(path, { readonly: true });
  const key = db.query("SELECT value FROM meta WHERE key = 'viewer-key'").values();
  const rows = tables.map((table) =>
    (db.query(`SELECT * FROM ${table}`).all() as Record<string, unknown>[]).map((row) => {
      const { content: packed, size, hash } = row as unknown as { content: Uint8Array; size: number; hash: string };
      return packed ? { ...row, content: Bun.hash(unpackSync({ packed, size, hash })).toString(16) } : row;
    }),
  );
  return Bun.hash(JSON.stringify([key, rows])).toString(16);
}
