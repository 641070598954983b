import { crashExceptions } from "../../evidence/crash-exception.ts";
import type { Evidence } from "../../evidence/evidence.ts";
import { originParameters } from "../../evidence/report-subject.ts";
import type { ExceptionGroup, Frame, Thrown } from "../../model/exception-group.ts";
import type { MaybeParameters } from "../../model/finding.ts";
import { platformOf } from "../../owners/platform-packages.ts";
import { causeText, culpritFor, placeInCode, rootOf } from "../../traces/meanings/explained.ts";
import { isOptiFineFrame } from "../../traces/stack-frames.ts";
import { optiFineGap } from "../matching/optifine-gaps.ts";
import { wholeLogFinding } from "../whole-log-finding.ts";

const drawing = /[Rr]ender|[Tt]esselat|[Mm]odel|[Bb]atching|[Cc]hunk mesh|Unexpected error/;

/** `net.minecraft.entity.Cow cannot be cast to org.example.Beast`: an entity, an item or a block of the game, taken for a mod's. */
const mistaken =
  /^(?:class )?net\.minecraft\.(?:\w{1,40}\.){0,4}(?:entity|item|block|tileentity)\.[\w.$]{1,120} cannot be cast to (?:class )?([\w.$]{1,200})/;

/** OptiFine changes how things are drawn, not what they are, and no mod's arithmetic. */
function isOwnMistake({ type, message }: Thrown): boolean {
  const wanted = mistaken.exec(message)?.[1];
  return type.endsWith("ArithmeticException") || (wanted !== undefined && platformOf(wanted) === null);
}

const unloaded = /\.(?:NoClassDefFoundError|ClassNotFoundException)$/;
const lacking = /\.(?:NoSuchMethod|NoSuchField|AbstractMethod|IllegalAccess)Error$/;
const fromMain = /^net\.minecraft\.client\.(?:main\.Main\.main|Minecraft\.(?:main|func_71384_a))$/;
const installed = [
  "OptiFineTransformationService",
  "OptiFine_1.",
  "optifine.OptiFineForgeTweaker",
  "preview_OptiFine_",
];

/**
 * The game or the loader lacks something of the game's own: whoever has put another class in its place has left it out. Or what
 * OptiFine has put there wants something of the loader that this version of it does not have.
 */
