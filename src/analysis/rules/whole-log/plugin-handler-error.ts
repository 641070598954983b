import { beginsMidway, type Evidence, entryAt, isBare, isMostlyTraces } from "../../evidence/evidence.ts";
import type { ExceptionGroup } from "../../model/exception-group.ts";
import { pluginProxies, pluginServers, platformOf as softwareOf } from "../../model/platforms.ts";
import { plainName } from "../../owners/names.ts";
import type { Owner } from "../../owners/owner.ts";
import { platformOf } from "../../owners/platform-packages.ts";
import { isHousekeeping, isOfInput } from "../../traces/meanings/everyday.ts";
import {
  culpritFor,
  explainedParameters,
  isOwnCode,
  ownerParameters,
  placeInCode,
  sameOwner,
} from "../../traces/meanings/explained.ts";
import { knownParameters } from "../known-parameters.ts";
import { type WholeLogMatch, wholeLogFinding } from "../whole-log-finding.ts";

/** How servers and proxies call a plugin: for an event, a command, a task, or to enable it. */
const handled =
  /(?:net\.md_5\.bungee\.event\.EventHandlerMethod\.invoke|org\.bukkit\.plugin\.RegisteredListener\.callEvent|org\.bukkit\.plugin\.java\.JavaPlugin\.setEnabled|org\.bukkit\.command\.PluginCommand\.execute|\.scheduler\.CraftTask\.run|cn\.nukkit\.(?:scheduler\.(?:TaskHandler|AsyncTask|AsyncWorker)\.run|plugin\.RegisteredListener\.callEvent|command\.(?:PluginCommand|SimpleCommandMap)\.(?:execute|dispatch)))$/;
/** `e.printStackTrace()`: servers give what is printed like that the level of a warning. */
const printed = /WARN(?:ING)?\]:? {0,2}(?:\[[\w .-]{1,60}\] ){0,2}([a-z][\w$.]{1,400})/;
/** Loaders of mods name a logger in between. */
const namedLogger = /(?<=WARN\]) \[[^\]\n]{0,80}\](?=:)/;
/** The plugin did not catch it: a thread of its own died, a packet or task was lost, or Paper took what ticked out of the world. */
const uncaught =
  /Exception in thread "|An exceptionCaught\(\) event was fired|(?:Entity|TileEntity|BlockEntity) threw exception at |Failed to handle packet |Couldn't place player in world|Error executing task /;
const logged = /(?:ERROR|SEVERE)\]:? (?:\[[\w./ -]{0,60}\]: )?\[([^\]\n]{1,60})\] /;
/** Lines that name the plugin themselves, and have rules of their own. */
const said =
  /Error dispatching event|Could(?: not|n't) pass |Could not call event|Error occurred |Error initializing |Could not load|generated an exception|Unhandled exception |Command exception|main thread check|Cannot load /;
/** When a server stops, much fails that nobody needs any more. */
const ending = /Stopping server|Stopping the server|\] Disabling |while disabled/;
/** Of an excerpt, what a server refuses to a plugin's own thread is what is asked about. */
const offThread = /\b[Aa]synchronous|only be \w{4,10} synchronously/;
const complained = /(?:WARN(?:ING)?|ERROR|SEVERE)\]/;
/** What a plugin that catches whatever its own start throws says of it, at whatever level: "Fatal unexpected error while enabling plugin:". */
const gaveUp = [
  /\b(?:fatal|unexpected|critical|failed|error)\b/i,
  /\b(?:enabl|start|load|initiali[sz])/i,
  /\]:? \[[\w .-]{2,40}\] /,
];
const enabled = /\.JavaPlugin\.setEnabled$/;
const linesAbove = 12;
const maxSaid = 400;
const maxFound = 5;

