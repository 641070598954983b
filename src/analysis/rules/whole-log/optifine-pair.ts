import { crashExceptions } from "../../evidence/crash-exception.ts";
import type { Evidence } from "../../evidence/evidence.ts";
import { originParameters } from "../../evidence/report-subject.ts";
import type { ExceptionGroup, Frame, Thrown } from "../../model/exception-group.ts";
import { platformOf } from "../../owners/platform-packages.ts";
import { causeText, culpritFor, placeInCode } from "../../traces/meanings/explained.ts";
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

const lacking = /\.(?:NoSuchMethod|NoSuchField|AbstractMethod|IllegalAccess)Error$/;
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
  const isClassLacking = asking === "optifine" && /\.(?:NoClassDefFoundError|ClassNotFoundException)$/.test(root.type);
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
function isUnlinked({ root, frames }: ExceptionGroup): boolean {
  return root.type === "java.lang.VerifyError" && frames[0] !== undefined && isOptiFineFrame(frames[0]);
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

/** A mod fails while something is drawn, in code that OptiFine has changed: the two do not fit. */
export default wholeLogFinding({
  codes: ["optifine-incompatible"],
  severity: "fatal",
  confidence: 0.75,
  supersedes: true,
  find(evidence) {
    return crashExceptions(evidence)
      .slice(0, 1)
      .flatMap((group) => {
        const caller = missedBy(group, evidence);
        if (caller) {
          const { firstLine, endLine, lines, count, root } = group;
          const parameters = { with: caller, other: caller, cause: causeText(root) };
          return [{ parameters, firstLine, endLine, lines, count, group }];
        }
        if (isReplaced(group, evidence) || isUnlinked(group)) {
          const { firstLine, endLine, lines, count, root } = group;
          const parameters = { with: loaderOf(evidence), cause: causeText(root) };
          return [{ parameters, firstLine, endLine, lines, count, group }];
        }
        const called = calledThrough(group, evidence);
        if (called) {
          const { firstLine, endLine, lines, count, root } = group;
          const { origin } = originParameters(evidence.report, group, evidence.owners);
          const cause = `${causeText(root)} (${placeInCode(called)})`;
          const parameters = { with: loaderOf(evidence), other: origin, cause };
          return [{ parameters, firstLine, endLine, lines, count, group }];
        }
        const frames = [...group.frames, ...group.outerFrames];
        const isChanged = frames.slice(0, 12).some(isOptiFineFrame);
        const isDrawing = frames
          .slice(0, 6)
          .some(({ method }) => /(?:[Rr]ender|BakedQuad|BakedModel|Tessellator|BufferBuilder)/.test(method));
        const culprit = culpritFor(group, evidence.owners);
        if (!isChanged || !isDrawing || !drawing.test(evidence.report?.description ?? "") || !culprit) return [];
        if (/optifine/i.test(culprit.owner.name) || isOwnMistake(group.root)) return [];
        const { firstLine, endLine, lines, count } = group;
        const parameters = {
          with: culprit.owner.name,
          cause: group.root.message === "" ? group.root.type : group.root.message,
        };
        return [{ parameters, firstLine, endLine, lines, count, group }];
      });
  },
});
