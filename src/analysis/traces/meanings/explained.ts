import type { ExceptionGroup, Frame, Thrown } from "../../model/exception-group.ts";
import type { MaybeParameters } from "../../model/finding.ts";
import type { Term } from "../../model/model.ts";
import {
  type Culprit,
  castIn,
  castPartner,
  closedIn,
  culpritOf,
  isRefusedByHand,
  namedIn,
  repeatingIn,
  throwerOf,
} from "../../owners/culprit.ts";
import { isForOthers } from "../../owners/libraries.ts";
import { plainName } from "../../owners/names.ts";
import { isAccusable, type Owner } from "../../owners/owner.ts";
import type { Owners } from "../../owners/owners.ts";
import type { Lines } from "../../text/lines.ts";
import { meaningOf, outerMeaning, shortTypeOf } from "./meanings.ts";
import { onOwnThread } from "./own-threads.ts";

const maxMessage = 240;
/** Descriptions of what was being done. Others are the message itself. */
const activities =
  /^(?:Ticking|Exception |Unexpected error|Initializing|Rendering|Updating|Tesselating|There was a severe|Watching|Saving|Sending|Batching|Applying|Stitching|Starting|Container|Getting|Colliding|Adding|Loading|Feature|Registering|keyPressed|mouseClicked|charTyped)/;

/** What is needed to explain an exception. */
export interface Explaining {
  owners: Owners;
  isDevelopment: boolean;
  /** Of the crash report: Minecraft writes it where an exception has no message of its own. */
  description: string | null;
  /** Of the log, where more of a trace is to be read than is kept of it. */
  lines?: Lines;
}

/** The parameters that every finding with an exception has: what it is, what it means, whose code and where. */
export function explainedParameters(
  group: ExceptionGroup,
  explaining: Explaining,
  named: Owner | null,
): MaybeParameters {
  const root = rootOf(group, explaining.description);
  const thrower = culpritFor(group, explaining.owners, named);
  const caller = callerOf(group, thrower, named, explaining.owners);
  const culprit = caller ?? thrower;
  const known = outerMeaning([group, ...group.causes]) ?? meaningOf(root, group.frames);
  const meaning = known && (onOwnThread(known, group, explaining.owners, explaining.lines) ?? known);
  const isOther = culprit && !(named && sameOwner(culprit.owner, named));
  const isAsking = isOther && isOfBrokenData(group, culprit);
  // Beside a name that is sure, a word out of a package is none: most often the library or the author of the one that is named.
  const isWord = named !== null && culprit?.owner.evidence === "guess";
  return {
    cause: causeText(root),
    meaning: meaning?.term,
    ...(isOther && !isAsking && !isWord ? ownerParameters("culprit", culprit.owner) : {}),
    partner: culprit ? castPartner(group, culprit.owner, explaining.owners)?.name : undefined,
    // It may refuse because it never started itself.
    ...(caller && thrower ? { refuser: thrower.owner.name } : {}),
    place: culprit?.frame && !isAsking ? placeInCode(culprit.frame) : undefined,
    ...(explaining.isDevelopment && meaning
      ? { hint: { term: `hint-${meaning.name}`, parameters: known?.term.parameters ?? {} } }
      : {}),
    remedy:
      meaning?.remedy ?? remedyForFile(known?.name, culprit ? (named ?? culprit.owner) : named, group, explaining),
  };
}

/** `ModConfig.load`, `ConfigFileManager.readConfigFile`, `Settings.<clinit>` */
const readsSettings =
  /(?:config|settings|options|preferences|persist)\w{0,40}(?:\$\w{1,40})?\.[\w<>$]{1,60}$|\.\w{0,30}(?:config|settings|options)\w{0,30}$/i;

/** A file that a mod cannot read while it reads its settings is one of those: nothing else of it needs to be changed. */
function remedyForFile(
  meaning: string | undefined,
  owner: Owner | null,
  { frames, outerFrames }: ExceptionGroup,
  { owners, isDevelopment }: Explaining,
): Term | undefined {
  if (!/^broken-file(?:-at)?$/.test(meaning ?? "") || !owner || owner.kind === "plugin" || isDevelopment)
    return undefined;
  const isOfIt = (frame: Frame) => {
    const other = owners.ofFrame(frame);
    return other !== null && (other.kind === "code" || sameOwner(other, owner));
  };
  const reads = [...frames, ...outerFrames].some((frame) => readsSettings.test(frame.method) && isOfIt(frame));
  return reads ? { term: "remedy-own-config", parameters: { mod: owner.name } } : undefined;
}

