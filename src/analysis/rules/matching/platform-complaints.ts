import { withoutColours } from "../../../wire/colour-codes.ts";
import type { Evidence } from "../../evidence/evidence.ts";
import { type Entry, levels, listLine } from "../../model/model.ts";
import { platformOf } from "../../owners/platform-packages.ts";
import { cutOff } from "../../traces/meanings/explained.ts";
import { thrownAt } from "./own-reports.ts";
import { complaint, definite, foreignComplaint, important } from "./plugin-complaints.ts";

const maxRead = 10_000;
const maxFound = 4;
const maxLine = 600;
const maxSaid = 200;
const maxBelow = 3;
const shortest = 16;
/** Software whose own errors are few: on others mods write under everybody's name, and most of what they call an error is none. */
export const withoutMods =
  /^(?:vanilla|craftbukkit|spigot|paper|purpur|folia|pufferfish|leaves|leaf|glowstone|bungeecord|waterfall|velocity|geyser|nukkit|powernukkit\w{0,2})\//;
/** Loggers of loaders that have no package. */
const platformLogger = /^(?:Minecraft|FML|Forge|ForgeModLoader|Fabric ?Loader|Quilt ?Loader)(?:\.\w{1,40})?$/i;
/** What somebody else signs. */
const signed = /^[[(<][\w .'+&-]{2,40}[\])>]/;
/** The middle of something longer, or a line that only looks like a sentence. */
const noSentence =
  /^(?:at |\.\.\. |Caused by|[-#=*:|~]|(?:[\w$]{1,60}\.){1,10}[\w$]{1,80}(?:Exception|Error)\b|Thread |Current Thread|\w{1,40}: ?$)/;
/** What a game cannot draw or play, what one entry of a pack lacks, what fails without anybody at fault, and what stands in rules of its own. */
const routine =
  /\b(?:model|texture|sound|shader|recipe|advancement|loot table|tag|font|splash|particle|narrator|realms|profile|telemetry|session|signature|signing|twitch|disconnected|connection|timed out|socket|crash report|dump|unexpected exception|discord|class|config|mixin|refmap|access transformer|path in pack|datapack|server\.properties|metadata|data fixer|GL ERROR|signature data|binary patch|Cowardly)\b/i;

/** What is said of a world that no longer fits what is installed. */
const lost = /\b[Tt]hings (?:may|might|will) not work\b/;

/** Who only knocks at a proxy is no player yet: those who look for servers on the internet send anything. */
export const knocking = /^\[initial connection\] |<-> InitialHandler - /;

export interface PlatformComplaint {
  said: string;
  lines: number[];
  count: number;
  endLine: number;
}

/**
 * What a server, a proxy or a game itself calls an error, without a trace: where such lines are rare, somebody has to do
 * something about each.
 */
export function platformComplaints(evidence: Evidence): PlatformComplaint[] {
  const { entries, lines, software } = evidence;
  const isPlain = withoutMods.test(software.id);
  const thrownIn = thrownAt(evidence);
  const found = new Map<string, PlatformComplaint>();
  let read = 0;
  for (const entry of entries) {
    if (entry.level > levels.error || thrownIn(entry)) continue;
    if (found.size === maxFound || ++read > maxRead) break;
    const message = withoutColours(lines.get(entry.firstLine, maxLine).slice(entry.prefix.length)).trim();
    if (!isOfPlatform(entry, message) || knocking.test(message) || !isComplaint(message, isPlain)) continue;
    const key = message.replace(/\d+/g, "#").replace(/['"`[(:].*/, "");
    const known = found.get(key);
    if (known) {
      known.count++;
      listLine(known.lines, entry.firstLine);
      continue;
    }
    const said = saidIn(entry, message, lines);
    found.set(key, { said, lines: [entry.firstLine], count: 1, endLine: entry.endLine });
  }
  return [...found.values()];
}

/** `ControllerInterface.cpp(95)] `: what Mojang's launcher says of itself, above the game's lines. */
const ofLauncher = /\.(?:cpp|h|mm)\(\d{1,5}\)\]:? ?$/;

function isOfPlatform({ logger, prefix }: Entry, message: string): boolean {
  if (signed.test(message) || ofLauncher.test(prefix)) return false;
  const name = logger?.replace(/\/.*/, "") ?? "";
  if (name === "") return true;
  return platformLogger.test(name) || (name.includes(".") && platformOf(`${name}.log`) !== null);
}

function isComplaint(message: string, isPlain: boolean): boolean {
  if (message.length < shortest || !message.includes(" ") || noSentence.test(message)) return false;
  if (routine.test(message)) return false;
  if (!isPlain) return [definite, important, lost].some((one) => one.test(message));
  return complaint.test(message) || foreignComplaint.test(message);
}

/** With what stands below it, if that is no trace. */
function saidIn({ firstLine, endLine }: Entry, message: string, lines: Evidence["lines"]): string {
  const said = [message];
  for (let line = firstLine + 1; line < Math.min(endLine, firstLine + 1 + maxBelow); line++) {
    const text = withoutColours(lines.get(line, maxLine)).trim();
    if (text === "" || noSentence.test(text)) break;
    said.push(text);
  }
  return cutOff(said.join(" / "), maxSaid);
}
