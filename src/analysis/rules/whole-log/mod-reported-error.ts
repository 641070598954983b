import { withoutColours } from "../../../wire/colour-codes.ts";
import type { Evidence } from "../../evidence/evidence.ts";
import type { ExceptionGroup } from "../../model/exception-group.ts";
import { type Entry, levels, listLine } from "../../model/model.ts";
import { namedIn } from "../../owners/culprit.ts";
import { isAccusable, type Owner } from "../../owners/owner.ts";
import { isPlatformId } from "../../owners/platform-ids.ts";
import { culpritFor, cutOff, isOwnCode, sameOwner } from "../../traces/meanings/explained.ts";
import { calledBy } from "../matching/own-callers.ts";
import { isNobodysLoss, type OwnReport, reportedMatch, thrownAt } from "../matching/own-reports.ts";
import { handled } from "../matching/plugin-complaints.ts";
import { wholeLogFinding } from "../whole-log-finding.ts";

const maxRead = 10_000;
const maxMods = 8;
const maxLine = 600;
const maxSaid = 200;
const modded =
  /^(?:forge|neoforge|fabric|quilt|legacy-fabric|liteloader|rift|mohist|magma|arclight|catserver|thermos|cauldron|kcauldron|banner|youer|ketting|crucible|mcpc\+|sponge|spongeforge)\//;
