import { crashExceptions, isAnnouncement } from "../../evidence/crash-exception.ts";
import { type Evidence, entryAt, isBare, isMostlyTraces } from "../../evidence/evidence.ts";
import type { ExceptionGroup } from "../../model/exception-group.ts";
import { levels } from "../../model/model.ts";
import { platformOf, pluginServers } from "../../model/platforms.ts";
import type { Culprit } from "../../owners/culprit.ts";
import type { Owner } from "../../owners/owner.ts";
import type { Owners } from "../../owners/owners.ts";
import { isEveryday, isHousekeeping, isOfInput } from "../../traces/meanings/everyday.ts";
import { culpritFor, explainedParameters, isOwnCode, ownerParameters } from "../../traces/meanings/explained.ts";
import { meaningOf } from "../../traces/meanings/meanings.ts";
import { type WholeLogMatch, wholeLogFinding } from "../whole-log-finding.ts";

/** Lines that say that something the game gave to a mod ended in the exception below. */
const failed =
  /Error executing task\b|There was a (?:critical|network) exception handling a packet on channel|Exception caught executing|\b[A-Z][A-Za-z]{3,40}(?:Handler|Wrapper|Codec|Dispatcher) exception\b|has thrown? an exception trying to write state|An Entity [^\n]{1,200} has thrown an exception during loading|Failed to process a synchronized task of the payload|Failed to handle packet|Error (?:while )?(?:handling|processing) (?:packet|payload|custom)|Exception (?:while|when|caught when) (?:handling|processing|executing|ticking)|threw an exception|Caught (?:an )?exception (?:while|in)|Uncaught exception in (?:server|client|packet)|Exception caught in connection|Error sending packet|Couldn't render entity|Critical error occured during reload|Error from mod '|Failed to save chunk|Failed to (?:de|en)code packet/;
/** Where all that happens in a world is done, and all that is drawn. */
const gameThread = /^(?:Server|Client|Render) thread$/;
const sure = new Set(["module", "jar", "handler", "package", "cast", "mixin"]);
/** Methods that mixins have added stand in many traces in which only the game's own code failed. */
const injected = new Set(["handler", "mixin"]);
const nearby = 10;
const leastTimes = 2;
const maxFound = 10;

/** A mod's own code fails while the game goes on. */
export default wholeLogFinding({
  codes: ["mod-runtime-error"],
  severity: "error",
  role: "general",
  confidence: 0.8,
  find(evidence) {
    const { exceptions, lines, owners, isDevelopment, report, software } = evidence;
    const isPiece = isMostlyTraces(evidence);
    if (software.kind !== "client" && software.kind !== "server" && !isPiece) return [];
    // What fails in plugins has findings of its own.
    if (pluginServers.has(platformOf(software))) return [];
    const crashes = crashExceptions(evidence);
    const matches: WholeLogMatch[] = [];
    for (const group of exceptions) {
      if (matches.length >= maxFound) break;
      const head = lines.range(Math.max(0, group.firstLine - 2), group.firstLine + 1).slice(-1500);
      const entry = entryAt(group.firstLine, evidence);
      if (crashes.includes(group) || entry?.level === levels.debug || isAnnouncement(group)) continue;
      const culprit = culpritFor(group, owners);
      const isStated = isPiece && isBare(entry) ? isOfGame(group, culprit, evidence) : failed.test(head);
      const isWhileUp = isNearby(group, culprit) && isWhilePlaying(group, evidence);
      if (!isStated && !isWhileUp && !isOfOwnClient(group, culprit, evidence)) continue;
      if (isToNobody(group, evidence)) continue;
      if (!culprit || !isKnown(culprit.owner, owners)) continue;
      if (
        (isEveryday(group) && !(isPiece && isOfStart(group))) ||
        isHousekeeping(group) ||
        isOfCompiler(group, culprit.owner)
      )
        continue;
      const { firstLine, endLine, lines: all, count } = group;
      const explaining = { owners, isDevelopment, description: report?.description ?? null, lines };
      const own = isDevelopment && isOwnCode(culprit.owner) ? { own: culprit.owner.name } : {};
      const parameters = {
        ...ownerParameters("mod", culprit.owner),
        ...own,
        ...explainedParameters(group, explaining, culprit.owner),
      };
      matches.push({ parameters, firstLine, endLine, lines: all, count, group });
    }
    return matches;
  },
});

