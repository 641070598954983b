import { type Evidence, isCopiedPiece } from "../../evidence/evidence.ts";
import { placesOutsideChat } from "../../read/chat-lines.ts";
import type { Lines } from "../../text/lines.ts";
import { fileName, withoutColourCodes } from "../matching/match-text.ts";
import { missingParameters } from "../matching/missing-dependencies.ts";
import { modName } from "../matching/requirements.ts";
import {
  notInstalled,
  readTranslated,
  type TranslatedMessage,
  type TranslatedParts,
  translatedMessages,
} from "../matching/translated-messages.ts";
import { versionRange } from "../matching/version-ranges.ts";
import { type WholeLogMatch, wholeLogFinding } from "../whole-log-finding.ts";

const maxPlaces = 60;
/** Mods are put together at the beginning of a run. */
const searched = 1_000_000;
/** Cyrillic, Vietnamese, Japanese, Chinese and Korean ones. */
const otherLetters = /[\u0400-\u04ff\u1e00-\u1eff\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/;
const immediate = "Immediate reason: [";
/** `[HARD_DEP_NO_CANDIDATE lamps 1.0 {depends bulbs @ [>=2.0]}, …`: the same in every language. */
const reason =
  /\b(HARD_DEP_NO_CANDIDATE|HARD_DEP_INCOMPATIBLE_PRESELECTED|HARD_DEP) ([\w-]{2,64}) (\S{1,60}) \{depends ([\w-]{2,64}) @ \[([^\]\n]{0,80})\]\}/g;

/** What loaders say of mods that do not fit, in the player's own language. */
export default wholeLogFinding({
  codes: [
    "mod-dependency-missing",
    "mod-dependency-version",
    "mod-incompatible",
    "mod-fatal",
    "mod-wrong-loader",
    "mod-minecraft-version",
  ],
  severity: "fatal",
  confidence: 0.95,
  literals: [...translatedMessages.map(({ needle }) => needle), immediate],
  find(evidence) {
    if (
      !/^(?:fabric|quilt|forge|neoforge|mohist|arclight|legacy)/.test(evidence.software.id) &&
      !isCopiedPiece(evidence)
    )
      return [];
    const places = whileLoading(evidence);
    const isForeign = otherLetters.test(evidence.lines.text.slice(places.from, places.end));
    const matches = translatedMessages
      .filter(({ needle }) => isForeign || !otherLetters.test(needle))
      .flatMap((message) => placesOf(message, evidence.lines, places));
    return (matches.length > 0 ? matches : immediateReasons(evidence)).map((match) => asListed(match, evidence));
  },
});

/** By the name that the log lists, so that the same in English is the same. */
function asListed(match: WholeLogMatch, { owners }: Evidence): WholeLogMatch {
  const { mod, modId } = match.parameters;
  const owner = typeof mod === "string" && !modId && /^[\w.-]{2,64}$/.test(mod) ? owners.ofId(mod) : null;
  return owner
    ? { ...match, parameters: { ...match.parameters, mod: owner.name, modId: owner.id ?? undefined } }
    : match;
}

/** Where the last run puts its mods together: once it is up, all of them fit. */
function whileLoading({ lines, runs }: Evidence): SearchedPlaces {
  const run = runs.at(-1);
  const from = lines.start(run?.firstLine ?? 0);
  const upLine = run?.upLine() ?? null;
  const end = upLine === null ? lines.text.length : lines.start(upLine);
  return { from, end: Math.min(end, from + searched), most: maxPlaces };
}

interface SearchedPlaces {
  from: number;
  end: number;
  most: number;
}

function placesOf(message: TranslatedMessage, lines: Lines, places: SearchedPlaces): WholeLogMatch[] {
  const found: WholeLogMatch[] = [];
  for (const { line } of placesOutsideChat(lines, message.needle, places)) {
    const shown = withoutColourCodes(lines.range(line, Math.min(lines.count, line + 2)).slice(0, 1200));
    const parts = readTranslated(message, shown);
    if (parts) found.push({ ...requirementFinding(message, parts), firstLine: line, endLine: line + 2 });
  }
  return found;
}

function requirementFinding(
  { kind }: TranslatedMessage,
  parts: TranslatedParts,
): Pick<WholeLogMatch, "code" | "parameters"> {
  const mod = nameIn(parts.mod);
  const dep = nameIn(parts.dep);
  const range = versionRange(parts.range);
  const { have } = parts;
  if (kind === "wrong-loader") {
    return {
      code: "mod-wrong-loader",
      parameters: { files: [fileName(parts.file)], loader: "Fabric" },
    };
  }
  if (kind === "failed") return { code: "mod-fatal", parameters: { mod: mod.name, modId: dep.name } };
  if (kind === "incompatible") return { code: "mod-incompatible", parameters: { mods: [mod.name, dep.name] } };
  const isThere = kind === "wrong-version" || (have !== undefined && !notInstalled.test(have));
  if (isThere && dep.id === "minecraft") {
    return { code: "mod-minecraft-version", parameters: { mod: mod.name, version: range, installed: have } };
  }
  if (isThere) {
    const parameters = { mod: mod.name, dependency: dep.name, versions: range, installed: have };
    return { code: "mod-dependency-version", parameters };
  }
  const name = dep.name === dep.id ? modName(dep.id) : dep.name;
  const parameters = missingParameters(mod.name, [{ id: dep.id, name, versions: range }]);
  return { code: "mod-dependency-missing", parameters: { ...parameters, state: "not-installed" } };
}

/** `模组 'Bright Lamps' (brightlamps)` */
function nameIn(text: string): { name: string; id: string } {
  const quoted = /'([^'\n]{1,100})' ?[（(]([\w.-]{1,64})[）)]/.exec(text);
  return quoted ? { name: quoted[1]!, id: quoted[2]! } : { name: text.trim(), id: text.trim() };
}

/** Where nothing is said in words that are known: the resolver's own notes. */
function immediateReasons({ lines }: Evidence): WholeLogMatch[] {
  const [place] = placesOutsideChat(lines, immediate, { most: maxPlaces });
  if (
    !place ||
    /, which is missing!|wrong versions? (?:is|are) present/.test(lines.text.slice(place.at, place.at + 60_000))
  )
    return [];
  const { line } = place;
  const seen = new Map<string, WholeLogMatch>();
  for (const [, , mod, , dep, range] of lines.get(line).slice(0, 8000).matchAll(reason)) {
    if (dep === "minecraft" || dep === "java") continue;
    const parameters = missingParameters(mod, [{ id: dep!, name: modName(dep!), versions: versionRange(range!) }]);
    seen.set(`${mod} ${dep}`, { parameters, firstLine: line, endLine: line + 1 });
  }
  return [...seen.values()];
}
