import type { Term } from "../model/model.ts";
import type { FileSigns } from "./file-signs.ts";
import { between, dated, hourAndDate, minute, plus, zoneShift } from "./moments.ts";

/** Whether two files are of one run. `unsaid`: nothing speaks for it, and nothing against it. */
export interface Comparison {
  verdict: "same" | "apart" | "unsaid";
  because: Term;
  /** How sure, from 0 to 3. */
  weight: number;
}

/** Clocks are read before and after what they are written beside. */
const slack = 2 * minute;
/** A game may say nothing for long before it dies: as long as it had run, if that was long. */
const longestSilence = 6 * 60 * minute;
const shortSilence = 30 * minute;
const startsTogether = 3 * minute;

export function compareFiles(a: FileSigns, b: FileSigns): Comparison {
  const certain = byNames(a, b);
  if (certain) return certain;
  const other = contradiction(a, b);
  if (other) return other;
  const isSameFault = haveSameFault(a, b);
  const time = byTimes(a, b, isSameFault);
  if (time?.verdict === "apart") return time;
  if (isSameFault) return same("same-run-exception", 3);
  if (time && time.weight >= 2) return time;
  const mods = byMods(a, b);
  if (mods?.verdict === "apart") return mods;
  if (time) return time;
  if (mods) return mods;
  if (a.player && a.player === b.player) return same("same-run-player", 1);
  if (a.minecraft && a.minecraft === b.minecraft) return same("same-run-versions", 1, { version: a.minecraft });
  return { verdict: "unsaid", because: { term: "same-run-assumed" }, weight: 0 };
}

function same(term: string, weight: number, parameters: Term["parameters"] = {}): Comparison {
  return { verdict: "same", because: { term, parameters }, weight };
}

function apart(term: string, weight: number, parameters: Term["parameters"] = {}): Comparison {
  return { verdict: "apart", because: { term, parameters }, weight };
}

function byNames(a: FileSigns, b: FileSigns): Comparison | null {
  if (a.processId && a.processId === b.processId && a.kind !== b.kind) {
    return same("same-run-process", 3, { process: a.processId });
  }
  const isNamed = (log: FileSigns, report: FileSigns) =>
    log.namedReport !== null && report.isReport && report.file.name.endsWith(log.namedReport.name);
  if (isNamed(a, b)) return same("same-run-named", 3, { name: a.namedReport!.name });
  if (isNamed(b, a)) return same("same-run-named", 3, { name: b.namedReport!.name });
  return null;
}

/** What no two files of one run differ in. */
function contradiction(a: FileSigns, b: FileSigns): Comparison | null {
  if (a.side && b.side && a.side !== b.side) return apart("apart-side", 3);
  if (isOfPhp(a) !== isOfPhp(b) && [a, b].every(isKnownSoftware)) {
    return apart("apart-software", 3, { version: a.file.analysis.software.name, other: b.file.analysis.software.name });
  }
  const [family, other] = [familyOf(a), familyOf(b)];
  if (family && other && family !== other) return apart("apart-software", 3, { version: family, other });
  if (a.minecraft && b.minecraft && plainVersion(a.minecraft) !== plainVersion(b.minecraft)) {
    return apart("apart-minecraft", 3, { version: a.minecraft, other: b.minecraft });
  }
  const [loader, second] = [a.loader, b.loader];
  if (loader && second && loader.label === second.label && !isSameVersion(loader.value, second.value)) {
    return apart("apart-loader", 3, { version: loader.value, other: second.value });
  }
  const isLaunchersOwn = [a, b].some(({ kind, hasGame }) => kind === "launcher-log" && !hasGame);
  if (!isLaunchersOwn && a.java && b.java && !isSameVersion(javaOf(a.java), javaOf(b.java))) {
    return apart("apart-java", 2, { version: a.java, other: b.java });
  }
  if (a.player && b.player && a.player !== b.player && a.isGameLog && b.isGameLog) return apart("apart-player", 2);
  return null;
}

