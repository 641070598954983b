import { withoutColours } from "../../../wire/colour-codes.ts";
import { crashExceptions } from "../../evidence/crash-exception.ts";
import { type Evidence, isBare, isMostlyTraces } from "../../evidence/evidence.ts";
import { lastErrorsBefore } from "../../evidence/last-errors.ts";
import type { Run } from "../../evidence/runs.ts";
import { saidAround } from "../../evidence/said-around.ts";
import type { ExceptionGroup } from "../../model/exception-group.ts";
import { type Entry, levels } from "../../model/model.ts";
import { isChatLine } from "../../read/chat-lines.ts";
import { isEveryday, isHousekeeping, isOfInput, isOwnService } from "../../traces/meanings/everyday.ts";
import {
  causeText,
  culpritFor,
  cutOff,
  ownerParameters,
  placeInCode,
  rootOf,
} from "../../traces/meanings/explained.ts";
import { meaningOf } from "../../traces/meanings/meanings.ts";
import { onOwnThread } from "../../traces/meanings/own-threads.ts";
import { thrownAt } from "../matching/own-reports.ts";
import { knocking, platformComplaints, withoutMods } from "../matching/platform-complaints.ts";
import { type WholeLogMatch, wholeLogFinding } from "../whole-log-finding.ts";

const maxRead = 10_000;
/** Of most something else is known. */
const maxFound = 10;
const maxLine = 600;
const maxSaid = 200;
/** Accounts, Realms and statistics: whoever plays alone or from an editor has none, and misses nothing. */
const unimportant =
  /\b(?:authlib|realms)\b|Authentication|\bdiscord\b|disconnect|\b(?:profile|telemetry|splash|narrator|ping(?:ing)?|status)\b/i;
/**
 * What one entry of a pack of data lacks is a remark, and so is a class for newer Java in a library that old Forge looks through, or
 * one that it cannot find while it looks for events.
 */
const ofData =
  /^(?:EventBus \d{1,4} shutting down |An error occurred building event handler|Unable to read a class file correctly|There was a problem reading the entry (?:module-info|META-INF)|Couldn't parse|Parsing error loading|Couldn't (?:load|read) |Exception loading (?:model|blockstate|texture)|Could not load multimodel |Unable to (?:load|resolve) (?:model|texture)|Failed to load model )/;
/** Packs of mods have functions for mods that are not there. */
const ofMods = /^Failed to load function /;
/** What fails only because everything is being closed. */
const closing = /^Shutdown failure|\b(?:while|when|during) (?:shutting down|closing|shutdown|stopping)\b/;
/** News that nobody misses. */
const news =
  /\b(?:latest (?:build|version|release)|(?:check\w{0,4}|look\w{0,4}) for (?:\w{1,20} ){0,2}(?:update|version|build)s?|update check\w{0,3})\b/i;
/** A thread ended with it, whatever level that is printed with. */
const uncaught = /\buncaughtException\b|^Exception in thread "/;

/** Errors of which nobody else knows anything: exceptions, and what a server says whose start comes to nothing. */
export default wholeLogFinding({
  codes: ["error-reported"],
  severity: "notice",
  role: "own-words",
  confidence: 0.5,
  find(evidence) {
    const { entries, lines, software } = evidence;
    const isMostly = isMostlyTraces(evidence);
    // A few lines of a log around a trace say of what kind it is, but not of what.
    const isPiece = isMostly || /^(?:stack-trace\/|unknown\/unknown$)/.test(software.id);
    if (!/^(?:client|server|proxy)$/.test(software.kind) && !isPiece) return [];
    const crashes = crashExceptions(evidence);
    const thrownIn = thrownAt(evidence);
    const found = new Map<ExceptionGroup, WholeLogMatch>();
    const isBeforeUp = beforeUp(evidence);
    const read = { errors: 0, others: 0 };
    for (const entry of entries) {
      const isError = entry.level <= levels.error;
      if (found.size === maxFound || ++read[isError ? "errors" : "others"] > maxRead) {
        if (isError) break;
        continue;
      }
      const message = lines.get(entry.firstLine, maxLine).slice(entry.prefix.length);
      const isUncaught = uncaught.test(`${entry.prefix}${message}`);
      const isCopied = isMostly && isBare(entry);
      if (!isError && !isCopied && !isUncaught && !isRefusedHere(entry, thrownIn(entry))) continue;
      const group = isPiece && isChatLine(lines.get(entry.firstLine, maxLine)) ? null : thrownIn(entry);
      if (!group || found.has(group) || crashes.includes(group) || isUnimportant(message, group, isUncaught)) continue;
      if (ofMods.test(message) && !withoutMods.test(software.id)) continue;
      const { firstLine, endLine, lines: all, count } = group;
      const root = rootOf(group, null);
      // Nobody is accused of what nobody understands; who asks about a trace is told whose code stands in it.
      const culprit = isMostly ? culpritFor(group, evidence.owners) : null;
      const said = saidAbove(entry, group, message);
      const known = meaningOf(root, group.frames);
      // Whose thread met another one is told with what it means.
      const met = known && onOwnThread(known, group, evidence.owners, lines);
      const context = saidAround(group, { lines });
      const parameters = {
        said,
        context: context && said?.includes(context) ? undefined : context,
        cause: causeText(root),
        meaning: (met ?? known)?.term,
        ...(culprit && !met ? ownerParameters("culprit", culprit.owner) : {}),
        ...(culprit?.frame ? { place: placeInCode(culprit.frame) } : {}),
      };
      // What nobody understands is a remark beside all that went well; whoever shares a trace alone asks about it.
      const severity = isMostly && !isBeforeUp(all) ? ("warning" as const) : ("notice" as const);
      found.set(group, {
        parameters,
        firstLine: Math.min(entry.firstLine, firstLine),
        endLine,
        lines: all,
        count,
        group,
        severity,
      });
    }
    const complaints = complaintsOf(evidence);
    const all = [...found.values(), ...complaints];
    return all.length > 0 ? all : failedStart(evidence);
  },
});

