import type { MatchContext } from "../../model/finding.ts";
import type { Term } from "../../model/model.ts";
import { knownOwnerById } from "../../owners/known-owners.ts";
import { lineBefore, lineOf } from "./match-text.ts";
import { rawKeyOf } from "./raw-keys.ts";
import { versionRange } from "./version-ranges.ts";

/** What a mod asks for: another mod, Minecraft, the loader. */
export interface Requirement {
  /** How the log names the mod that asks; `""` where it does not. */
  mod: string;
  id: string;
  /** As people call it. */
  name: string;
  versions: Term | string;
  /** `null`: the log says that it is not there, or does not say. */
  installed: string | null;
  /** Whether the log says that it is not there. */
  isMissing: boolean;
  /** Whether it is there, and switched off because it is for the client or the server only. */
  isForOtherSide?: boolean;
  /** `true` where the other mod must not be there. */
  unwanted: boolean;
}

/** Every wording stands in a line of its own, so that one requirement is found once. */
export const requirementNeedles = [
  ", which is missing!",
  ", which is disabled for this environment",
  "but only the wrong version",
  "but a non-matching version",
  "but a different version is present",
  ", but a matching version is present: ",
  "'; Version found: '",
  "Could not find required mod: ",
  "Could not resolve valid mod collection",
  "', Requested by: '",
  "Currently, ",
  " requires mods [",
  " requires mod versions [",
  "MissingModsException: Mod ",
  "fml.modloading.missingdependency",
  "fml.modloadingissue.missingdependency",
  ".incompatiblemod",
] as const;