/** Software that cannot be taken for each other. A piece of a report may look like the one that it is built on. */
function familyOf({ file }: FileSigns): string | null {
  const { id, name } = file.analysis.software;
  if (/^(?:fabric|quilt|forge|neoforge|velocity|bungeecord|waterfall|geyser|pocketmine|nukkit|bedrock)\//.test(id))
    return name;
  return /^(?:paper|purpur|folia|spigot|craftbukkit)\//.test(id) ? "Bukkit" : null;
}

/** It runs in no Java, and no game of the Java Edition joins it. */
function isOfPhp({ file }: FileSigns): boolean {
  return /^(?:pocketmine|genisys)\//.test(file.analysis.software.id);
}

function isKnownSoftware({ file }: FileSigns): boolean {
  return !/^(?:unknown|stack-trace)\//.test(file.analysis.software.id);
}

function plainVersion(version: string): string {
  return version.toLowerCase().replace(/[\s-]/g, "");
}

/** `1.20.1-47.2.0` and `47.2.0`, `17.0.8+7` and `17.0.8`. */
function isSameVersion(a: string, b: string): boolean {
  const [one, other] = [plainVersion(a), plainVersion(b)];
  return one.startsWith(other) || other.startsWith(one) || one.endsWith(other) || other.endsWith(one);
}

/** `1.8.0_51` is Java 8; a list of mods has only the `8`. */
function javaOf(version: string): string {
  return version.replace(/^1\.(?=\d)/, "").replace(/^8\.0_/, "8_");
}

/** Whether what ended the one stands in the other. */
function haveSameFault(a: FileSigns, b: FileSigns): boolean {
  const isIn = (one: FileSigns, other: FileSigns) =>
    one.crashes.some(({ fingerprint, frames }) =>
      other.file.analysis.exceptions.some((group) => frames.length > 0 && group.fingerprint === fingerprint),
    );
  return isIn(a, b) || isIn(b, a);
}

function byTimes(a: FileSigns, b: FileSigns, isSameFault: boolean): Comparison | null {
  if (!a.end || !b.end) return null;
  if (a.isReport && b.isReport) return twoReports(a, b);
  if (a.isReport || b.isReport) return a.isReport ? reportAndLog(a, b, isSameFault) : reportAndLog(b, a, isSameFault);
  return twoLogs(a, b);
}

/** The JVM may die while a report is written. Two crash reports are of two crashes. */
function twoReports(a: FileSigns, b: FileSigns): Comparison {
  const gap = Math.abs(between(a.end!, b.end!));
  if (gap <= slack) return same("same-run-time", 2, { time: hourAndDate(a.end!) });
  return apart("apart-time", 2, { time: hourAndDate(a.end!), other: hourAndDate(b.end!) });
}

function reportAndLog(report: FileSigns, log: FileSigns, isSameFault: boolean): Comparison | null {
  const crash = report.end!;
  const start = log.start ?? log.end!;
  const afterStart = between(start, crash);
  const afterEnd = between(log.end!, crash);
  const times = { time: hourAndDate(crash), other: hourAndDate(start), until: hourAndDate(log.end!) };
  // A long run goes around the clock; then a time without a date says nothing.
  const isDated = dated(crash) !== null && dated(start) !== null;
  const isWithin = afterStart >= -slack && afterEnd <= slack;
  if (isWithin) return same("same-run-time", Math.abs(afterEnd) <= slack ? 3 : 2, times);
  const shift = zoneShift(afterEnd);
  if (isSameFault && shift !== null) return same("same-run-zone", 2, times);
  if (afterStart < -slack) return apart("apart-older", isDated ? 3 : 2, times);
  // Silent until it died; whoever starts again overwrites latest.log.
  const lasted = Math.max(shortSilence, between(start, log.end!));
  const mayBeSilent = afterEnd <= Math.min(longestSilence, lasted) && log.exit === null && !log.isStopped;
  if (mayBeSilent || (afterEnd <= longestSilence && isSameFault)) return same("same-run-after", 1, times);
  return apart("apart-newer", isDated ? 3 : 1, times);
}

function twoLogs(a: FileSigns, b: FileSigns): Comparison | null {
  const [startA, startB] = [a.start ?? a.end!, b.start ?? b.end!];
  const times = { time: hourAndDate(startA), other: hourAndDate(startB) };
  if (Math.abs(between(startA, startB)) <= startsTogether) return same("same-run-time", 3, times);
  const isOverlapping = between(startA, b.end!) >= -slack && between(startB, a.end!) >= -slack;
  if (isOverlapping) return same("same-run-time", 2, times);
  const isLauncher = a.kind === "launcher-log" || b.kind === "launcher-log";
  if (isLauncher && zoneShift(between(a.end!, b.end!)) !== null) return same("same-run-zone", 1, times);
  return apart("apart-time", 2, times);
}

/** Two lists with other versions of the same mods are of two runs. */
function byMods(a: FileSigns, b: FileSigns): Comparison | null {
  const known = new Map(a.mods.flatMap(({ id, version }) => (version ? [[id, version] as const] : [])));
  let equal = 0;
  for (const { id, name, version } of b.mods) {
    const other = known.get(id);
    if (!version || !other) continue;
    if (isSameVersion(version, other)) equal++;
    else if (/^\d/.test(version) && /^\d/.test(other)) {
      return apart("apart-mods", 1, { mod: name ?? id, version: other, other: version });
    }
  }
  return equal >= 3 ? same("same-run-mods", 1, { count: String(equal) }) : null;
}

/** Whether both ran at the same time, on whatever side. Clocks of two machines may differ by their zones. */
export function ranTogether(a: FileSigns, b: FileSigns): boolean {
  if (!a.start || !a.end || !b.start || !b.end) return false;
  const isOverlapping = (shift: number) =>
    between(plus(a.start!, shift), b.end!) >= -slack && between(b.start!, plus(a.end!, shift)) >= -slack;
  return isOverlapping(0);
}