/** Drivers of databases and the like say at any level that nobody answers at an address of one's own. */
function isRefusedHere({ level }: Entry, group: ExceptionGroup | null): boolean {
  return level <= levels.info && group !== null && isOwnService(group);
}

/** What the software itself calls an error in a run that went on. */
function complaintsOf(evidence: Evidence): WholeLogMatch[] {
  const last = evidence.runs.at(-1);
  if (!last || cameUp(last, evidence) === null) return [];
  return platformComplaints(evidence).map(({ said, lines: all, count, endLine }) => ({
    parameters: { said },
    firstLine: all[0]!,
    endLine,
    lines: all,
    count,
  }));
}

/** A client is up where it has all its mods. */
function cameUp(run: Run, { software }: Evidence): number | null {
  return software.kind === "client" ? run.loadedLine() : run.upLine();
}

/** Whether the runs that lines stand in came up after them. */
function beforeUp(evidence: Evidence): (all: readonly number[]) => boolean {
  const starts = evidence.runs.map((run) => ({ run, upLine: cameUp(run, evidence) }));
  return (all) =>
    all.length > 0 &&
    all.every((line) =>
      starts.some(({ run, upLine }) => upLine !== null && run.firstLine <= line && line < run.endLine && line < upLine),
    );
}

/** Old Forge of a server that gave up without an exception: it could not have its port, or nobody has agreed to the EULA. */
const givenUp = "and forced into state SERVER_STOPPED";
const ofMod = "incorrect state ERRORED";
/** An error after which so much went on has stopped nothing. */
const outlived = 20;

function giveUpLine({ firstLine, endLine }: Run, { lines }: Evidence): number | null {
  const [at] = lines.placesOf(givenUp, lines.start(firstLine), lines.end(endLine - 1));
  if (at === undefined) return null;
  const line = lines.at(at);
  const said = lines.get(line, maxLine);
  return isChatLine(said) || said.includes(ofMod) ? null : line;
}

/** The last errors of a game or server that never came up, or that nothing says why. */
function failedStart(evidence: Evidence): WholeLogMatch[] {
  const { runs, software } = evidence;
  const run = runs.at(-1);
  if (!run || run.startLine === null) return [];
  const isUp = cameUp(run, evidence);
  const worst = software.kind !== "client" && run.stopLine() !== null ? levels.warning : levels.error;
  const last = isUp === null ? lastErrorsBefore(run.endLine, run.firstLine, evidence, worst) : null;
  const gaveUp = isUp === null && software.kind === "server" ? giveUpLine(run, evidence) : null;
  if (gaveUp !== null && (!last || entriesBetween(last.endLine, gaveUp, evidence) >= outlived)) {
    return [{ parameters: { when: "stopped" }, severity: "error", firstLine: gaveUp, endLine: gaveUp + 1 }];
  }
  if (!last) return [];
  const { said, firstLine, endLine } = last;
  return [{ parameters: { when: "start", said }, severity: "error", firstLine, endLine }];
}

function entriesBetween(firstLine: number, endLine: number, { entries }: Evidence): number {
  return entries.filter((entry) => firstLine <= entry.firstLine && entry.firstLine < endLine).length;
}

function isUnimportant(message: string, group: ExceptionGroup, isUncaught: boolean): boolean {
  return (
    [ofData, closing, news, knocking].some((one) => one.test(message)) ||
    (isUncaught ? isEveryday(group) : isOfInput(group)) ||
    isHousekeeping(group) ||
    [message, group.type, group.root.type].some((text) => unimportant.test(text))
  );
}

/** What is said above the exception, and not the exception itself. Log4j's own word for one says nothing. */
function saidAbove({ firstLine }: Entry, group: ExceptionGroup, message: string): string | undefined {
  const said = withoutColours(message).trim();
  return group.lines.includes(firstLine) || !/\p{L}{3}/u.test(said) || said === "Throwing"
    ? undefined
    : cutOff(said, maxSaid);
}
