import { isCrashDescription } from "./crash-marks.ts";
import type { ExceptionGroup, Thrown } from "./exception-group.ts";
import type { FoundFinding, Parameters } from "./model.ts";
import { type Known, type Suspect, suspects } from "./suspects.ts";

export interface Crash {
  isCrashReport: boolean;
  /** `Exception in server tick loop` */
  description: string | null;
}

const crashUnknown = { code: "crash-unknown", severity: "fatal" } as const;
const modSuspect = { code: "mod-suspect", severity: "warning" } as const;
const maxFindings = 3;
const maxLinesTold = 100;
const maxException = 300;
/** They only say that something else failed, which stands elsewhere in the log. */
const announcements =
  /(?:ModLoadingCrashException|LoadingFailedException|LoaderExceptionModCrash|ModLoadingException)$/;

const confidences: Record<Suspect["evidence"], number> = {
  module: 0.8,
  jar: 0.8,
  handler: 0.8,
  package: 0.6,
  mixin: 0.4,
};

/**
 * The findings that are computed, not matched. `crash-unknown` is always among them where there was a crash: whoever knows
 * the other findings drops it when one of them explains the crash.
 */
export function rootCauseFindings(groups: readonly ExceptionGroup[], crash: Crash, known: Known): FoundFinding[] {
  if (crash.isCrashReport && !isCrashDescription(crash.description ?? "")) return [];
  const found = new Map<string, FoundFinding>();
  for (const group of crashes(groups, crash)) {
    const isAnnouncement = announcements.test(group.root.type);
    const cause = isAnnouncement ? (announced(group, groups, crash) ?? group) : group;
    if (isAnnouncement && cause === group && found.size > 0) continue;
    const [suspect] = suspects(cause, known);
    const parameters = { exception: exceptionText(cause.root), suspect: suspect?.name ?? "" };
    add(found, crashUnknown, cause.frames.length > 0 ? 0.7 : 0.5, parameters, cause);
    if (!suspect) continue;
    const evidence = `${suspect.evidence} ${suspect.detail}`;
    add(found, modSuspect, confidences[suspect.evidence], { mod: suspect.name, evidence }, cause, suspect.name);
  }
  if (found.size === 0 && crash.isCrashReport && crash.description) {
    const nothing = { firstLine: 0, endLine: 1, lines: [0], count: 1 };
    add(found, crashUnknown, 0.4, { exception: crash.description, suspect: "" }, nothing);
  }
  return [...found.values()];
}

/** Those that ended the game; in a report that does not say so, the first one. */
function crashes(groups: readonly ExceptionGroup[], crash: Crash): ExceptionGroup[] {
  const marked = groups.filter((group) => group.crash);
  if (marked.length > 0) return marked;
  return crash.isCrashReport ? groups.slice(0, 1) : [];
}

/** A report tells what failed below, a log above. */
function announced(group: ExceptionGroup, groups: readonly ExceptionGroup[], crash: Crash): ExceptionGroup | undefined {
  const others = groups.filter((other) => other.frames.length > 0 && !announcements.test(other.root.type));
  return crash.isCrashReport
    ? others.find(({ firstLine }) => firstLine > group.firstLine)
    : others.findLast(({ firstLine }) => firstLine < group.firstLine);
}

function exceptionText({ type, message }: Thrown): string {
  return (message === "" || message === "null" ? type : `${type}: ${message}`).slice(0, maxException);
}

function add(
  found: Map<string, FoundFinding>,
  { code, severity }: { code: string; severity: FoundFinding["severity"] },
  confidence: number,
  parameters: Parameters,
  place: Pick<ExceptionGroup, "firstLine" | "endLine" | "lines" | "count">,
  same = String(parameters["exception"]),
): void {
  const key = `${code}\n${same}`;
  const known = found.get(key);
  if (known) {
    known.count += place.count;
    known.lines = [...new Set([...known.lines, ...place.lines])].sort((a, b) => a - b).slice(0, maxLinesTold);
    return;
  }
  const { firstLine, endLine, lines, count } = place;
  const ofItsKind = [...found.values()].filter((other) => other.code === code).length;
  if (ofItsKind === maxFindings) return;
  const finding = { code, severity, confidence, parameters, firstLine, endLine, lines: [...lines], count };
  found.set(key, { ...finding, isConsequence: false });
}
