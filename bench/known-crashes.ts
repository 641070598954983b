/**
 * What counting faults costs as it grows: a note and look-ups with more and more logs counted, over SQLite. Logs are rows without
 * a text, made in bulk and without syncing: what is measured is whether anything grows.
 *
 *   bun bench/known-crashes.ts [LOGS] [FINGERPRINTS]
 */
import { Database } from "bun:sqlite";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { packTraits } from "../src/http/insights/packed-traits.ts";
import type { CrashFingerprint, CrashSighting } from "../src/logs/crash-ports.ts";
import { newLogId } from "../src/logs/id.ts";
import { CrashReads } from "../src/storage/sqlite/crash-reads.ts";
import { configureConnection, migrate } from "../src/storage/sqlite/schema.ts";
import { WriteSession } from "../src/storage/sqlite/writes.ts";

const [logs = 1_000_000, faults = 100_000] = process.argv.slice(2).map(Number);
const steps = 4;
const batch = 500;
const tries = 300;
const platforms = 40;
const modsOf = (seed: number) =>
  Array.from({ length: 120 }, (_, at): [string, string] => [
    `mod_${(seed * 7 + at * 13) % 900}`,
    `1.${at % 9}.${seed % 4}`,
  ]);
const traits = Array.from({ length: 64 }, (_, at) =>
  packTraits({ minecraft: "1.20.1", loader: "Forge 47.2.0", java: "17.0.8", culprit: null, mods: modsOf(at) }),
);
/** Few faults are frequent, and most are rare. */
const faultOf = (random: number) =>
  `1-${Math.floor(faults * random ** 4)
    .toString(16)
    .padStart(16, "0")}` as CrashFingerprint;

const directory = mkdtempSync(join(tmpdir(), "lectern-known-"));
const path = join(directory, "lectern.sqlite");
const db = new Database(path, { create: true, strict: true });
configureConnection(db, "writer");
migrate(db, path);
db.run("PRAGMA synchronous = OFF");
const session = new WriteSession(db);
const reads = new CrashReads(db);
const addLog = db.prepare("INSERT INTO logs (id, name, created_at, size, hash, content) VALUES (?, '', 0, 1, '', x'')");

function sighting(at: number): CrashSighting {
  const fingerprint = at % 3 === 0 ? null : faultOf(Math.random());
  const sharer = Math.floor(Math.random() * 2 ** 24)
    .toString(16)
    .padStart(6, "0");
  const log = newLogId();
  addLog.run(log);
  const day = 20_000 + Math.floor((at / logs) * 365);
  const platform = `1.${at % platforms} forge`;
  return { log, fingerprint, about: "trace\nNullPointerException", sharer, day, platform, traits: traits[at % 64]! };
}

function perCall(count: number, work: (at: number) => void): number {
  const begun = performance.now();
  for (let at = 0; at < count; at++) work(at);
  return ((performance.now() - begun) / count) * 1000;
}

const most = faultOf(0);
console.log("logs        faults      note µs  counts µs  sample µs  usual µs  frequent ms  bytes a log");
let done = 0;
for (let step = 1; step <= steps; step++) {
  const upTo = Math.floor(logs / 4 ** (steps - step));
  while (done < upTo) {
    db.transaction(() => {
      const writes = Array.from({ length: Math.min(batch, upTo - done) }, () => sighting(done++));
      session.applyTogether(writes.map((one) => ({ kind: "crash" as const, sighting: one })));
    })();
  }
  const fresh = Array.from({ length: tries }, () => sighting(done++));
  const note = perCall(tries, (at) => session.applyTogether([{ kind: "crash", sighting: fresh[at]! }]));
  const counts = perCall(tries, () => reads.counts(faultOf(Math.random())));
  const sample = perCall(20, () => reads.sample({ fingerprint: most }, 200));
  const usual = perCall(20, (at) => reads.sample({ platform: `1.${at} forge` }, 300));
  const frequent = perCall(2, () => reads.frequent({ from: 20_358, to: 20_365 }, 5, 50)) / 1000;
  db.run("PRAGMA wal_checkpoint(TRUNCATE)");
  const { faults: known } = db.query<{ faults: number }, []>("SELECT count(*) AS faults FROM crashes").get()!;
  const cells = [note, counts, sample, usual].map((value) => value.toFixed(0).padStart(9)).join(" ");
  const size = (statSync(path).size / done).toFixed(0);
  console.log(
    `${String(done).padEnd(11)} ${String(known).padEnd(11)} ${cells}  ${frequent.toFixed(0).padStart(11)}  ${size.padStart(11)}`,
  );
}
db.close();
rmSync(directory, { recursive: true });
