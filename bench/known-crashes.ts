/**
 * What counting faults costs as it grows: notes, removals and look-ups with ten times as many logs counted, again and again. Stores are
 * filled by their engines, with logs that have no text; what is measured is the code of the service.
 *
 *   bun bench/known-crashes.ts [sqlite|postgres] [LOGS] [FAULTS]
 */
import { packTraits } from "../src/http/insights/packed-traits.ts";
import type { CrashFingerprint, CrashSighting } from "../src/logs/crash-ports.ts";
import { newLogId } from "../src/logs/id.ts";
import type { LogId } from "../src/logs/ports.ts";
import { type Amount, days, firstDay, platforms } from "./known-crashes/counted-store.ts";
import { countedInPostgres } from "./known-crashes/postgres.ts";
import { countedInSqlite } from "./known-crashes/sqlite.ts";

const [engine = "sqlite", logs = "1000000", faults = "100000"] = process.argv.slice(2);
const tries = 300;
const steps = 4;

const modsOf = (seed: number) =>
  Array.from({ length: 120 }, (_, at): [string, string] => [
    `mod_${(seed * 7 + at * 13) % 900}`,
    `1.${at % 9}.${seed % 4}`,
  ]);
const traits = Array.from({ length: 64 }, (_, at) =>
  packTraits({ minecraft: "1.20.1", loader: "Forge 47.2.0", java: "17.0.8", culprit: null, mods: modsOf(at) }),
);

/** As the stores are filled: of a number from 0 to 1. */
function faultOf(random: number, ofAll: number): CrashFingerprint {
  return `1-${Math.floor(ofAll * random ** 4)
    .toString(16)
    .padStart(16, "0")}` as CrashFingerprint;
}

function sighting(log: LogId, at: number, ofAll: number): CrashSighting {
  const sharer = Math.floor(Math.random() * 2 ** 24)
    .toString(16)
    .padStart(6, "0");
  const platform = `1.${at % platforms} forge`;
  const fingerprint = faultOf(Math.random(), ofAll);
  return { log, fingerprint, about: "trace", sharer, day: firstDay + days, platform, traits: traits[at % 64]! };
}

/** The median, in microseconds. */
async function medianOf(count: number, work: (at: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < count; at++) {
    const begun = performance.now();
    await work(at);
    times.push(performance.now() - begun);
  }
  return times.sort((a, b) => a - b)[count >> 1]! * 1000;
}

async function measure(amount: Amount): Promise<void> {
  const store = await (engine === "postgres" ? countedInPostgres(amount) : countedInSqlite(amount));
  const { crashes } = store;
  const size = (await store.bytes()) / amount.logs;
  const ids = Array.from({ length: tries }, newLogId);
  for (const id of ids) await store.insert(id);
  const fresh = ids.map((id, at) => sighting(id, at, amount.faults));
  const week = { from: firstDay + days - 7, to: firstDay + days };
  const cells = [
    await medianOf(tries, (at) => crashes.note(fresh[at]!)),
    await medianOf(tries, (at) => store.remove(ids[at]!)),
    await medianOf(tries, () => crashes.counts(faultOf(Math.random(), amount.faults))),
    await medianOf(20, () => crashes.sample({ fingerprint: faultOf(0, amount.faults) }, 200)),
    await medianOf(20, (at) => crashes.sample({ platform: `1.${at} forge` }, 200)),
    await medianOf(3, () => crashes.frequent(week, 5, 50)),
    size,
  ];
  const row = [amount.logs, amount.faults, ...cells.map((value) => value.toFixed(0))];
  console.log(row.map((cell) => String(cell).padStart(11)).join(""));
  await store.close();
}

const columns = [
  "logs",
  "faults",
  "note µs",
  "remove µs",
  "counts µs",
  "sample µs",
  "usual µs",
  "frequent µs",
  "bytes/log",
];
console.log(columns.map((column) => column.padStart(11)).join(""));
for (let step = steps - 1; step >= 0; step--) {
  const share = 10 ** step;
  await measure({ logs: Math.floor(Number(logs) / share), faults: Math.floor(Number(faults) / share), traits });
}
process.exit(0);