/** Whether what is said above a trace, or how the plugin was called, makes it an error of the plugin. */
function isError(head: string, above: string, group: ExceptionGroup, owner: Owner): boolean {
  const isHandled = isCalledBy(group, handled);
  if (isHandled && /SEVERE|ERROR|CRITICAL|ALERT/.test(head)) return true;
  if (isOfInput(group) || isHousekeeping(group) || ending.test(above)) return false;
  const logger = logged.exec(head)?.[1];
  return (
    (isCalledBy(group, enabled) && gaveUp.every((one) => one.test(lastLineOf(above)))) ||
    (isHandled &&
      /\.[A-Z][\w$]{0,80}(?:Exception|Error)$/.test(printed.exec(head.replace(namedLogger, ""))?.[1] ?? "")) ||
    uncaught.test(head) ||
    (logger !== undefined && plainName(logger) === plainName(owner.name))
  );
}

function lastLineOf(above: string): string {
  const text = above.trimEnd();
  return text.slice(text.lastIndexOf("\n") + 1).slice(0, maxSaid);
}

function isCalledBy({ frames, outerFrames }: ExceptionGroup, caller: RegExp): boolean {
  return [...frames, ...outerFrames].some(({ method }) => caller.test(method));
}

/** An excerpt lists few or none: who has a jar of its own on a server for plugins, or is called as one, is a plugin. */
function asPlugin(owner: Owner | null, group: ExceptionGroup, evidence: Evidence, isCopied: boolean): Owner | null {
  const { facts, software } = evidence;
  if (!owner || owner.kind === "plugin") return owner;
  const platform = softwareOf(software);
  const isOnlyPlugins = pluginServers.has(platform) || pluginProxies.has(platform);
  const isAlone = isOnlyPlugins && (owner.evidence === "jar" || (owner.kind === "code" && isCopied));
  const isUnlisted = facts.plugins.length === 0 || beginsMidway(evidence);
  return isUnlisted && (isAlone || isCalledBy(group, handled)) ? { ...owner, kind: "plugin" } : null;
}

/** A trace through a plugin's code that no line of the server announces: the plugin printed or logged it itself. */
export default wholeLogFinding({
  codes: ["plugin-runtime-error"],
  severity: "error",
  role: "general",
  confidence: 0.7,
  find(evidence) {
    const { exceptions, lines, owners, isDevelopment, software } = evidence;
    if (software.kind !== "proxy" && software.kind !== "server") return [];
    const isPiece = isMostlyTraces(evidence);
    const matches: WholeLogMatch[] = [];
    for (const group of exceptions) {
      if (matches.length >= maxFound) break;
      const { firstLine, endLine, lines: all, count, frames } = group;
      if (group.crash) continue;
      const isBareTrace = isPiece && isBare(entryAt(firstLine, evidence));
      const head = lines.range(Math.max(0, firstLine - 1), firstLine + 1).slice(-1500);
      const own = frames.find(({ method }) => platformOf(method) === null);
      // A class without a package tells nothing of whose it is.
      const owner = asPlugin(culpritFor(group, owners)?.owner ?? (own ? owners.only : null), group, evidence, isPiece);
      const above = lines.range(Math.max(0, firstLine - linesAbove), firstLine).slice(-4000);
      if (!owner || said.test(head)) continue;
      const isAsked = isBareTrace || (isPiece && complained.test(head) && offThread.test(group.root.message));
      if (isAsked ? isOfInput(group) || isHousekeeping(group) : !isError(head, above, group, owner)) continue;
      const isOwn = isDevelopment && (isOwnCode(owner) || (owners.only !== null && sameOwner(owner, owners.only)));
      const parameters = {
        ...ownerParameters("plugin", owner),
        ...(isOwn ? { own: owner.name } : {}),
        ...(own ? { place: placeInCode(own) } : {}),
        ...knownParameters(explainedParameters(group, { owners, isDevelopment, description: null }, owner)),
      };
      matches.push({ parameters, firstLine, endLine, lines: all, count, group });
    }
    return matches;
  },
});