export const requirementPattern =
  /which is missing!|, which is disabled for this environment|but only the wrong version|but a non-matching version|but a different version is present|, but a matching version is present: |'; Version found: '|Could not find required mod: |Could not resolve valid mod collection|', Requested by: '|Currently, | requires mods \[| requires mod versions \[|MissingModsException: Mod |fml\.modloading(?:issue)?\.(?:missingdependency|incompatiblemod)/;

/** The parts of Fabric API are mods of their own, and nobody finds them under their names. Forge's ids have no hyphens. */
export function wholeOf(id: string): string | null {
  if (/^fabric-[a-z-]{2,40}-v\d$|^fabric-api-base$/.test(id)) return "Fabric API";
  return /^fabric_[a-z_]{2,40}_v\d$|^fabric_api_base$/.test(id) ? "Forgified Fabric API" : null;
}

/** As people call it. */
export function modName(id: string): string {
  if (id === "fabric" || id === "fabric-api") return "Fabric API";
  if (id === "fabric_api") return "Forgified Fabric API";
  const whole = wholeOf(id);
  if (whole) return `${whole} (${id})`;
  return knownOwnerById(id)?.name ?? id;
}

/** `jei@[4.15,), forge` */
function listed(text: string): { id: string; versions: string }[] {
  const all: { id: string; versions: string }[] = [];
  for (const part of text.split(/,\s{0,3}(?=[A-Za-z_])/)) {
    const at = part.indexOf("@");
    const id = (at === -1 ? part : part.slice(0, at)).trim();
    // A version alone is nobody.
    if (/[a-z]/i.test(id)) all.push({ id, versions: at === -1 ? "" : part.slice(at + 1) });
    if (all.length === 50) break;
  }
  return all;
}

/** `The mod lamps (Bright Lamps) requires mods [bulbs] to be available`, `MissingModsException: Mod lamps (Lamps) requires [bulbs]` */
const oldWordings = [
  { begin: "The mod ", verb: / requires mod(?:s| versions) \[/, end: "] to be available" },
  { begin: "MissingModsException: Mod ", verb: / requires \[/, end: "]" },
];

function oldRequirement(line: string): { mod: string; list: string } | null {
  for (const { begin, verb, end } of oldWordings) {
    const at = line.indexOf(begin);
    const rest = at === -1 ? "" : line.slice(at + begin.length);
    const found = verb.exec(rest);
    const last = rest.lastIndexOf(end);
    if (!found || last <= found.index) continue;
    const [id, ...name] = rest.slice(0, found.index).split(" (");
    const mod = name.length > 0 ? name.join(" (").replace(/\)$/, "") : id!;
    if (mod !== "" && mod.length <= 100) return { mod, list: rest.slice(found.index + found[0].length, last) };
  }
  return null;
}

/** What follows the comma in the sentences of Fabric and Quilt. */
const ends = [
  ", which is missing",
  ", which is disabled",
  ", which is present",
  ", but only the wrong version",
  ", but a non-matching version",
  ", but a matching version",
  ", yet ",
];

/** `'Quiet Caves' (quietcaves) 1.0` */
function subject(text: string): { name: string; id: string; rest: string } | null {
  const isQuoted = text.startsWith("'");
  const open = text.indexOf(isQuoted ? "' (" : " (");
  const close = open === -1 ? -1 : text.indexOf(")", open + 2);
  const id = close === -1 ? null : text.slice(open + (isQuoted ? 3 : 2), close);
  if (id && /^[\w.-]{1,64}$/.test(id))
    return { name: text.slice(isQuoted ? 1 : 0, open), id, rest: text.slice(close + 1) };
  const end = isQuoted ? text.indexOf("'", 1) : -1;
  const name = end === -1 ? text.replace(/ v?\d[^\s]{0,80}$/, "") : text.slice(1, end);
  return name && name.length <= 100 ? { name, id: name, rest: "" } : null;
}

/** Reads `- Mod 'A' (a) 1.0 requires version 2 of mod 'B' (b), which is missing!` without trying ways to read it. */
export function relation(
  line: string,
  verb: string,
): { mod: string; name: string; id: string; versions: string; rest: string } | null {
  const at = line.indexOf(verb);
  if (at === -1 || at > 600) return null;
  let end = -1;
  for (const one of ends) {
    const here = line.indexOf(one, at);
    if (here !== -1 && (end === -1 || here < end)) end = here;
  }
  if (end === -1 || end - at > 800) return null;
  const before = line.slice(0, at);
  const mod = before.indexOf("Mod ");
  const dash = before.indexOf("- ");
  const from = subject((mod !== -1 ? before.slice(mod + 4) : dash !== -1 ? before.slice(dash + 2) : before).trim());
  const object = line.slice(at + verb.length, end);
  let of = object.indexOf(" of mod '");
  if (of === -1) of = object.indexOf(" of '");
  if (of === -1) of = object.lastIndexOf(" of ");
  const to = subject(
    object
      .slice(of === -1 ? 0 : of + 4)
      .replace(/^mod /, "")
      .trim(),
  );
  if (!from || !to) return null;
  return {
    mod: from.name,
    name: to.name,
    id: to.id,
    versions: of === -1 ? "" : object.slice(0, of),
    rest: line.slice(end + 2),
  };
}

/** A mod that asks for a version that cannot be does not want the other one. */
const impossible = /NOT[-_ ]?COMPATIBLE|INCOMPATIBLE/i;

/** All that the line with the needle asks for. */
export function requirements(place: MatchContext): Requirement[] {
  return asked(place).map((one) =>
    impossible.test(JSON.stringify(one.versions)) ? { ...one, unwanted: true } : asWish(one),
  );
}

/** What a mod can do with, where it refuses all on one side of a version. */
const otherSide = new Map([
  ["version-below", "version-at-least"],
  ["version-at-least", "version-below"],
  ["version-above", "version-at-most"],
  ["version-at-most", "version-above"],
]);

/** Another version of the other mod is all that it takes. */
function asWish(one: Requirement): Requirement {
  const { versions, installed, unwanted } = one;
  const term = typeof versions === "string" ? undefined : otherSide.get(versions.term);
  if (!unwanted || installed === null || !term || typeof versions === "string") return one;
  return { ...one, unwanted: false, versions: { ...versions, term } };
}

function asked(place: MatchContext): Requirement[] {
  const line = lineOf(place);
  for (const read of wordings) {
    const found = read(line, place);
    if (found) return found;
  }
  return [];
}

/** One for each way of saying it. `null` leaves a line to the next. */
const wordings: readonly ((line: string, place: MatchContext) => Requirement[] | null)[] = [
  inSentence,
  refusingOthers,
  ofPair,
  ofOldFabric,
  // What is still said in these words is for nobody below.
  (line) => (line.includes(", which is missing!") ? [] : null),
  ofUnresolved,
  inTable,
  belowSentence,
  ofOldForge,
  ofKey,
];

function requirement(mod: string, id: string, versions: string, more: Partial<Requirement> = {}): Requirement {
  const range = versionRange(versions);
  return { mod, id, name: modName(id), versions: range, installed: null, isMissing: false, unwanted: false, ...more };
}

/** Fabric and Quilt. */
function inSentence(line: string): Requirement[] | null {
  const wish = relation(line, " requires ");
  if (!wish) return null;
  const { id, name, versions, rest } = wish;
  const installed = / present: ([^\n]{1,200})$/.exec(rest)?.[1]?.replace(/[!.]?\s{0,4}$/, "");
  return [
    requirement(modName(wish.mod), id, versions, {
      ...(name === id ? {} : { name }),
      installed: installed?.trim() || null,
      isMissing: rest.startsWith("which is missing"),
      isForOtherSide: rest.startsWith("which is disabled"),
    }),
  ];
}

/** Fabric: `Mod 'A' (a) 1.0 is incompatible with any version before 2.0 of mod 'B' (b), but a matching version is present: 1.9!` */
function refusingOthers(line: string): Requirement[] | null {
  const refusal = relation(line, " is incompatible with ");
  const installed = refusal && / present: ([^\s,]{1,100})\s{0,4}$/.exec(refusal.rest)?.[1]?.replace(/[!.]$/, "");
  if (!refusal || !installed) return null;
  const { id, name, versions } = refusal;
  const more = { ...(name === id ? {} : { name }), installed, unwanted: true };
  return [requirement(modName(refusal.mod), id, versions, more)];
}

/** NeoForge, a line for each pair below `Incompatibilities between mods:`. */
function ofPair(line: string): Requirement[] | null {
  const pair =
    /^\s{0,8}Mod '([^'\n]{1,100})' is incompatible with '([^'\n]{1,100})', versions: '([^'\n]{0,200})'; Version found: '([^'\n]{1,100})'/.exec(
      line,
    );
  return pair && [requirement(pair[1]!, pair[2]!, pair[3]!, { installed: pair[4]!, unwanted: true })];
}

/** Fabric before 0.10.4. */
function ofOldFabric(line: string): Requirement[] | null {
  const match =
    / - Mod ([\w.-]{1,64}) depends on mod \{?([\w.-]{1,64})(?: @ \[?([^\n\]}]{0,150})\]?)?\}?, (?:(which is missing)|but a different version is present: ([^\s!]{1,100}))/.exec(
      line,
    );
  if (!match) return null;
  const [, mod, id, versions = "", missing, present = null] = match;
  return [requirement(modName(mod!), id!, versions, { installed: present, isMissing: missing !== undefined })];
}

function ofUnresolved(line: string): Requirement[] | null {
  const match =
    /(?:Could not find required mod: |Could not resolve valid mod collection \(at: )((?:(?! requires)[^\n{}]){1,100}) requires \{?([\w.-]{1,64})(?: @ \[?([^\n{}\]]{0,200})\]?)?[})]/.exec(
      line,
    );
  return match && [requirement(modName(match[1]!.trim()), match[2]!, match[3] ?? "")];
}

