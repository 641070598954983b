import { isAnnouncement } from "../evidence/crash-exception.ts";
import type { ExceptionGroup } from "../model/exception-group.ts";
import { plainName } from "../owners/names.ts";
import { ruleFactsOf } from "../rules/rule-set.ts";
import { type Candidate, isSaidIn } from "./candidates.ts";
import { between, minute } from "./moments.ts";
import { isBad, tellsAsMuch } from "./telling.ts";

/** What brings down whatever happens to run. */
const everywhere =
  /^(?:out-of-memory|out-of-memory-native|gc-overhead|disk-full|too-many-open-files|container-out-of-memory|permgen-full)$/;
/** Remarks on the machine and on connections explain no crash. */
const minor =
  /^(?:server-overloaded|connection-|narrator|online-mode|auth-|log-incomplete|mod-recommended|java-outdated)/;
const shortlyBefore = minute;
/** What was being done when it failed, not why. */
const places = /^(?:ticking-|watchdog-stall|world-chunk-failed|worldgen-failed|loading-failed-earlier)/;

/**
 * How strongly one finding explains another of the same run: 0 is not at all. That one came before the other is no
 * reason: an exception, a mod or the state of the game links them.
 */
export function explains(cause: Candidate, end: Candidate): number {
  const { code, severity } = cause.finding;
  if (cause === end || severity === "notice" || minor.test(code) || cause.finding.isFromEarlierRun) return 0;
  // Within one file, its own order has said what explains what.
  const isOfOneFile = end.evidence.every(({ file }) => file === cause.signs.index);
  const isWeighed = isOfOneFile || (isSaidIn(end, cause.signs) && !isOnlyAnnounced(end));
  if (!tellsAsMuch(cause, end)) return 0;
  if (isWeighed) return isOfOneFile ? 0 : byFatalFirst(cause, end);
  return byException(cause, end) || byState(cause, end) || byMod(cause, end);
}

function byException(cause: Candidate, end: Candidate): number {
  if (!isWeak(cause, end)) return 0;
  if (cause.fault !== null && cause.fault === end.fault)
    return cause.role === "specific" || end.role !== "general" ? 4 : 0;
  const failed = failedClassOf(end);
  if (failed !== null && isInitialiserOf(failed, cause)) return 4;
  return isBad(cause) && end.group && sharesThing(textsOf(cause), end.group) ? 3 : 0;
}

/** Whether a class, a thing of the game or a file that an exception is about stands in other texts, too. */
export function sharesThing(texts: readonly string[], { message, causes }: ExceptionGroup): boolean {
  const wanted = new Set(thingsIn([message, ...causes.map((cause) => cause.message)]));
  return wanted.size > 0 && thingsIn(texts).some((one) => wanted.has(one));
}

function textsOf({ group, finding, evidence }: Candidate): string[] {
  const said = group ? [group, ...group.causes].map(({ message }) => message) : [];
  const parameters = Object.values(finding.parameters).flat();
  return [...said, ...parameters.filter((value) => typeof value === "string"), ...evidence.map(({ text }) => text)];
}

const maxText = 500;
/** `net.minecraft.world.entity.Entity`, also with slashes; `mills:wind_mill`; `config/mills.toml` */
const things =
  /(?<![\w$./:-])(?:[a-z_]\w{0,60}[./]){2,12}[A-Za-z_$][\w$]{1,100}|(?<![\w./:-])[a-z][\w.-]{1,60}:[a-z][\w./-]{2,100}/g;

function thingsIn(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => text.slice(0, maxText).match(things) ?? [])
    .map((thing) => thing.replaceAll("/", "."))
    .filter((thing) => !/^(?:java|javax|sun|jdk|minecraft:)\b/.test(thing));
}

/** What the one says of the game, its memory or its disk is what the other died of. */
function byState(cause: Candidate, end: Candidate): number {
  const { code } = cause.finding;
  if (ruleFactsOf(end.finding.code).causedBy.includes(code)) return 4;
  if (!isWeak(cause, end)) return 0;
  if (isOnlyAnnounced(end) && isBad(cause)) return cause.role === "specific" ? 3.5 : 3;
  if (everywhere.test(code)) return 3;
  return byFatalFirst(cause, end);
}

/** Both ended the run, and the other does not say of what. */
function byFatalFirst(cause: Candidate, end: Candidate): number {
  return end.role === "unknown" && cause.finding.severity === "fatal" && cause.rank === 0 ? 2 : 0;
}

function byMod(cause: Candidate, end: Candidate): number {
  if (!isWeak(cause, end) || !isOfSameOwner(cause, end)) return 0;
  if (cause.role === "specific") return 3;
  if (cause.finding.severity === "fatal") return 2;
  return cause.finding.severity === "warning" || !isShortlyBefore(cause, end) ? 0 : 1.5;
}

/** What says itself why it ended needs no other reason, and what only says that it crashed is none. */
function isWeak(cause: Candidate, end: Candidate): boolean {
  const isOpen = end.role !== "specific" || isOnlyAnnounced(end) || places.test(end.finding.code);
  return isOpen && (cause.role === "specific" || cause.role === "general");
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
