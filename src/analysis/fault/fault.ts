import type { BundleExplanation } from "../bundle/model.ts";
import type { Analysis } from "../model/analysis.ts";
import type { ExceptionGroup } from "../model/exception-group.ts";
import { type FoundFinding, type Parameters, tellingLine } from "../model/model.ts";
import { causeText, rootOf } from "../traces/meanings/explained.ts";
import { shortTypeOf } from "../traces/meanings/meanings.ts";
import { gameClass } from "./game-names.ts";
import { missingPart, namedIn, nameOfClass, whoIn } from "./named-parts.ts";
import { gamePlaces, ownPlace } from "./places-in-trace.ts";
import { stableInside } from "./stable-names.ts";

/**
 * What makes a fault the same one in the logs of a hundred players. Not of a text: versions, languages, numbers of lines, and the
 * order and number of other mods do not change it. Whoever changes how it is made changes `faultVersion`.
 */
export interface Fault {
  version: number;
  /** The finding for what names its subject itself; `trace` or `game` for an exception in somebody's own or in the game's code. */
  kind: string;
  /** What tells it from other faults, in an order that is always the same: types, classes, methods, ids of mods. */
  parts: readonly string[];
}

export const faultVersion = 1;

type Told = Pick<FoundFinding, "code" | "severity" | "parameters" | "lines" | "firstLine">;

/** Says nothing of its place: whoever needs memory next throws it. */
const withoutPlace = /^(?:OutOfMemoryError|ThreadDeath|InterruptedException)$/;
const notFound = /^(?:ClassNotFoundException|NoClassDefFoundError|ClassMetadataNotFoundException)$/;
const classInMessage = /(?<![\w$./])[\w$]{1,80}[./][\w$./]{1,400}/;
const thrownType = /^(?:[\w$]{1,80}\.){0,12}([A-Z][\w$]{1,100})(?::|$)/;
/** What the examples to begin with call themselves. */
const templates = new Set(["examplemod", "modid", "exampleplugin"]);
const maxPlace = 120;

/**
 * The fault that the verdict on a log is about. `null` where nothing failed, or where nothing says where: rather none than one that
 * all faults of a kind share.
 */
export function faultIn(analysis: Analysis): Fault | null {
  const first = analysis.findings.find(({ house }) => !house);
  return first && !first.isFromEarlierRun ? faultOf(first, analysis.exceptions) : null;
}

/** The fault that the verdict on a bundle is about. `analyses`: of its files, in their order. */
export function faultOfBundle({ findings }: BundleExplanation, analyses: readonly Analysis[]): Fault | null {
  const first = findings.find(({ house }) => !house);
  if (!first || first.isFromEarlierRun) return null;
  const analysis = analyses[first.file];
  const alone = analysis?.findings.find(({ code, lines }) => code === first.code && lines.includes(first.line));
  const told = alone ?? { ...first, lines: [first.line], firstLine: first.line };
  return faultOf(told, analysis?.exceptions ?? []);
}

function faultOf(finding: Told, exceptions: readonly ExceptionGroup[]): Fault | null {
  const { code, severity, parameters } = finding;
  if (severity !== "fatal" && severity !== "error") return null;
  const named = namedIn(parameters);
  if (named.length > 0) return fault(code, named);
  const part = missingPart(parameters);
  if (part !== null) return fault("mod-dependency-missing", [part]);
  const who = whoIn(parameters);
  if (!tellsOfException(finding)) return who ? fault(code, [who]) : null;
  const thrown = exceptionOf(finding, exceptions);
  return (thrown && faultOfException(thrown, who)) ?? faultOfPlace(code, parameters, who);
}

function fault(kind: string, parts: readonly string[]): Fault {
  return { version: faultVersion, kind, parts };
}

function tellsOfException({ code, parameters }: Told): boolean {
  return "cause" in parameters || "exception" in parameters || code === "stack-overflow";
}

/** The exception that a finding tells of: it stands there, or says what the finding says, or is what the log ended with. */
function exceptionOf(finding: Told, exceptions: readonly ExceptionGroup[]): ExceptionGroup | null {
  const line = tellingLine(finding);
  const { cause, exception } = finding.parameters;
  const said = typeof cause === "string" ? cause : exception;
  const saysSo = (one: ExceptionGroup) => said === undefined || said === causeText(one.root);
  const standsThere = (one: ExceptionGroup) =>
    one.lines.includes(line) || (one.firstLine - 1 <= line && line < one.endLine);
  return (
    exceptions.find((one) => standsThere(one) && saysSo(one)) ??
    exceptions.find((one) => said !== undefined && saysSo(one)) ??
    exceptions.find(standsThere) ??
    exceptions.find(({ crash }) => crash && finding.severity === "fatal") ??
    null
  );
}

function faultOfException(thrown: ExceptionGroup, who: string | null): Fault | null {
  const root = rootOf(thrown, null);
  const type = gameClass(shortTypeOf(root.type));
  if (withoutPlace.test(type)) return null;
  const beside = who === null ? [] : [who];
  const missing = notFound.test(type) ? nameOfClass(classInMessage.exec(root.message)?.[0] ?? "", who) : null;
  if (missing !== null) return fault("missing-class", [missing, ...beside]);
  const own = ownPlace(thrown);
  if (own && isAnybodys(own.name)) {
    return who === null || templates.has(who) ? null : fault("trace", [type, own.name, who]);
  }
  if (own) return fault("trace", [type, own.name, ...(own.servant === null || own.servant === who ? [] : beside)]);
  const places = gamePlaces(thrown, who !== null);
  return places.length > 0 ? fault("game", [type, ...places, ...beside]) : null;
}

/** `Events.onLogin`, `com.example.examplemod.ExampleMod.onTick`: many have one of that name. */
function isAnybodys(place: string): boolean {
  return place.split(".").length === 2 || /^(?:com|org|net)\.(?:example|yourname|modid)\b/.test(place);
}

/** Where the exception itself is not there any more: `Lamp.open, Lamp.java:12`. */
function faultOfPlace(code: string, { cause, exception, place }: Parameters, who: string | null): Fault | null {
  const said = typeof cause === "string" ? cause : exception;
  const type = typeof said === "string" ? thrownType.exec(said)?.[1] : undefined;
  const where = typeof place === "string" ? place.slice(0, maxPlace).replace(/(?:,|:\d).*/s, "") : "";
  const isPlace = /^[\w$.<>\\]{1,300}$/.test(where);
  if (who === null || templates.has(who) || !type || !isPlace || withoutPlace.test(type)) return null;
  return fault(code, [who, type, stableInside(where)]);
}
