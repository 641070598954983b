import { withoutColours } from "../../../wire/colour-codes.ts";
import { beginsMidway, type Evidence } from "../../evidence/evidence.ts";
import { type Entry, type Level, levels, listLine } from "../../model/model.ts";
import { platformOf, pluginProxies, pluginServers } from "../../model/platforms.ts";
import type { Owner } from "../../owners/owner.ts";
import type { Owners } from "../../owners/owners.ts";
import { isChatLine } from "../../read/chat-lines.ts";
import { culpritFor, cutOff, ownerParameters } from "../../traces/meanings/explained.ts";
import { framedIn, withoutFrame } from "../matching/framed-notices.ts";
import { isNobodysLoss, type OwnReport, reportedMatch, thrownAt } from "../matching/own-reports.ts";
import {
  complaint,
  definite,
  foreignComplaint,
  handled,
  important,
  plainError,
  unimportant,
} from "../matching/plugin-complaints.ts";
import { standingStill, subjectOf, subjectOfThrown } from "../matching/plugin-subjects.ts";
import { type PluginTopic, topicOf } from "../matching/plugin-topics.ts";
import { skriptMark } from "../matching/skript-exceptions.ts";
import { wholeLogFinding } from "../whole-log-finding.ts";

const maxRead = 20_000;
const maxTold = 12;
const maxOfPlugin = 3;
const fewestRefused = 3;
const maxLine = 600;
const maxSaid = 300;
const shortest = 12;
const maxOfFile = 50;
/** `[Lanterns] Could not …`: the name of the plugin that says it. Of a player BungeeCord writes `[Alex] <-> DownstreamBridge …`. */
const signed = /^\[([\w .'+&-]{2,40})\](?!:? (?:<?-> |disconnected with: )):? ?/;
/** `[Lanterns] [ERROR]: Invalid …`: some give what they say a level of their own. */
const ownLevel = /^(?:\[(ERROR|SEVERE|WARN|WARNING)\]|(ERROR|SEVERE|WARN|WARNING)(?=:)):? ?/;
const pluginName =
  /^(?!(?:Server|Rcon|Console|TerminalConsole|PluginInitializerManager|PluginRemapper|\w{1,30}(?:LibraryLoader|LoadingStrategy|ProviderSource|ProviderStorage|BootstrapContext|RegionFileIO)|Chunk(?:HolderManager|TaskScheduler)|CHAT|Not|Minecraft|CommandBlock|STDERR|STDOUT|INFO|WARN|ERROR)$)[A-Z][\w-]{2,40}$/;
/** Servers and proxies whose plugins write their name before what they say, and what else stands there. */
const signsPlugins = new Set([...pluginServers, ...pluginProxies]);
const enabling = /^\[([^\]\n]{2,60})\] Enabling \1 v/;
/** What the server says of each when it stops, under the name that the plugin has given itself. */
const disabled = /^\[[^\]\n]{2,60}\] Disabling \S{1,60} v\d/;
/** Threads that servers and proxies start for a plugin: `Lanterns Pool Thread #2`, `Craft Scheduler Thread - 12 - Lanterns`. */
const threadOfPlugin = /^(?:(.{2,40}) Pool Thread #\d{1,6}|Craft Scheduler Thread - \d{1,9} - (.{2,40}))$/;
/** What a plugin prints of an exception that it has caught. */
const caught = /^(?:[a-z]\w{0,40}\.){1,8}[A-Z]\w{1,60}(?:Exception|Error)\b/;

interface Spoken {
  owner: Owner;
  said: string;
  level: Level;
}

type Report = Spoken & OwnReport;

/** What plugins themselves complain of, in a server's log or in a file of their own: nothing that stops a server, but the answer to "why does this not work?". */
export default wholeLogFinding({
  codes: ["plugin-reported-error", "plugin-database-failed", "plugin-disabled-itself"],
  severity: "notice",
  role: "own-words",
  confidence: 0.6,
  find(evidence) {
    const { software, facts } = evidence;
    if (software.kind !== "server" && software.kind !== "proxy") return [];
    const writer = facts.plugins.length === 0 ? writerOf(evidence) : null;
    const isMidway = beginsMidway(evidence);
    const isUnlisted =
      (signsPlugins.has(platformOf(software)) && (isMidway || facts.plugins.length === 0)) ||
      // Nothing in the excerpt tells which server it is, but plugins sign like that.
      (isMidway && software.id === "vanilla/server");
    if (facts.plugins.length === 0 && !writer && !isUnlisted) return [];
    const told = new Map<string, number>();
    return reportsIn(evidence, writer, isUnlisted)
      .sort((a, b) => weightOf(b) - weightOf(a) || a.lines[0]! - b.lines[0]!)
      .filter(({ owner: { name } }) => {
        told.set(name, (told.get(name) ?? 0) + 1);
        return told.get(name)! <= maxOfPlugin;
      })
      .slice(0, maxTold)
      .map((report) => {
        const { owner, said, level } = report;
        const match = reportedMatch("plugin", report, evidence);
        const topic =
          !writer && !evidence.owners.isListed(owner) ? null : knownTopic(topicOf(said, owner.name), report, evidence);
        if (topic) {
          const why = topic.code === "plugin-disabled-itself" && subjectOf(said) === "version" ? "version" : undefined;
          const parameters = { ...ownerParameters("plugin", owner), reason: withoutPoint(said), why };
          return { ...match, ...topic, parameters };
        }
        // Of a file of its own, there is nobody else to ask.
        const cause = String(match.parameters["cause"] ?? "");
        const about =
          level === levels.alert || handled.test(said) ? undefined : (subjectOf(said) ?? subjectOfThrown(said, cause));
        const isWarning =
          (writer && level <= levels.warning) ||
          isDefinite(report) ||
          isDemand(report, evidence.owners) ||
          (about !== undefined && level <= (standingStill.has(about) ? levels.warning : levels.error)) ||
          // Once may be the moment in which that is started anew.
          (about === "service" && report.count >= fewestRefused);
        const parameters = { ...match.parameters, about };
        return { ...match, parameters, severity: isWarning ? ("warning" as const) : ("notice" as const) };
      });
  },
});

/** Nobody's own words are more than a remark unless they say plainly that something does not work. */
function isDefinite({ said, level }: Report): boolean {
  return level <= levels.error && level !== levels.alert && definite.test(said) && !handled.test(said);
}

const demanded =
  /\b(?:[Pp]lease|[Yy]ou (?:must|need to|have to|should)|must be|has to be) (?:also )?(?:disabled?|turn(?:ed)? off|removed?|set|changed?|uninstall(?:ed)?|delete)\b/;
const shortestName = 4;

/** Whether it wants something of another plugin changed: as long as nobody does that, the two do not get on. */
function isDemand({ said, owner, level }: Report, owners: Owners): boolean {
  if (level > levels.warning || !demanded.test(said)) return false;
  return owners.parts.some(
    ({ kind, name }) =>
      kind === "plugin" && name.length >= shortestName && !owner.name.includes(name) && said.includes(name),
  );
}

/** Where the lines below say why, or the server that the plugin is off, that is told instead. */
const reasonBelow =
  /Exception|Access denied for user|Communications link failure|Unknown database|SQLITE_|fallback|instead/;
const offBelow = /\] Disabling \S{1,60} v/;
/** Somebody stops or reloads the server: then plugins say so, too. */
const stopping = /\] Disabling \S{1,60} v|Stopping (?:the )?server|Closing Server|Shutting down|\b[Rr]eload/;
const linesBelow = 12;

