import type { ExceptionGroup, Frame, Thrown } from "../model/exception-group.ts";
import { isForOthers } from "./libraries.ts";
import { isAccusable, type Owner } from "./owner.ts";
import type { Owners } from "./owners.ts";
import { isInjected, platformOf } from "./platform-packages.ts";

export interface Culprit {
  owner: Owner;
  /** Where its code stands in the trace, if it does. */
  frame: Frame | null;
}

/** Mods that show or write crash reports stand in traces because of that. */
const onlyReports = /^(?:notenoughcrashes|crash_?assistant|crashutilities|betterbugreport|vanillafix|bettercrashes)/i;
const namespaced = /(?:^|[\s'"[(/{=])([a-z][a-z0-9_.-]{1,60}):[a-z0-9_./-]{1,120}/g;
const maxNamespaces = 20;

/** Code that does not fit what is installed: whoever calls it, it is its own fault. */
const doesNotFit =
  /(?:LinkageError|NoSuch(?:Method|Field)Error|NoClassDefFoundError|ClassNotFoundException|AbstractMethodError|IllegalAccessError|IncompatibleClassChangeError|VerifyError|ExceptionInInitializerError)$/;

/** Thrown by Java itself; who throws it by hand refuses how they were called: `IllegalAccessError: register it while loading`. */
const byJava = /access|super|final|overrid|module/i;

/** Whether somebody's own check threw it, though the type is one of Java's for code that does not fit. */
export function isRefusedByHand({ type, message }: Thrown): boolean {
  return type === "java.lang.IllegalAccessError" && !byJava.test(message);
}

/** The game's own threads run what others have given them while they wait: for a chunk, mostly. By all names of it. */
const runsWhileWaiting = /\.(?:managedBlock|m_18701_|func_213161_c|method_18857|awaitTasks)$/;

/** Whoever waits is not at fault for what is run meanwhile. `null`: nobody waits. */
function framesOfTask(frames: readonly Frame[]): readonly Frame[] | null {
  const at = frames.findIndex(({ method }) => runsWhileWaiting.test(method));
  // The outermost loop of a thread waits as well, and nobody has called that.
  return at > 0 ? frames.slice(0, at) : null;
}

/** Whose code threw it: the first frame that is neither the platform's nor a library's. */
export function throwerOf(
  { frames, outerFrames, suppressedFrames }: Pick<ExceptionGroup, "frames" | "outerFrames" | "suppressedFrames">,
  owners: Owners,
): Culprit | null {
  const task = framesOfTask(frames);
  if (task) return culpritIn(task, owners);
  return culpritIn(frames, owners) ?? culpritIn(outerFrames, owners) ?? culpritIn(suppressedFrames, owners);
}

/** Who is to blame for it where the software names nobody. */
export function culpritOf(
  group: Pick<ExceptionGroup, "root" | "frames" | "outerFrames" | "suppressedFrames">,
  owners: Owners,
): Culprit | null {
  const isMisfit = doesNotFit.test(group.root.type) && !isRefusedByHand(group.root);
  const inner = isMisfit ? null : blamedIn(framesOfTask(group.frames) ?? group.frames, owners);
  return adderOf(group, owners) ?? inner ?? throwerOf(group, owners);
}

/** `org.example.lamps.Glow` in what is thrown. */
const classNamed = /\b(?:[a-z_]\w{0,60}[./]){1,8}[A-Z][\w$]{0,80}/g;
const maxNamed = 10;

/** Upstream Mixin does not say whose the method is that it has added to a class: the classes that it calls do. */
function adderOf({ root, frames }: Pick<ExceptionGroup, "root" | "frames">, owners: Owners): Culprit | null {
  const frame = frames.find((one) => owners.ofFrame(one)?.kind !== "java");
  const owner = frame && owners.ofFrame(frame);
  if (!frame || frame.handler || owner?.evidence === "mixin" || !isInjected(frame.method)) return null;
  for (const [name] of [...root.message.matchAll(classNamed)].slice(0, maxNamed)) {
    const named = owners.ofClass(`${name.replaceAll("/", ".")}.call`);
    if (named && isAccusable(named) && named.evidence !== "guess" && named.name !== owner?.name)
      return { owner: named, frame };
  }
  return null;
}

/** Whose code runs, or who called that one if it is there for others. */
export function blamedIn(frames: readonly Frame[], owners: Owners): Culprit | null {
  const first = culpritIn(frames, owners);
  if (!first?.frame) return first;
  const caller = isAskedAsAll(frames, first.frame, owners) ? null : callerOf(frames, first.frame, owners);
  return developerIn(frames, first.frame, owners) ?? caller ?? first;
}

/** Who develops a mod, and calls another one right away, looks at how it was called. */
function developerIn(frames: readonly Frame[], called: Frame, owners: Owners): Culprit | null {
  for (const frame of frames.slice(frames.indexOf(called))) {
    const owner = owners.ofFrame(frame);
    if (!owner || owner.kind === "java" || owner.kind === "library") continue;
    if (!isAccusable(owner)) return null;
    if (owner.isOwn) return frame === called ? null : { owner, frame };
  }
  return null;
}

/** What the game calls in every tick of a block entity, by its names. */
const ticking = /\.(?:func_73660_a|func_145845_h|func_70316_g|updateEntity|m_155252_|serverTick|tick)$/;

/**
 * Whose code makes the block entities of others tick faster: the game itself would call them once. What hands on the game's
 * own ticks to whoever asked for them does not: its listeners are lambdas, and it is there for others.
 */
export function acceleratorIn(frames: readonly Frame[], owners: Owners): Culprit | null {
  const at = frames.findIndex(({ method }) => ticking.test(method) && !method.includes("$$Lambda"));
  const ticked = frames[at] ? owners.ofFrame(frames[at]) : null;
  const caller = frames[at + 1] ? owners.ofFrame(frames[at + 1]!) : null;
  if (!ticked || !caller || !isAccusable(ticked) || !isAccusable(caller) || caller.name === ticked.name) return null;
  if (isForOthers(caller, frames[at + 1]!)) return null;
  return [ticked, caller].some(({ evidence }) => evidence === "guess")
    ? null
    : { owner: caller, frame: frames[at + 1]! };
}

/** `VivecraftMain.main`: somebody's own start of the game stands below all that ever happens in it. */
function hasOnlyStarted({ method }: Frame, above: readonly Frame[], owners: Owners): boolean {
  return method.endsWith(".main") && above.some((frame) => owners.ofFrame(frame)?.kind === "minecraft");
}

export function culpritIn(frames: readonly Frame[], owners: Owners): Culprit | null {
  for (const [index, frame] of frames.entries()) {
    const owner = owners.ofFrame(frame);
    const above = frames.slice(0, index);
    const changers = owner && isAccusable(owner) ? [] : owners.changersOf(frame);
    // One of them, and nobody who stands below: that one only called the game.
    if (changers.length > 1) return amongThem(frames.slice(index + 1), changers, owners);
    if (!owner || !isAccusable(owner) || isOnlyReporting(owner, above) || hasOnlyStarted(frame, above, owners))
      continue;
    const bringer = owner.evidence === "guess" ? bringerOf(frames, frame, owners) : null;
    return bringer ?? { owner, frame: ownFrameOf(owner, frame, frames, owners) };
  }
  return null;
}

function amongThem(below: readonly Frame[], changers: readonly Owner[], owners: Owners): Culprit | null {
  for (const frame of below) {
    const owner = owners.ofFrame(frame);
    if (owner && changers.some(({ name }) => name === owner.name)) return { owner, frame };
  }
  return null;
}

/** Unless nothing but Java's own code stands above: then its own failed. */
function isOnlyReporting({ id, name }: Owner, above: readonly Frame[]): boolean {
  return onlyReports.test(id ?? name) && !above.every(({ method }) => platformOf(method) === "java");
}

/** `com.example.shop.libs.hikari.HikariPool`: a library in the jar and the package of who uses it. */
const shaded = /\.(?:libs|libraries|shade|shaded|shadow|relocated|relocations|dependencies|thirdparty)\./;

/** Where its own code stands, not that of a library that it has made its own. */
function ownFrameOf(owner: Owner, first: Frame, frames: readonly Frame[], owners: Owners): Frame {
  if (!shaded.test(first.method)) return first;
  const below = frames.slice(frames.indexOf(first) + 1);
  return below.find((frame) => !shaded.test(frame.method) && owners.ofFrame(frame)?.name === owner.name) ?? first;
}

/** A method of the game that somebody has overridden: the game may have called it, through whatever asked for it. */
const overridden = /\.(?:func_\d{1,7}_\w{1,3}|m_\d{1,8}_|method_\d{1,6})$/;

/** A package that nobody knows, and right below it one of a listed mod: a library that this mod brings along. */
function bringerOf(frames: readonly Frame[], unknown: Frame, owners: Owners): Culprit | null {
  if (overridden.test(unknown.method)) return null;
  for (const frame of frames.slice(frames.indexOf(unknown) + 1)) {
    const owner = owners.ofFrame(frame);
    if (!owner || !isAccusable(owner)) return null;
    if (owner.evidence !== "guess") return { owner, frame };
  }
  return null;
}

/** What the loaders let everybody ask of everybody's blocks, the same way: whoever answers with a failure, it is its own. */
const askedOfAll =
  /\.(?:(?:get|has)Capability|(?:insert|extract|receive|get)(?:Item|Energy|Fluid|Heat)\w{0,12}|getStackInSlot|canConnect\w{0,12}|fill|drain|getTankProperties|isItemValid|getComparatorLevel)$/;

/** Whether the code that is there for others was only asked what everybody may ask. */
function isAskedAsAll(frames: readonly Frame[], called: Frame, owners: Owners): boolean {
  const name = owners.ofFrame(called)?.name;
  const below = frames.slice(frames.indexOf(called));
  const end = below.findIndex((frame) => owners.ofFrame(frame)?.name !== name);
  return askedOfAll.test(below[(end === -1 ? below.length : end) - 1]!.method);
}

/** Who called the code of a mod or plugin that is there for others, with nothing of the game or the server between them. */
function callerOf(frames: readonly Frame[], called: Frame, owners: Owners, but: Owner | null = null): Culprit | null {
  for (const frame of frames.slice(frames.indexOf(called))) {
    const owner = owners.ofFrame(frame);
    if (!owner || owner.kind === "java" || owner.kind === "library") continue;
    if (!isAccusable(owner)) return null;
    if (isForOthers(owner, frame) || owner.name === but?.name) continue;
    // A mod that goes through its own interfaces fails where it fails.
    return owner.name === owners.ofFrame(called)?.name ? null : { owner, frame };
  }
  return null;
}

/** `buildcraft.api.mj.MjAPI`: mods carry the interfaces of others in their own jars, in the version that they were made for. */
export function carrierOf(frames: readonly Frame[], { owner, frame }: Culprit, owners: Owners): Culprit | null {
  return frame && /\.api\./.test(frame.method) ? callerOf(frames, frame, owners, owner) : null;
}

/**
 * Whose code stands in the trace again and again, the nearest to the fault first. What stands there once was only called when
 * there was no room left; of a trace that is too short to repeat, all.
 */
export function repeatingIn(frames: readonly Frame[], owners: Owners): Owner[] {
  const found = new Map<string, { owner: Owner; times: number }>();
  for (const frame of frames) {
    const owner = owners.ofFrame(frame);
    if (!owner || !isAccusable(owner)) continue;
    const one = found.get(owner.name);
    if (one) one.times++;
    else found.set(owner.name, { owner, times: 1 });
  }
  const all = [...found.values()];
  const repeating = all.filter(({ times }) => times > 1);
  return (repeating.length > 0 ? repeating : all).map(({ owner }) => owner);
}

const grows =
  /\.(?:grow|growCapacity|resize|rehash|expand|realloc\w{0,12}|ensure(?:Explicit|Internal)?Capacity\w{0,12}|copyOf(?:Range)?|toArray)$/;

/** Whose list, map or text was just being made larger: of what fills the memory, it is the likeliest to be met there. */
export function growerIn(frames: readonly Frame[], owners: Owners): Owner | null {
  const at = frames.findIndex((frame) => !/^(?:java|library)$/.test(owners.ofFrame(frame)?.kind ?? ""));
  const owner =
    at > 0 && frames.slice(0, at).some(({ method }) => grows.test(method)) ? owners.ofFrame(frames[at]!) : null;
  return owner && isAccusable(owner) && owner.evidence !== "guess" ? owner : null;
}

/** Whom the message names: `Non [a-z0-9_.-] character in namespace of location: shop:Big_Chest`. */
export function namedIn(thrown: readonly Thrown[], owners: Owners): Culprit | null {
  for (const { message } of [...thrown].reverse()) {
    let tried = 0;
    for (const match of message.matchAll(namespaced)) {
      if (++tried > maxNamespaces) break;
      const owner = owners.ofNamespace(match[1]!, match[0].trim());
      // Words before a colon are many; a namespace is one if the log lists a mod of that name.
      if (owner && owners.isListed(owner)) return { owner, frame: null };
    }
  }
  return null;
}

const cast = /^(?:class )?([\w.$]{3,200}) cannot be cast to (?:class )?([\w.$]{3,200})/;

/** Whose thing the game's own code takes for another: `org.example.Beast cannot be cast to net.minecraft.entity.monster.Skeleton`. */
export function castIn({ root }: Pick<ExceptionGroup, "root">, owners: Owners): Culprit | null {
  const [, from, to] = (root.type.endsWith("ClassCastException") && cast.exec(root.message)) || [];
  const owner = from ? owners.ofClass(`${from}.cast`) : null;
  if (!owner || !isAccusable(owner) || !to || owners.ofClass(`${to}.cast`)?.kind !== "minecraft") return null;
  return { owner: { ...owner, evidence: owner.evidence === "guess" ? "guess" : "cast" }, frame: null };
}

/** The other one of two whose things are taken for each other. */
export function castPartner({ root }: Pick<ExceptionGroup, "root">, of: Owner, owners: Owners): Owner | null {
  const [, ...classes] = (root.type.endsWith("ClassCastException") && cast.exec(root.message)) || [];
  const others = classes.map((name) => owners.ofClass(`${name}.cast`));
  return others.find((one) => one && isAccusable(one) && one.evidence !== "guess" && one.name !== of.name) ?? null;
}

const closed =
  /^(?:class |Class )?([\w.$]{3,200}) (?:\(in [^()\n]{1,120}\) )?can ?not access a member of (?:class |interface )([\w.$]{3,200}) /;

/** Whose constructor or method the loader may not call: `class org.loader.Adapter cannot access a member of class org.lamps.Lamps with …`. */
export function closedIn({ root }: Pick<ExceptionGroup, "root">, owners: Owners): Culprit | null {
  const [, from, to] = (root.type.endsWith("IllegalAccessException") && closed.exec(root.message)) || [];
  const asking = from ? owners.ofClass(`${from}.call`) : null;
  const owner = to ? owners.ofClass(`${to}.call`) : null;
  return owner && isAccusable(owner) && !(asking && isAccusable(asking)) ? { owner, frame: null } : null;
}
