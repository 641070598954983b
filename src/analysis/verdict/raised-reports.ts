import { type Evidence, entryAt } from "../evidence/evidence.ts";
import { type FoundFinding, levels } from "../model/model.ts";
import { complaint, foreignComplaint, handled } from "../rules/matching/plugin-complaints.ts";
import { isNotice } from "./ranked.ts";

/** What mods and plugins write themselves. */
const reports: ReadonlySet<string> = new Set(["mod-reported-error", "plugin-reported-error"]);
/** What a plugin only calls a warning, though it says that something of it is not there or cannot be used. */
const lost =
  /\b(?:not|n't) (?:been |be )?(?:loaded|enabled|imported|installed|exist)\b|\binvalid\b|\b(?:failed|unable|could(?: not|n't)|can(?:not|'t)) (?:to )?(?:be )?(?:load|pars|read|hook|register|sav|creat|start|open|initiali|deserial)/i;
/** News, looks and guesses, and what has a value of its own for it. */
const minor =
  /\b(?:may|might|should|default|skins?|updates?|version check|reflection|metrics|translations?|locales?)\b/i;
/** What says how to be rid of it was expected by those who wrote it: nobody misses that part. */
const silenceable =
  /\b(?:see|hide|disable|silence|suppress|ignore|remove|turn off|get rid of) (?:this|these) (?:message|warning|error|notice)s?\b/i;
/** Where more complain, it is the noise of a large pack, and nobody can tell which of it matters. */
const mostRaised = 2;

/** What sound comes up with after all, when the player has changed something. */
const soundsAgain = "Sound engine started";

/**
 * Where nothing worse is known, the first thing that a mod or plugin itself calls an error is what the log is about: whoever shares
 * it came for that; else what a plugin warns of, if that is lost for certain; else that a player hears nothing, or that the data of
 * a mod is broken as a whole. Beside something worse it stays a remark.
 */
export function withRaisedReport(all: readonly FoundFinding[], evidence: Evidence): FoundFinding[] {
  if (!all.every(isNotice)) return [...all];
  const reported = all.filter((one) => reports.has(one.code) && !isNobodysLoss(one));
  const errors = reported.filter((one) => isError(one, evidence));
  const telling = errors.length > 0 ? errors : reported.filter((one) => isLoss(one, evidence));
  const [raised = all.find((one) => isSilence(one, evidence) || isBrokenPack(one))] =
    telling.length <= mostRaised ? telling : [];
  return raised ? [{ ...raised, severity: "warning" }, ...all.filter((one) => one !== raised)] : [...all];
}

function isNobodysLoss({ parameters: { said } }: FoundFinding): boolean {
  return typeof said === "string" && (silenceable.test(said) || handled.test(said));
}

/** So many of one mod are no slip. */
const wholeData = 20;
/** What no other mod could make right, if it were there: what is written wrong, or in the form of another version of the game. */
const ofForm =
  /\bunsupported recipe type\b|\bUnterminated (?:array|object|string)\b|\bMalformed\b|\bExpected (?:name|value|'?[:,\]}]'?|BEGIN_\w{5,6}) (?:at line|but was)/;

function isBrokenPack({ code, count = 1, parameters: { reason } }: FoundFinding): boolean {
  if (code !== "datapack-entry-invalid" || count < wholeData) return false;
  const value = typeof reason === "object" && "parameters" in reason ? reason.parameters?.["value"] : undefined;
  return typeof value === "string" && ofForm.test(value);
}

/** Machines that run a developer's game often have no sound. */
function isSilence({ code, lines, firstLine }: FoundFinding, evidence: Evidence): boolean {
  const { lines: all, software, isDevelopment } = evidence;
  if (code !== "sound-unavailable" || software.kind !== "client" || isDevelopment) return false;
  const last = lines.at(-1) ?? firstLine;
  return (
    levelOf({ firstLine: last }, evidence) <= levels.error && all.text.indexOf(soundsAgain, all.start(last)) === -1
  );
}

function levelOf({ firstLine }: Pick<FoundFinding, "firstLine">, evidence: Evidence): number {
  const level = entryAt(firstLine, evidence)?.level;
  return level === undefined || level === levels.alert ? levels.info : level;
}

function isError(one: FoundFinding, evidence: Evidence): boolean {
  const { said, cause } = one.parameters;
  if (levelOf(one, evidence) > levels.error) return false;
  // Of a pack, mods complain of much that nobody misses; whoever writes one reads what it says.
  if (one.code === "mod-reported-error" && !evidence.isDevelopment) return false;
  return cause !== undefined || (typeof said === "string" && (complaint.test(said) || foreignComplaint.test(said)));
}

function isLoss(one: FoundFinding, evidence: Evidence): boolean {
  const { said } = one.parameters;
  return (
    one.code === "plugin-reported-error" &&
    levelOf(one, evidence) === levels.warning &&
    typeof said === "string" &&
    lost.test(said) &&
    !minor.test(said)
  );
}
