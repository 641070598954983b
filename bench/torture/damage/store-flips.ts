import { Database } from "bun:sqlite";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { verify } from "../../../src/backup/verify.ts";
import { unpackSync } from "../../../src/logs/content.ts";
import type { LogId } from "../../../src/logs/ports.ts";
import { copyEverything } from "../../../src/migrate/copy.ts";
import { Faults } from "../../../src/migrate/faults.ts";
import { Progress } from "../../../src/migrate/progress.ts";
import { openSqliteExport } from "../../../src/storage/sqlite/export.ts";
import { SqliteImport } from "../../../src/storage/sqlite/import.ts";
import { Reader } from "../../../src/storage/sqlite/reader.ts";
import { migrate } from "../../../src/storage/sqlite/schema.ts";
import type { Random } from "../../sample-log.ts";
import { fillStore, type Texts } from "./filled-store.ts";
import { type Flip, flipped, flipText, randomFlip } from "./flip.ts";
import { dependenciesFor, endingOf } from "./operator.ts";

export interface StoreTally {
  flips: number;
  /** Those that made a log unreadable by its id. */
  losing: number;
  /** Of them, those with which `verify` called all right. */
  missed: string[];
  /** Copies of all logs that lacked one, or had another text, and were called right. */
  wrongCopies: string[];
  /** Commands that ended without a sentence. */
  traces: string[];
}

/** Turns bits of a store around, one at a time, and asks whoever should tell. `spoilt`: told of what nobody saw. */
export async function flipStore(
  directory: string,
  flips: number,
  random: Random,
  { passed, spoilt }: { passed(done: number): void; spoilt(name: string, bytes: Buffer): void },
): Promise<StoreTally> {
  const texts = await fillStore(directory, random);
  const path = join(directory, "lectern.sqlite");
  const whole = readFileSync(path);
  const tally: StoreTally = { flips, losing: 0, missed: [], wrongCopies: [], traces: [] };
  const put = (bytes: Buffer) => {
    for (const suffix of ["-wal", "-shm"]) rmSync(path + suffix, { force: true });
    writeFileSync(path, bytes);
  };
  const tell = (list: string[], what: string, flip: Flip, bytes: Buffer) => {
    list.push(`${what}, ${flipText(flip)}`);
    spoilt(`store-${flip.at}-${flip.bit}.sqlite`, bytes);
  };
  for (let done = 0; done < flips; done++) {
    const flip = randomFlip(random, whole.length);
    const bytes = flipped(whole, flip);
    put(bytes);
    const lost = lostIn(path, texts);
    if (lost.length > 0) tally.losing++;
    const verified = await endingOf(() => verify({ source: null, scratch: null }, dependenciesFor(directory)));
    if (verified.says === "right" && lost.length > 0) tell(tally.missed, `${lost.join(" ")} lost`, flip, bytes);
    let lacking: LogId[] = [];
    const copied = await endingOf(async () => {
      const copy = await copyOf(directory, texts);
      lacking = copy.lacking;
      return copy;
    });
    for (const { says, why } of [verified, copied]) if (says === "stack trace") tell(tally.traces, why, flip, bytes);
    if (copied.says === "right" && lacking.length > 0) tell(tally.wrongCopies, `no ${lacking.join(" ")}`, flip, bytes);
    passed(done + 1);
  }
  put(whole);
  return tally;
}

/** The logs that a server does not find, or not as they were. */
function lostIn(path: string, texts: Texts): LogId[] {
  let reader: Reader;
  try {
    reader = new Reader(path);
  } catch {
    return [...texts.keys()];
  }
  try {
    return [...texts].filter(([id, text]) => !isReadable(reader, id, text)).map(([id]) => id);
  } finally {
    reader.close();
  }
}

function isReadable(reader: Reader, id: LogId, text: string): boolean {
  try {
    const log = reader.find(id);
    const isThere = log !== null && reader.counts(id) !== null;
    return isThere && Buffer.from(unpackSync(log)).toString() === text;
  } catch {
    return false;
  }
}

interface Copy {
  /** Whether it was called right. */
  ok: boolean;
  /** The logs that are not in it, or not as they were. */
  lacking: LogId[];
}

/** Everything as `lectern migrate` copies it, into a database that is nowhere. */
async function copyOf(directory: string, texts: Texts): Promise<Copy> {
  const from = openSqliteExport(directory);
  const db = new Database(":memory:", { strict: true });
  migrate(db, "memory");
  const to = new SqliteImport(db, { databasePath: "", unlock() {} }, "memory");
  const faults = new Faults(() => {});
  const progress = new Progress({ isTerminal: false, columns: 80, write: async () => {} }, "en");
  const patient = <T>(work: () => Promise<T>) => work();
  const { signal } = new AbortController();
  try {
    await copyEverything({ from, to, withAnalyses: true, keysDiffer: false, faults, progress, patient, signal });
    return { ok: faults.all.length === 0, lacking: await lackingIn(to, texts) };
  } finally {
    await from.close();
    db.close(true);
  }
}

async function lackingIn(to: SqliteImport, texts: Texts): Promise<LogId[]> {
  const records = await to.records([...texts.keys()]);
  const contents = await to.contents([...records.values()]);
  const isSame = (id: LogId, text: string) => {
    const [record, packed] = [records.get(id), contents.get(id)];
    return record && packed instanceof Uint8Array && Buffer.from(unpackSync({ ...record, packed })).toString() === text;
  };
  return [...texts].filter(([id, text]) => !isSame(id, text)).map(([id]) => id);
}
