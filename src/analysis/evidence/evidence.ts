import { leadingCount } from "../../wire/leading-count.ts";
import type { Facts, PartDetails } from "../facts/facts.ts";
import type { ExceptionGroup, ReadableMethod, ThreadGroup } from "../model/exception-group.ts";
import type { Entry, Software, Statement } from "../model/model.ts";
import { knownOwnerById } from "../owners/known-owners.ts";
import type { ListedPart } from "../owners/listed-parts.ts";
import { Owners } from "../owners/owners.ts";
import { listedParts } from "../owners/parts-of-log.ts";
import type { Lines } from "../text/lines.ts";
import type { CandidateLines } from "../traces/candidate-lines.ts";
import { traces } from "../traces/stack-traces.ts";
import type { CrashReport } from "./crash-report.ts";
import { entrypointPackages, failedPackages, statedPackages } from "./entrypoint-packages.ts";
import { filesOfPlugins } from "./files-of-plugins.ts";
import { type JvmReport, jvmReport } from "./jvm-report.ts";
import { runEnds } from "./run-ends.ts";
import type { Run, RunLines } from "./runs.ts";

/** What a log holds, as one model. Rules read it; nothing after it reads the text again, but for rules of single lines. */
export interface Evidence {
  lines: Lines;
  entries: readonly Entry[];
  /** What is told about. */
  software: Software;
  /** Whose log it is: a launcher, where the game has printed into its log. */
  writer: Software;
  statements: readonly Statement[];
  facts: Facts;
  details: PartDetails;
  exceptions: ExceptionGroup[];
  threads: ThreadGroup[];
  report: CrashReport | null;
  /** What the JVM wrote when it died itself. */
  jvm: JvmReport | null;
  runs: Run[];
  isDevelopment: boolean;
  owners: Owners;
  readable: ReadableMethod;
}

type Read = Omit<Evidence, "exceptions" | "threads" | "owners" | "runs" | "jvm"> & { runs: RunLines[] };

/** `candidates`: the lines in which a stack trace may stand. */
export function evidenceOf(read: Read, candidates: CandidateLines, nowAndThen: () => void): Evidence {
  const { exceptions, threads } = traces(read.lines, candidates, nowAndThen);
  const jvm = read.software.kind === "jvm-crash" ? jvmReport(read.lines) : null;
  const runs = runEnds({ ...read, exceptions, jvm });
  const parts = partsOf(read, exceptions);
  const { isDevelopment, details } = read;
  const unlisted = unlistedParts(read, parts);
  const owners = new Owners(parts, details.mixedInto, isDevelopment, beginsMidway(read), unlisted);
  return { ...read, exceptions, threads, jvm, runs, owners };
}

const maxPiece = 200_000;

function partsOf({ facts, details, isDevelopment }: Read, exceptions: readonly ExceptionGroup[]): ListedPart[] {
  const packages = new Map([
    ...statedPackages(details),
    ...failedPackages(exceptions, details),
    ...entrypointPackages(exceptions),
  ]);
  const files = filesOfPlugins(facts.plugins, exceptions);
  return listedParts(facts.mods, facts.plugins, details.mainClasses, isDevelopment).map((part) => {
    const own = packages.get(part.id);
    const file = part.kind === "plugin" ? (part.file ?? files.get(part.name) ?? null) : part.file;
    return { ...part, file, packages: own ? [...part.packages, own] : part.packages };
  });
}

/** Mods that a loader names with a class where no list of mods has been copied along. */
function unlistedParts({ details, isDevelopment }: Read, parts: readonly ListedPart[]): ListedPart[] {
  const ids = new Set(parts.map(({ id }) => id));
  return [...statedPackages(details)]
    .filter(([id]) => !ids.has(id))
    .map(([id, one]) => {
      const named = { kind: "mod" as const, id, name: id, version: null, file: null };
      // What nobody else knows is the developer's own.
      return { ...named, packages: [one], isOwn: isDevelopment && knownOwnerById(id) === null };
    });
}

/** An excerpt, or what a server writes after midnight: what started before is not listed. */
export function beginsMidway({ runs, report }: { runs: readonly RunLines[]; report: Evidence["report"] }): boolean {
  return !report && runs.every(({ startLine }) => startLine === null);
}

/** A part that somebody copied out of a log: small, and of no known software. */
export function isCopiedPiece({ software, lines }: Evidence): boolean {
  return software.kind === "unknown" && lines.text.length <= maxPiece;
}

const leastTraced = 0.6;
const leastBare = 3;
const maxEntries = 100;

/** Whether somebody copied little more than traces out of a log: they are what is asked about. */
export function isMostlyTraces(evidence: Evidence): boolean {
  const { software, exceptions, lines } = evidence;
  if (!/^(?:unknown|client|server|proxy)$/.test(software.kind) || !beginsMidway(evidence)) return false;
  if (exceptions.length === 0 || lines.text.length > maxPiece) return false;
  const traced = exceptions.reduce((sum, { firstLine, endLine, count }) => sum + (endLine - firstLine) * count, 0);
  // Beside a trace without any line of a log there are only words about it.
  if (traced >= leastBare && evidence.entries.length <= maxEntries && evidence.entries.every(isBare)) return true;
  return traced >= leastTraced * lines.text.split("\n").filter((line) => line.trim() !== "").length;
}

/** The one that a line belongs to. */
export function entryAt(line: number, { entries }: Pick<Evidence, "entries">): Entry | undefined {
  return entries[leadingCount(entries.length, (index) => entries[index]!.firstLine <= line) - 1];
}

/** Whether a line of such a piece has no header: nothing says how bad it was, or that the game went on. */
export function isBare(entry: Pick<Entry, "thread" | "time"> | undefined): boolean {
  return !entry || (entry.thread === null && entry.time === null);
}

/** The exceptions by the lines in which they begin, every time. */
export function exceptionsByLine(exceptions: readonly ExceptionGroup[]): { line: number; group: ExceptionGroup }[] {
  return exceptions.flatMap((group) => group.lines.map((line) => ({ line, group }))).sort((a, b) => a.line - b.line);
}