/** What somebody calls to check what they were given. */
const checks =
  /\.(?:Preconditions\.check(?:Argument|NotNull|\w{0,20}Index)|Objects\.require\w{1,20}|Validate\.\w{1,20})$/;

/** `The Ledger API isn't loaded yet`: who says that lacks something itself. */
const notReady = /\b(?:not|n't) (?:yet )?(?:been )?(?:loaded|enabled|initiali[sz]ed|ready|available|set up)\b/i;

/**
 * Whoever refuses what they are given, with a check or an exception of their own, is not at fault: it is the mistake of the
 * one that called them, where the software names that one.
 */
function callerOf(group: ExceptionGroup, thrower: Culprit | null, named: Owner | null, owners: Owners): Culprit | null {
  const { frames, outerFrames, root } = group;
  if (!named || !thrower?.frame || sameOwner(thrower.owner, named)) return null;
  const isThrown = frames[0] === thrower.frame && !notReady.test(root.message);
  const isOwnType = root.type.split(".", 2).join(".") === thrower.frame.method.split(".", 2).join(".");
  const isRefusal =
    isThrown &&
    (/^java\.lang\.(?:Illegal(?:Argument|State)|UnsupportedOperation)Exception$/.test(root.type) ||
      isRefusedByHand(root) ||
      isOwnType);
  if (!isRefusal && !checks.test(frames[0]?.method ?? "")) return null;
  // Where the trace of the cause is cut short, what called it stands in the one around it.
  const owned = [...frames, ...outerFrames].map((frame) => ({ frame, owner: owners.ofFrame(frame) }));
  const frame = (
    owned.find(({ owner }) => owner !== null && sameOwner(owner, named)) ??
    // A package that nobody knows is of the one that is named.
    owned.find(({ owner }) => owner?.kind === "code")
  )?.frame;
  return frame ? { owner: named, frame } : null;
}

/** There is no room left anywhere, at last; who filled it stands in the trace again and again. */
function repeatingCulprit({ root, frames }: ExceptionGroup, owners: Owners): Culprit | null {
  const owner = root.type === "java.lang.StackOverflowError" ? repeatingIn(frames, owners)[0] : undefined;
  const frame = owner ? frames.find((one) => owners.ofFrame(one)?.name === owner.name) : undefined;
  return owner && frame ? { owner, frame } : null;
}

/** Of data that ends too early, or cannot be unpacked, who asked for it is not at fault. */
export function isOfBrokenData({ root, frames }: ExceptionGroup, { frame }: Culprit): boolean {
  return /^java\.(?:io\.EOF|util\.zip\.\w{1,20})Exception$/.test(root.type) && !!frame && !frames.includes(frame);
}

/** `named`: whom the software itself names for it. Many findings may stand in one exception: it is looked through once. */
export function culpritFor(group: ExceptionGroup, owners: Owners, named: Owner | null = null): Culprit | null {
  const isOnly = named !== null && owners.only !== null && sameOwner(named, owners.only);
  const whom = named ? (isOnly ? "beside the only one" : "beside another") : "";
  return owners.remembered(group, `culprit ${whom}`, () => findCulprit(group, owners, named));
}

function findCulprit(group: ExceptionGroup, owners: Owners, named: Owner | null): Culprit | null {
  const culprit =
    repeatingCulprit(group, owners) ??
    // Beside the one that is named, whose code failed is worth telling.
    (named ? throwerOf : culpritOf)(group, owners) ??
    castIn(group, owners) ??
    closedIn(group, owners) ??
    namedIn([...group.suppressed, group, ...group.causes], owners);
  // `… provided by 'lamps' at 'com.example.lights.Lamps'`: the package of the class that was to be started is of that mod.
  if (named && culprit?.frame && culprit.owner.evidence === "guess") {
    const root = culprit.frame.method.split(".", 2).join(".");
    const isNamed = [group, ...group.causes].some(({ message }) => message.includes(` at '${root}.`));
    if (isNamed) return { owner: named, frame: culprit.frame };
  }
  if (named && culprit && isJarOf(named, culprit, group, owners)) return { owner: named, frame: culprit.frame };
  // A library that does not find a file says whose file it is.
  const asked =
    culprit?.frame && isForOthers(culprit.owner, culprit.frame) ? namedIn([group, ...group.causes], owners) : null;
  if (asked && !sameOwner(asked.owner, culprit!.owner)) return asked;
  // A package that nobody knows belongs to the only one there is, unless the list is cut off and another one is named.
  const only = culprit?.owner.kind === "code" ? owners.only : null;
  return only && (!named || sameOwner(named, only)) ? { owner: only, frame: culprit!.frame } : culprit;
}

/** A jar has any name. One that no list has, and that the software called first, is of the one that it names. */
function isJarOf(named: Owner, { owner }: Culprit, { frames, outerFrames }: ExceptionGroup, owners: Owners): boolean {
  if (owner.evidence !== "jar" || owners.isListed(owner) || !owners.isListed(named) || named.file) return false;
  const outermost = [...frames, ...outerFrames].findLast((frame) => {
    const other = owners.ofFrame(frame);
    return other !== null && isAccusable(other);
  });
  return outermost !== undefined && owners.ofFrame(outermost)?.name === owner.name;
}

/** The only mod or plugin there is, where nobody's code stands in the trace. Plugins do nothing without standing in it. */
export function onlySuspect({ frames, root }: Pick<ExceptionGroup, "frames" | "root">, owners: Owners): Owner | null {
  const { only } = owners;
  // The server says it where it gave up itself: its log tells why.
  if (root.message === "Failed to initialize server") return null;
  if (!only || (only.kind === "plugin" && frames.length > 0)) return null;
  // `ResourceKey[minecraft:item / lamps:bulb]`: the message speaks of another mod, which is not there.
  const other = /\bResourceKey\[[\w:./-]{1,120} \/ ([\w.-]{1,64}):/.exec(root.message)?.[1];
  const named = other ? owners.ofNamespace(other, other) : null;
  return named && !sameOwner(named, only) ? null : only;
}

/** Equal for equal failures, however often they were wrapped and logged. */
export function faultOf({ root: thrown, frames }: ExceptionGroup): string {
  // `CompletionException: java.lang.SecurityException: refused` is the same as what it wraps.
  const wrapped = /^([\w.$]{3,160}(?:Exception|Error)): ([^\n]{1,300})$/.exec(thrown.message);
  const root = wrapped ? { type: wrapped[1]!, message: wrapped[2]! } : thrown;
  return `${root.type}\n${root.message === "" ? (frames[0]?.method ?? "") : root.message}`;
}

/** The deepest cause, without the description of the report in the place of a message. */
export function rootOf(
  { root, causes, type, message }: Pick<ExceptionGroup, "root" | "causes"> & Partial<Thrown>,
  description: string | null,
): Thrown {
  // Class loaders fail in their own way over a class that is not there.
  const outer = causes.length === 1 && type !== undefined ? { type, message: message ?? "" } : undefined;
  const above = causes.at(-2) ?? outer;
  const isLoaders = /(?:NullPointer|IndexOutOfBounds|IllegalArgument)Exception$/.test(root.type);
  if (above && isLoaders && /ClassNotFoundException$/.test(above.type)) return above;
  const isDescription = description !== null && root.message === description && activities.test(description);
  return isDescription || root.message === "null" ? { type: root.type, message: "" } : root;
}

/** `NullPointerException: Cannot invoke "Long.longValue()"` */
export function causeText({ type, message }: Thrown): string {
  const name = /^java\./.test(type) ? shortTypeOf(type) : type;
  // `(java.lang.String is in module java.base …)` helps nobody.
  const said = message.replace(/ \([\w$.]{1,150} (?:is|and [\w$.]{1,150} are) in (?:unnamed )?module [^\n]*/, "");
  return said === "" ? name : `${name}: ${cutOff(said, maxMessage)}`;
}

/** What is cut off says so. */
export function cutOff(text: string, most: number): string {
  // Nobody cuts off the last word.
  return text.length > most + 20 ? `${text.slice(0, most - 1).trimEnd()}…` : text;
}

/** `Weapon.java:48, Weapon.canShoot` */
export function placeInCode({ method, file, line }: Frame): string {
  const parts = method.includes("\\") ? [method] : method.split(".").slice(-2);
  // `<init>` and `<clinit>` are how Java calls what the class itself does.
  const name = parts.at(-1)?.startsWith("<") ? parts[0]! : parts.join(".");
  if (file === null || /^SourceFile$/.test(file)) return name;
  return line === null ? name : `${name}, ${file}:${line}`;
}

export function ownerParameters(parameter: string, { name, id }: Pick<Owner, "name" | "id">): MaybeParameters {
  return { [parameter]: name, [`${parameter}Id`]: id };
}

export function sameOwner(a: Pick<Owner, "name" | "id">, b: Pick<Owner, "name" | "id">): boolean {
  return plainName(a.name) === plainName(b.name) || (a.id !== null && a.id === b.id);
}

/** In a developer's run: what is listed as a folder of classes, or is listed nowhere. */
export function isOwnCode({ isOwn, kind }: Owner): boolean {
  return isOwn || kind === "code";
}