/** `[Alchemy] Could not …`, `(Alchemy) Could not …`: many write their name before what they say. */
const signed = /^[[(]([\w .'+&-]{2,40})[\])]:? ?/;
/** `Alchemy: Could not …`, which is a name where a mod has it. */
const begun = /^([A-Za-z][\w'+-]{2,39}): /;
/** `SettingsManager.cpp(85)`: what a launcher says of itself. */
const ofLauncher = /\.(?:cpp|h|mm)\(\d{1,5}\)$/;
/** `Bright Lamps Fabric Client`, `lamps-common`: which part of the mod writes. */
const partOf =
  /[\s_-]{1,3}(?:fabric|forge|neoforge|quilt|client|server|common|main|init\w{0,12}|api|core|mod|mixins?|config|network\w{0,6}|registry|events?)$/i;
/** `Error parsing config file for mod lamps` */
const told = /\b[Mm]od:? '?([\w-]{2,64})/;
/** `ne.mi.co.ForgeMod`: launchers ask the game for short names, of which nobody can tell whose they are. */
const abbreviated = /^(?:[a-z_]{1,2}\.){2,10}[A-Z]/;
const className = /\b(?:[a-z_]\w{0,60}\.){1,8}[A-Z][\w$]{0,80}/;
/** A warning that comes back again and again is more than a warning. */
const leastWarnings = 20;
/** What nobody misses: news, statistics, accounts, and the network. */
const unimportant =
  /\b(?:[Uu]pdate|UPDATE|version check|telemetry|metrics|analytics|[Dd]iscord|authenticat\w{0,6}|[Cc]onnect(?:ion)?|download\w{0,4}|certificate|[Ff]ingerprint|refmap|minVersion)\b|^Leaked resource|Object did not get ID it asked for|^An error occurred building event handler|^Force-disabling mixin /;

interface Report extends OwnReport {
  isWarning: boolean;
}

/** What mods themselves write as errors: nothing that ends a game, but the answer to "why does this not work?". */
export default wholeLogFinding({
  codes: ["mod-reported-error"],
  severity: "notice",
  role: "own-words",
  confidence: 0.6,
  find(evidence) {
    const { software } = evidence;
    if (!modded.test(software.id) || (software.kind !== "client" && software.kind !== "server")) return [];
    const reports = reportsIn(evidence);
    const worst = new Map<string, Report>();
    for (const one of reports) {
      const other = worst.get(one.owner.name);
      if (!other || inOrder(one, other) < 0) worst.set(one.owner.name, one);
    }
    return [...worst.values()]
      .sort(inOrder)
      .slice(0, maxMods)
      .map((report) => {
        const match = reportedMatch("mod", report, evidence);
        const called = calledBy(report, evidence);
        // Whoever writes the mod is there to mend it.
        const isOwn = called["library"] !== undefined || (report.group && isDevelopersOwn(report.owner, evidence));
        const isTheirs = isOwn && !handled.test(report.said);
        const parameters = { ...match.parameters, ...called };
        return { ...match, parameters, severity: isTheirs ? "warning" : "notice" };
      });
  },
});

/** What says most first: an exception, then an error, then warnings; the more often the better. */
function inOrder(a: Report, b: Report): number {
  const weight = ({ isWarning, group }: Report) => (isWarning ? 0 : group ? 2 : 1);
  return weight(b) - weight(a) || b.count - a.count;
}

function reportsIn(evidence: Evidence): Report[] {
  const { entries, lines } = evidence;
  const thrownIn = thrownAt(evidence);
  const reports = new Map<string, Report>();
  let read = 0;
  for (const entry of entries) {
    // What plugins do has findings of its own.
    if (entry.level > levels.warning || entry.thread?.startsWith("Craft ")) continue;
    // A list of its own, which is read as one.
    if (entry.logger && (/TEXTURE[ _]ERRORS/.test(entry.logger) || ofLauncher.test(entry.logger))) continue;
    if (++read > maxRead) break;
    const message = withoutColours(lines.get(entry.firstLine, maxLine).slice(entry.prefix.length)).trim();
    const group = thrownIn(entry);
    const owner = whoSays(message, entry, group, evidence);
    // Plugins of a hybrid are heard as plugins.
    if (owner?.kind === "plugin" && evidence.facts.plugins.length > 0) continue;
    const head = message.replace(signed, "");
    const said = cutOff(
      head.endsWith(":") && !group ? `${head} ${listedBelow(entry, lines)}`.trimEnd() : head,
      maxSaid,
    );
    if (!owner || isPlatformId(owner.id ?? owner.name.toLowerCase()) || said.length < 12 || !/\p{L}{3}/u.test(said))
      continue;
    if (unimportant.test(said) || isNobodysLoss(group)) continue;
    const key = `${owner.name}\n${said
      .replace(/\d+/g, "#")
      .replace(/['"[(].*/, "")
      .slice(0, 60)}`;
    const report = reports.get(key);
    if (report) {
      report.count++;
      listLine(report.lines, entry.firstLine);
    } else {
      const isWarning = entry.level === levels.warning;
      const { firstLine, endLine } = entry;
      reports.set(key, { owner, said, lines: [firstLine], count: 1, endLine, group, isWarning });
    }
  }
  return [...reports.values()].filter(
    ({ isWarning, count, group, owner }) =>
      !isWarning || count >= leastWarnings || (group !== null && isDevelopersOwn(owner, evidence)),
  );
}

/** `Settings could not be loaded:`, and in the line below it what is wrong with them. */
function listedBelow({ firstLine, endLine }: Entry, lines: Evidence["lines"]): string {
  const first = firstLine + 1 < endLine ? withoutColours(lines.get(firstLine + 1, maxLine)).trim() : "";
  return /^(?:at |\.\.\. )/.test(first) ? "" : first;
}

/** Whose name the line is written under, or which mod it speaks of; else whose code threw what stands below it. */
function whoSays(message: string, { logger }: Entry, group: ExceptionGroup | null, evidence: Evidence): Owner | null {
  const { owners, entries } = evidence;
  const written = logger?.replace(/\/.*/, "") ?? "";
  // A few names write very many lines.
  const writer = owners.remembered(entries, written, () => {
    if (!written.includes(".")) return ofLogger(written, owners);
    return abbreviated.test(written) ? null : owners.ofClass(`${written}.log`);
  });
  const culprit = group ? culpritFor(group, owners) : null;
  // Whoever warns of it: what is called the wrong way is the developer's to mend.
  if (culprit && isDevelopersOwn(culprit.owner, evidence)) return culprit.owner;
  if (writer && isAccusable(writer)) {
    const isOfOther = culprit?.owner.kind === "mod" && !sameOwner(culprit.owner, writer);
    return isOfOther && speaksOf(message, culprit.owner, owners) ? culprit.owner : writer;
  }
  for (const name of [signed.exec(message)?.[1], begun.exec(message)?.[1], told.exec(message)?.[1]]) {
    const owner = name ? owners.listedAs(name) : null;
    if (owner) return owner;
  }
  const meant = group ? culprit : namedIn([{ type: "", message }], owners);
  const isSure = meant?.owner.kind === "mod" || (meant && isDevelopersOwn(meant.owner, evidence));
  return isSure ? meant.owner : null;
}

/** A mod by the name it writes under, without what only says which of its parts that is. */
function ofLogger(written: string, owners: Evidence["owners"]): Owner | null {
  const bare = written.replace(partOf, "");
  return owners.listedAs(written) ?? (bare === "" || bare === written ? null : ofLogger(bare, owners));
}

/** `Caught an error from mod plugin: class org.example.lamps.LampsPlugin lamps:plugin`: who calls others says whom. */
function speaksOf(message: string, owner: Owner, owners: Evidence["owners"]): boolean {
  const named = namedIn([{ type: "", message }], owners);
  if (named && sameOwner(named.owner, owner)) return true;
  const name = className.exec(message)?.[0];
  const other = name ? owners.ofClass(`${name}.call`) : null;
  return other !== null && sameOwner(other, owner);
}

function isDevelopersOwn(owner: Owner, { isDevelopment }: Evidence): boolean {
  return isDevelopment && isOwnCode(owner);
}