function isReplaced({ root, frames }: ExceptionGroup, { lines, owners, software }: Evidence): boolean {
  const [first] = frames;
  if (!first || !/^(?:neo)?forge\//.test(software.id)) return false;
  const asking = isOptiFineFrame(first) ? "optifine" : owners.ofFrame(first)?.kind;
  if (asking !== "optifine" && asking !== "minecraft" && asking !== "loader") return false;
  const isOfGame = /\b(?:net[./]minecraft|com[./]mojang[./]blaze3d)[./]/.test(root.message);
  const isOfLoader = asking !== "loader" && /\bnet[./](?:minecraftforge|neoforged)[./]/.test(root.message);
  const isClassLacking = asking === "optifine" && unloaded.test(root.type);
  if (!(lacking.test(root.type) || isClassLacking) || !(isOfGame || isOfLoader)) return false;
  return installed.some((mark) => lines.text.includes(mark));
}

/** A mod calls what the class of the game has, and OptiFine's version of it does not. */
function missedBy(group: ExceptionGroup, { lines, owners }: Evidence): string | null {
  if (!optiFineGap.test(`${group.root.type.split(".").at(-1)}: ${group.root.message}`)) return null;
  if (!installed.some((mark) => lines.text.includes(mark))) return null;
  return culpritFor(group, owners)?.owner.name ?? null;
}

function loaderOf({ software }: Evidence): string {
  return software.id.startsWith("neoforge/") ? "NeoForge" : "Forge";
}

/** What OptiFine has put in the place of the game's class cannot be linked with what the loader has changed. */
function isUnlinked({ root, frames, outerFrames, type }: ExceptionGroup): boolean {
  if (root.type === "java.lang.VerifyError" && frames[0] !== undefined && isOptiFineFrame(frames[0])) return true;
  // Forge asks OptiFine for its version, and cannot even load it.
  const isAsked = [...frames, ...outerFrames].some(({ method }) => /\.FMLClientHandler\.detectOptifine$/.test(method));
  return isAsked && (unloaded.test(type) || lacking.test(type));
}

/** `Reflector.call`, without a package in old versions: how OptiFine calls the loader, which it is built without. */
const bridge = /^(?:(?:net\.)?optifine\.(?:reflect\.)?)?Reflector\.(?:call|newInstance|post)\w{0,30}$/;

/** The method of the loader that OptiFine called and that failed there: it was handed something it did not expect. */
function calledThrough({ frames }: ExceptionGroup, { owners }: Evidence): Frame | null {
  const [first] = frames;
  if (!first || owners.ofFrame(first)?.kind !== "loader") return null;
  const caller = frames.slice(1).find((frame) => owners.ofFrame(frame)?.kind !== "java");
  return caller && bridge.test(caller.method) ? first : null;
}

/** What OptiFine has a version of its own of. */
const changed =
  /^(?:Could not initialize class )?net[./]minecraft[./]client[./](?:renderer|model|particle|gui|settings)[./]/;
const mixinError = /\.(?:MixinApplyError|InjectionError|InvalidInjectionException)$/;
const transformer = /^Exception in class transformer [^\n]{1,200} from coremod ([\w .+-]{2,60})/;
/** From here on mods are loaded: one that lacks a class of the game is made for another version of it. */
const loadingMods = /\.fml\.common\.(?:Loader|LoadController|FMLModContainer|ProxyInjector|ModAPIManager)\b/;

/**
 * Up to Minecraft 1.12 a class of the game that "is not found" is there: a coremod's change of it failed, because OptiFine had put
 * another class in its place. Java tells of a class that it cannot verify in the lines below.
 */
function isSpoiled(group: ExceptionGroup, { lines, software }: Evidence): boolean {
  if (!/^forge\//.test(software.id) || !installed.some((mark) => lines.text.includes(mark))) return false;
  const { frames, outerFrames, causes, firstLine, root } = group;
  // A mixin that does not fit names its mod, and is told with it.
  if ([...causes, root].some(({ type }) => mixinError.test(type))) return false;
  const all = [...frames, ...outerFrames];
  if (!all.some(({ method }) => method.startsWith("net.minecraft.launchwrapper.Launch") || fromMain.test(method)))
    return false;
  if (all.some(({ method }) => loadingMods.test(method))) return false;
  if (root.type === "java.lang.VerifyError")
    return [2, 3, 4].some((below) => changed.test(lines.get(firstLine + below, 200).trim()));
  // Of a class that is really not there, the class loader has no bytes.
  const isAbsent =
    /\.NullPointerException$/.test(root.type) && !causes.some(({ message }) => transformer.test(message));
  return !isAbsent && [group, ...causes].some(({ type, message }) => unloaded.test(type) && changed.test(message));
}

/** Before mods are loaded, only coremods have code that runs. */
function coremodIn(group: ExceptionGroup, { owners }: Evidence): string | undefined {
  const named = group.causes.map(({ message }) => transformer.exec(message)?.[1]).find((name) => name !== undefined);
  const owner = culpritFor(group, owners)?.owner;
  return owner && !/optifine/i.test(owner.name) ? owner.name : named;
}

/** With whom OptiFine does not fit; `null` where it has nothing to do with it. */
function pairIn(group: ExceptionGroup, evidence: Evidence): MaybeParameters | null {
  const { root, type, message } = group;
  const caller = missedBy(group, evidence);
  if (caller) return { with: caller, other: caller, cause: causeText(root) };
  if (isReplaced(group, evidence) || isUnlinked(group)) {
    return { with: loaderOf(evidence), cause: causeText(root) };
  }
  const called = calledThrough(group, evidence);
  if (called) {
    const { origin } = originParameters(evidence.report, group, evidence.owners);
    const thrown = rootOf(group, evidence.report?.description ?? null);
    return { with: loaderOf(evidence), other: origin, cause: `${causeText(thrown)} (${placeInCode(called)})` };
  }
  if (isSpoiled(group, evidence)) {
    const other = coremodIn(group, evidence);
    return { with: other, other, cause: causeText(unloaded.test(root.type) ? { type, message } : root) };
  }
  const drawn = drawnBy(group, evidence);
  return drawn === null ? null : { with: drawn, cause: causeText(root) };
}

/** Whose code fails while something is drawn, in code that OptiFine has changed. */
function drawnBy(group: ExceptionGroup, { owners, report }: Evidence): string | null {
  const frames = [...group.frames, ...group.outerFrames];
  const isChanged = frames.slice(0, 12).some(isOptiFineFrame);
  const isDrawing = frames
    .slice(0, 6)
    .some(({ method }) => /(?:[Rr]ender|BakedQuad|BakedModel|Tessellator|BufferBuilder)/.test(method));
  const culprit = culpritFor(group, owners);
  if (!isChanged || !isDrawing || !drawing.test(report?.description ?? "") || !culprit) return null;
  return /optifine/i.test(culprit.owner.name) || isOwnMistake(group.root) ? null : culprit.owner.name;
}

/** What ended the game, where OptiFine's own version of a class does not fit who uses or changes it. */
export default wholeLogFinding({
  codes: ["optifine-incompatible"],
  severity: "fatal",
  confidence: 0.75,
  supersedes: true,
  find(evidence) {
    const group = crashExceptions(evidence)[0];
    const parameters = group ? pairIn(group, evidence) : null;
    if (!group || !parameters) return [];
    const { firstLine, endLine, lines, count } = group;
    return [{ parameters, firstLine, endLine, lines, count, group }];
  },
});