/** Forge and NeoForge since 1.13. */
function inTable(line: string, place: MatchContext): Requirement[] | null {
  const match =
    /Mod ID: '([^'\n]{1,100})', Requested by: '([^'\n]{1,100})', Expected range: '([^'\n]{0,200})', Actual version: '([^'\n]{0,200})'/.exec(
      line,
    );
  if (!match) return null;
  const [, id, mod, range, actual] = match;
  return [
    requirement(mod!, id!, range!, {
      installed: /^(?:\[MISSING\]|null|)$/.test(actual!) ? null : actual!,
      isMissing: actual === "[MISSING]",
      unwanted: /Conflicts between mods|Incompatib/i.test(place.entry.slice(0, 600)),
    }),
  ];
}

/** Forge and NeoForge since 1.13, on two lines. */
function belowSentence(line: string, place: MatchContext): Requirement[] | null {
  const currently = /(?:^|\s|\|)Currently, ([\w.-]{1,64}) is (not installed|[^\s]{0,99}[^\s,])/.exec(line);
  if (!currently) return null;
  const wish =
    /Mod (\S{1,100}) (requires|only supports|is incompatible with) ([\w.-]{1,64})(?![\w.-]) ?([^\n]{0,200})/.exec(
      lineBefore(place),
    );
  const [, mod, verb, id, versions] = wish ?? [];
  if (id !== currently[1]) return [];
  const isMissing = currently[2] === "not installed";
  const installed = isMissing ? null : currently[2]!;
  return [requirement(mod!, id!, versions!, { installed, isMissing, unwanted: verb === "is incompatible with" })];
}

/** Forge up to 1.12. */
function ofOldForge(line: string): Requirement[] | null {
  const old = oldRequirement(line);
  // Mods that throw it themselves name whom they miss, and its version: who they are, nothing says here.
  if (old && /^[\d.,()[\] -]{1,40}$/.test(old.list)) return [requirement("", old.mod, old.list, { isMissing: true })];
  const isMissing = line.includes(" requires mods [");
  return old && listed(old.list).map(({ id, versions }) => requirement(old.mod, id, versions, { isMissing }));
}

/** NeoForge, before it has words for it. */
function ofKey(_: string, place: MatchContext): Requirement[] | null {
  const raw = rawKeyOf(place);
  if (!raw || !/^(?:missingdependency(?:\.optional)?|incompatiblemod)$/.test(raw.key)) return null;
  const [id, mod, range = "", have = ""] = raw.parts;
  if (!id || !mod) return null;
  const isMissing = have === "" || have === "not installed";
  const installed = isMissing ? null : have;
  return [requirement(mod, id, range, { installed, isMissing, unwanted: raw.key === "incompatiblemod" })];
}

export const isLoader = (id: string) => id === "fabricloader" || id === "fabric-loader" || id === "quilt_loader";
/** What every mod stands on. */
export const isPlatform = (id: string) => id === "minecraft" || id === "java" || isLoader(id);
