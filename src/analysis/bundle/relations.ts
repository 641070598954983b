import { isAnnouncement } from "../evidence/crash-exception.ts";
import { plainName } from "../owners/names.ts";
import { ruleFactsOf } from "../rules/rule-set.ts";
import type { Candidate } from "./candidates.ts";
import { between, minute } from "./moments.ts";

/** What brings down whatever happens to run. */
const everywhere =
  /^(?:out-of-memory|out-of-memory-native|gc-overhead|disk-full|too-many-open-files|container-out-of-memory|permgen-full)$/;
/** Remarks on the machine and on connections explain no crash. */
const minor =
  /^(?:server-overloaded|connection-|narrator|online-mode|auth-|log-incomplete|mod-recommended|java-outdated)/;
const shortlyBefore = minute;
/** What was being done when it failed, not why. */
const places = /^(?:ticking-|watchdog-stall|world-chunk-failed|worldgen-failed|loading-failed-earlier)/;

/** How strongly one finding explains another of the same run: 0 is not at all. */
export function explains(cause: Candidate, end: Candidate): number {
  const { code, severity } = cause.finding;
  if (cause === end || severity === "notice" || minor.test(code) || cause.finding.isFromEarlierRun) return 0;
  if (ruleFactsOf(end.finding.code).causedBy.includes(code)) return 4;
  const isWeak = end.role !== "specific" || isOnlyAnnounced(end) || places.test(end.finding.code);
  if (!isWeak || cause.role === "crash" || cause.role === "unknown" || cause.role === "environment") return 0;
  if (cause.fault !== null && cause.fault === end.fault)
    return cause.role === "specific" || end.role !== "general" ? 4 : 0;
  if (failedClassOf(end) !== null && isInitialiserOf(failedClassOf(end)!, cause)) return 4;
  if (isOnlyAnnounced(end) && (severity === "fatal" || severity === "error"))
    return cause.role === "specific" ? 3.5 : 3;
  if (everywhere.test(code)) return 3;
  if (isOfSameOwner(cause, end)) {
    if (cause.role === "specific") return 3;
    return severity === "warning" || !isShortlyBefore(cause, end) ? 0 : 1.5;
  }
  if (severity === "fatal") return end.role === "general" ? 0 : 2;
  if (severity === "error" && cause.role === "specific" && isShortlyBefore(cause, end)) {
    return end.role === "unknown" ? 1 : 0;
  }
  return 0;
}

/** That loading failed, without why. */
function isOnlyAnnounced({ finding, group }: Candidate): boolean {
  if (finding.code === "loading-failed-earlier") return true;
  return finding.code === "crash-unknown" && group !== null && isAnnouncement(group);
}

/** `NoClassDefFoundError: Could not initialize class a.b.C`: it had failed before, and that is where the reason stands. */
export function failedClassOf({ group }: Candidate): string | null {
  if (!group) return null;
  for (const { message } of [group.root, group, ...group.causes]) {
    const name = /Could not initialize class ([\w$.]{3,250})/.exec(message)?.[1];
    if (name) return name;
  }
  return null;
}

export function isInitialiserOf(name: string, { group }: Pick<Candidate, "group">): boolean {
  const method = `${name}.<clinit>`;
  return group !== null && [...group.frames, ...group.outerFrames].some((frame) => frame.method === method);
}

function isOfSameOwner(a: Candidate, b: Candidate): boolean {
  const names = ({ finding: { parameters } }: Candidate) =>
    ["mod", "modId", "plugin", "pluginId", "suspect", "suspectId", "culprit", "culpritId"].flatMap((name) => {
      const value = parameters[name];
      return typeof value === "string" ? [plainName(value)] : [];
    });
  const others = new Set(names(b).filter((name) => name.length > 2));
  if (names(a).some((name) => others.has(name))) return true;
  const { file } = a.finding.parameters;
  return typeof file === "string" && wordsOfFile(file).some((word) => others.has(word));
}

/** `config/skyforge-common.toml` → `config`, `skyforgecommon`, `skyforge` */
function wordsOfFile(file: string): string[] {
  const parts = file.split(/[\\/]/).slice(-4);
  return [...parts, ...parts.map((part) => part.replace(/[-_.](?:common|client|server|startup)?\.?\w{2,5}$/, ""))].map(
    plainName,
  );
}

/** By the clock; where there is none, by nothing. */
function isShortlyBefore(cause: Candidate, end: Candidate): boolean {
  const [from, to] = [cause.signs.timeAt(cause.line), end.signs.isReport ? end.signs.end : end.signs.timeAt(end.line)];
  if (!from || !to) return false;
  const gap = between(from, to);
  return gap >= -minute && gap <= shortlyBefore;
}