function knownTopic(
  topic: PluginTopic,
  { said, level, lines: told, endLine }: Report,
  { lines }: Evidence,
): { code: string; severity: "error"; confidence: number } | null {
  const below = lines.range(endLine, Math.min(endLine + linesBelow, lines.count));
  if (!topic || reasonBelow.test(`${said}\n${below}`)) return null;
  if (topic === "gave-up" && stopping.test(lines.range(Math.max(0, told[0]! - linesBelow), told[0]!))) return null;
  if (level <= levels.warning && offBelow.test(below)) return null;
  const code = topic === "database" ? "plugin-database-failed" : "plugin-disabled-itself";
  return { code, severity: "error", confidence: 0.75 };
}

function withoutPoint(said: string): string {
  return said.replace(/[.:]$/, "");
}

/** The plugin whose own file it is: no thread of a server writes there, and nobody else fails. */
function writerOf({ entries, exceptions, owners }: Evidence): Owner | null {
  if (entries.some(({ thread }) => thread !== null)) return null;
  const failed = exceptions.slice(0, maxOfFile).map((group) => culpritFor(group, owners)?.owner);
  const [first] = failed;
  if (!first || !failed.every((one) => one?.name === first.name)) return null;
  // A jar alone does not say what kind it is of; mods have lists.
  return first.kind === "plugin" || first.evidence === "jar" ? { ...first, kind: "plugin" } : null;
}

/** An exception, then an error, then the rest. */
function weightOf({ level, group }: Report): number {
  return level <= levels.error ? (group ? 2 : 1) : 0;
}

