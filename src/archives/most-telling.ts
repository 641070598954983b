import { kindByContent, kindByName, type LogFileKind, logFileKinds } from "./log-file-kind.ts";

export interface Candidate {
  path: string;
  size: number;
  /** Milliseconds. */
  modified: number;
  kind: LogFileKind | "unknown";
}

/** So many of a kind come before others of the same: the tenth crash report tells less than the first log. */
const firstOfKind: Record<LogFileKind | "unknown", number> = {
  crashReport: 2,
  jvmCrash: 1,
  gameLog: 2,
  launcherLog: 1,
  debugLog: 1,
  olderLog: 0,
  launcherText: 1,
  launchScript: 1,
  unknown: 0,
};

/** The most telling first: by what they are, then the newest, then the largest. */
export function byTelling<T extends Candidate>(candidates: readonly T[]): T[] {
  const sorted = candidates
    .map((candidate) => ({ candidate, rank: rankOf(candidate.kind), time: timeOf(candidate) }))
    .sort((a, b) => a.rank - b.rank || compared(b.time, a.time) || b.candidate.size - a.candidate.size)
    .map(({ candidate }) => candidate);
  const seen = new Map<string, number>();
  const [first, rest]: [T[], T[]] = [[], []];
  for (const candidate of sorted) {
    const before = seen.get(candidate.kind) ?? 0;
    seen.set(candidate.kind, before + 1);
    (before < firstOfKind[candidate.kind] ? first : rest).push(candidate);
  }
  return [...first, ...rest];
}

/** Sorts files in memory, the most telling first. Files of one kind stay in their order. */
export function mostTellingFirst<T extends { name: string; content: Uint8Array }>(files: readonly T[]): T[] {
  const ranked = files.map((file) => ({ file, rank: rankOf(kindOf(file.name, file.content)) }));
  return ranked.sort((a, b) => a.rank - b.rank).map(({ file }) => file);
}

function kindOf(name: string, content: Uint8Array): LogFileKind | "unknown" {
  const byName = kindByName(name);
  const byContent = kindByContent(content);
  const isNamed = byName !== "unknown" && byName !== "archive" && byName !== "other";
  if (byContent === "crashReport" || byContent === "jvmCrash" || !isNamed) return byContent ?? "unknown";
  return byName;
}

export function rankOf(kind: LogFileKind | "unknown"): number {
  return kind === "unknown" ? logFileKinds.indexOf("olderLog") : logFileKinds.indexOf(kind);
}

/**
 * When a file was written, to be compared: by its name (`crash-2024-01-15_10.30.00-client.txt`, `2024-01-15-2.log.gz`),
 * which survives copying, else by its date.
 */
function timeOf({ path, modified }: Candidate): string {
  const inName = /(\d{4})-(\d{2})-(\d{2})((?:\D\d{1,4}){0,3})(?!\d)/.exec(path.replace(/^.*[\\/]/s, ""));
  if (inName) {
    const [, year, month, day, rest = ""] = inName;
    return [year, month, day, ...(rest.match(/\d+/g) ?? []).map((number) => number.padStart(4, "0"))].join("-");
  }
  const date = new Date(modified);
  return Number.isNaN(date.getTime()) ? "" : date.toISOString().slice(0, 10);
}

function compared(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