/** Where a loader starts the mods: what one of them throws there ends the game, whatever it could not read. */
const startsMods =
  /\.(?:FabricLoaderImpl\.invokeEntrypoints|EntrypointUtils\.\w{1,40}|(?:Hooks|EntrypointClient|EntrypointServer)\.start(?:Client|Server)?|FMLModContainer\.(?:constructMod|handleModStateEvent))$/;

function isOfStart({ frames, outerFrames }: ExceptionGroup): boolean {
  return [...frames, ...outerFrames].some(({ method }) => startsMods.test(method));
}

/** What hands the shaders of packs to the graphics driver. */
const compilers = /^(?:sodium|iris|oculus|embeddium|rubidium|magnesium|optifine)$/i;

function isOfCompiler({ root, frames }: ExceptionGroup, { id, name }: Owner): boolean {
  return compilers.test(id ?? name) && meaningOf(root, frames)?.name === "shader";
}

/** Of a trace alone: whether it is of a game or server at all, and of none that came out of a file or over the network. */
function isOfGame(group: ExceptionGroup, culprit: Culprit | null, { owners, software }: Evidence): boolean {
  // Java's own errors are told by themselves.
  if (
    (isOfInput(group) && !isOfStart(group)) ||
    [group, ...group.causes].some(({ type }) => /^java\.lang\.\w{3,40}Error$/.test(type))
  )
    return false;
  const isKnownOwner = culprit !== null && culprit.owner.evidence !== "guess";
  return (
    isKnownOwner ||
    software.kind !== "unknown" ||
    [...group.frames, ...group.outerFrames].some((frame) => {
      const kind = owners.ofFrame(frame)?.kind;
      return kind === "minecraft" || kind === "loader";
    })
  );
}

/** Where the log lists no mods, or has their names alone, a package that nobody knows is the best there is. */
function isKnown({ kind, evidence }: Owner, { parts }: Owners): boolean {
  return kind === "mod"
    ? sure.has(evidence)
    : kind === "code" && parts.every(({ version, file }) => version === null && file === null);
}

/** A trace that is only printed to show the way there, and a mod that stands far below or wraps what it calls, say nothing. */
function isNearby({ root, frames, count }: ExceptionGroup, culprit: Culprit | null): boolean {
  // What happened once, and nobody announced, accuses nobody.
  if (count < leastTimes || !culprit?.frame || /^java\.lang\.(?:Exception|Throwable)$/.test(root.type)) return false;
  const at = frames.indexOf(culprit.frame);
  return at !== -1 && at < (injected.has(culprit.owner.evidence) ? 2 : nearby);
}

/** A client that somebody changes and runs from its sources has no mods: what it prints on the game's thread, its own code threw. */
function isOfOwnClient(group: ExceptionGroup, culprit: Culprit | null, evidence: Evidence): boolean {
  const { facts, isDevelopment, software } = evidence;
  if (!isDevelopment || !software.id.startsWith("vanilla/client") || facts.mods.length > 0) return false;
  if (culprit?.owner.kind !== "code" || isOfInput(group) || !isNearby({ ...group, count: leastTimes }, culprit))
    return false;
  const entry = entryAt(group.firstLine, evidence);
  const head = evidence.lines.get(group.firstLine, maxHead);
  return gameThread.test(entry?.thread ?? "") && /\[STDERR\/?\]/.test(head);
}

const maxHead = 200;
const toPlayer = /\.FMLOutboundHandler\$OutboundTarget(?:\$\d)?\.selectNetworks$/;
const linesAbove = 4;

/** A mod that still writes to a player whose connection has just ended does no harm: old Forge has nobody to send it to. */
function isToNobody({ frames, firstLine }: ExceptionGroup, { lines }: Evidence): boolean {
  const isWriting = toPlayer.test(frames[0]?.method ?? "");
  return isWriting && lines.range(Math.max(0, firstLine - linesAbove), firstLine).includes(" lost connection: ");
}

/** Whether it was logged as an error by the thread of the game or the server, when players were in. */
function isWhilePlaying({ lines: all }: ExceptionGroup, evidence: Evidence): boolean {
  return all.some((line) => {
    const run = evidence.runs.find(({ firstLine, endLine }) => firstLine <= line && line < endLine);
    const upLine = run ? run.loadedLine() : null;
    if (upLine === null || line < upLine) return false;
    const entry = entryAt(line, evidence);
    if (!entry || !gameThread.test(entry.thread ?? "")) return false;
    return entry.level <= levels.error || /STDERR/.test(`${entry.logger}${entry.prefix}`);
  });
}