function reportsIn(evidence: Evidence, writer: Owner | null, isUnlisted: boolean): Report[] {
  const { entries } = evidence;
  const thrownIn = thrownAt(evidence);
  const reports = new Map<string, Report>();
  let starting: Owner | null = null;
  let last: Report | null = null;
  const read = { complaints: 0, others: 0 };
  for (const entry of entries) {
    if (entry.level > levels.info) continue;
    // Of a long log, what is called a warning is read to its end.
    if (++read[entry.level <= levels.warning ? "complaints" : "others"] > maxRead) continue;
    const line = evidence.lines.get(entry.firstLine, maxLine);
    if (isUnlisted && isChatLine(line)) continue;
    const message = withoutColours(line.slice(entry.prefix.length)).trim();
    if (message.startsWith(skriptMark) || disabled.test(message)) continue;
    const enabled = enabling.exec(message)?.[1];
    if (enabled !== undefined) {
      starting = evidence.owners.listedAs(enabled);
      continue;
    }
    const group = thrownIn(entry);
    const spoken = spokenIn(entry, message, { writer, starting, isUnlisted }, evidence);
    if (!spoken || isNobodysLoss(group)) continue;
    if (last && isGoneOn(last, entry, spoken)) {
      last.endLine = entry.endLine;
      listLine(last.lines, entry.firstLine);
      if (keyOf(last) === keyOf(spoken)) last.count++;
      else if (!last.said.includes(spoken.said)) last.said = cutOff(`${last.said} / ${spoken.said}`, maxSaid);
      continue;
    }
    if (!isComplaint(spoken, writer ? complaint : plainError)) continue;
    const key = keyOf(spoken);
    const same = reports.get(key);
    last = same ?? { ...spoken, lines: [], count: 0, endLine: 0, group };
    reports.set(key, last);
    last.count++;
    last.endLine = entry.endLine;
    listLine(last.lines, entry.firstLine);
  }
  return [...reports.values()];
}

/** The same for whatever is said again, of another thing or at another time. */
function keyOf({ owner, said }: Spoken): string {
  return `${owner.name}\n${said
    .replace(/\d+/g, "#")
    .replace(/['"[(:].*/, "")
    .slice(0, 60)}`;
}

/** Who says what, and how bad it is called. */
function spokenIn(
  { firstLine, endLine, level, logger, thread }: Entry,
  message: string,
  { writer, starting, isUnlisted }: { writer: Owner | null; starting: Owner | null; isUnlisted: boolean },
  { owners, entries, lines, software }: Evidence,
): Spoken | null {
  const signature = signed.exec(message)?.[1];
  const [, pool, task] = (caught.test(message) && threadOfPlugin.exec(thread ?? "")) || [];
  const name = signature ?? pool ?? task ?? logger?.replace(/\/.*/, "");
  // A few names write very many lines.
  const listed = name ? owners.remembered(entries, name, () => owners.listedAs(name)) : null;
  // An author may give it another name there than in the list. What was thrown tells more of itself than such a name.
  const isAlone = level <= levels.error && endLine === firstLine + 1;
  const isSigned = isUnlisted || (isAlone && signsPlugins.has(platformOf(software)));
  const isName =
    isSigned && signature !== undefined && (pluginName.test(signature) || owners.ofId(signature)?.kind === "plugin");
  const signer = writer ?? listed ?? (isName ? owners.ofPlugin(signature) : null);
  const owner = signer ?? starting;
  if (owner?.kind !== "plugin") return null;
  const unsigned = signer ? message.replace(signed, "") : message;
  const [, bracketed, bare] = ownLevel.exec(unsigned) ?? [];
  const text = withoutFrame(unsigned.replace(ownLevel, "")) || framedIn(firstLine, endLine, lines);
  // What nobody signed while a plugin starts is of that one if it says so.
  if (!signer && !text.includes(owner.name)) return null;
  return { owner, said: cutOff(text, maxSaid), level: levelOf(bracketed ?? bare) ?? level };
}

/** Whether the next line belongs to the complaint above it. */
function isGoneOn(last: Report, { firstLine }: Entry, { owner, said, level }: Spoken): boolean {
  return (
    level <= levels.warning &&
    last.endLine === firstLine &&
    last.owner.name === owner.name &&
    last.level === level &&
    isMeant(said)
  );
}

function isMeant(said: string): boolean {
  // Some languages have neither spaces nor long words.
  const isSentence = said.length >= shortest && said.includes(" ") && /\p{L}{3}/u.test(said);
  return (
    (isSentence || /[\u3040-\u9FFF\uAC00-\uD7A3]{6}/.test(said)) && (important.test(said) || !unimportant.test(said))
  );
}

/** `inInformation`: what a line that is called mere information has to say. */
function isComplaint({ owner, said, level }: Spoken, inInformation: RegExp): boolean {
  if (!isMeant(said)) return false;
  if (topicOf(said, owner.name) || caught.test(said)) return true;
  // Some call what they are proud of an alert.
  if (level <= levels.error && level !== levels.alert) return true;
  if (level > levels.warning) return inInformation.test(said);
  return complaint.test(said) || foreignComplaint.test(said);
}

function levelOf(word: string | undefined): Level | undefined {
  if (word === undefined) return undefined;
  return word.startsWith("WARN") ? levels.warning : levels.error;
}
