import { crashExceptions } from "../../evidence/crash-exception.ts";
import type { Evidence } from "../../evidence/evidence.ts";
import type { ExceptionGroup } from "../../model/exception-group.ts";
import { isAccusable } from "../../owners/owner.ts";
import type { Owners } from "../../owners/owners.ts";
import { placesOutsideChat } from "../../read/chat-lines.ts";
import type { Lines } from "../../text/lines.ts";
import { culpritFor } from "../../traces/meanings/explained.ts";
import { type WholeLogMatch, wholeLogFinding } from "../whole-log-finding.ts";

const one = String.raw`(?:class )?(?<one>[\w.$]{2,200})`;
const two = String.raw`(?:class )?(?<two>[\w.$]{2,200})`;

/** Before 1.13 blocks, enchantments, effects, dimensions and biomes have numbers, and each mod chooses its own. */
const conflicts: readonly { number: string; pattern: RegExp }[] = [
  {
    number: "number-block",
    pattern: new RegExp(`^Slot (?<id>\\d{1,6}) is already occupied by ${one}(?:@\\w{1,20})? when adding ${two}`),
  },
  {
    number: "number-enchantment",
    pattern: new RegExp(`^Duplicate enchantment id!(?: ${one} and ${two} Enchantment ID: ?(?<id>\\d{1,6}))?`),
  },
  // Of mods that look for it: the game takes whatever comes last.
  {
    number: "number-effect",
    pattern: new RegExp(`potion ID conflict: ${one} and ${two}, potion id: ?(?<id>\\d{1,6})`, "i"),
  },
  { number: "number-effect", pattern: /potion ID conflict[^\d\n]{0,20}(?<id>\d{1,6})?/i },
  {
    number: "number-dimension",
    pattern: /^Failed to register (?:dimension|provider) for id (?<id>-?\d{1,9}), One is already registered/,
  },
  { number: "number-biome", pattern: /biome ID conflict[^\d\n]{0,20}(?<id>\d{1,6})?/i },
  // In whatever words a mod has for it that looks before it takes one.
  ...["biome", "dimension", "enchantment", "block"].map((kind) => ({
    number: `number-${kind}`,
    pattern: new RegExp(
      `\\b${kind} ids? ?[#:=]? ?(?<id>-?\\d{1,9}) (?:is|was|has been) (?:already )?(?:occupied|taken|used|in use|registered|assigned)\\b(?: (?:by|to)[^\\n(]{1,80}\\((?<one>[\\w.$]{3,200})\\))?`,
      "i",
    ),
  })),
  {
    number: "number-effect",
    pattern:
      /\b(?:potion|effect) ids? ?[#:=]? ?(?<id>\d{1,6}) (?:is|was|has been) (?:already )?(?:occupied|taken|used|in use|registered|assigned)\b/i,
  },
];

/** Two mods that use one number. Whoever comes second throws, and is no more at fault than the first. */
export default wholeLogFinding({
  codes: ["mod-id-conflict"],
  severity: "fatal",
  supersedes: true,
  confidence: 0.95,
  find(evidence) {
    const { exceptions, owners } = evidence;
    const crashes = crashExceptions(evidence);
    const thrown = exceptions.flatMap((group): WholeLogMatch[] => {
      const conflict = conflictIn(group);
      if (!conflict) return [];
      const { firstLine, endLine, lines, count } = group;
      // A world that is opened again may ask for its dimensions again.
      const isSurvived = conflict.number === "number-dimension" && !crashes.includes(group);
      const { number, id, classes } = conflict;
      const parameters = { number: { term: number }, id, ...whoseAre(classes, group, owners) };
      return [{ parameters, severity: isSurvived ? "error" : "fatal", firstLine, endLine, lines, count, group }];
    });
    const said = saidOnly(evidence);
    const [group] = exceptions.filter(isReport);
    return [...thrown, ...(group ? reported(said, group) : said)];
  },
});

/** Up to 1.6 Not Enough Items looks for blocks with the same number, and does not let the game start with them. */
function isReport({ frames }: ExceptionGroup): boolean {
  return frames.slice(0, 6).some(({ method }) => method.startsWith("codechicken.nei.IDConflictReporter."));
}

/** What it found stands in a file of its own; where the game has printed some of it, these are the mods. */
function reported(said: readonly WholeLogMatch[], group: ExceptionGroup): WholeLogMatch[] {
  const { firstLine, endLine, lines, count } = group;
  const parameters = { reporter: "Not Enough Items", list: "IDConflicts.txt" };
  if (said.length > 0) {
    return said.map((one) => ({ ...one, severity: "fatal", group, parameters: { ...one.parameters, ...parameters } }));
  }
  const number = { term: "number-block" };
  return [{ parameters: { number, ...parameters }, firstLine, endLine, lines, count, group }];
}

/** Up to 1.6 the game prints it, and goes on with the item that came last. */
const occupied =
  /^CONFLICT @ (\d{1,6}) item slot already occupied by ([\w.$]{2,200})@\w{1,20} while adding ([\w.$]{2,200})@/;
/** What Forge for 1.4 to 1.6 notes below it: whose the two are, also where they are of no class of their own. */
const overwriting =
  /^The mod ([^\n(]{1,80}) is overwriting existing item at (\d{1,6}) \([^\s()]{1,200} from ([^\n()]{1,80})\) with /;
/** The numbers of items begin behind those of the blocks of old. */
const blocks = 256;
const maxSaid = 500;
const maxPairs = 5;

function saidOnly({ lines, owners }: Evidence): WholeLogMatch[] {
  let tracked: Map<number, string[]> | null = null;
  const byMods = new Map<string, { mods: string[]; ids: string[]; lines: number[] }>();
  for (const { at, line } of placesOutsideChat(lines, "CONFLICT @ ", { most: maxSaid })) {
    const [, id, one, two] = occupied.exec(lines.text.slice(at, at + 600)) ?? [];
    if (!id) continue;
    tracked ??= trackedIn(lines, owners);
    const mods = tracked.get(Number(id) + blocks) ?? namesOf([one!, two!], owners);
    // Mods replace the game's own items, and theirs, on purpose.
    if (mods.length < 2) continue;
    const known = byMods.get(mods.join("\n")) ?? { mods, ids: [], lines: [] };
    byMods.set(mods.join("\n"), known);
    known.ids.push(id!);
    known.lines.push(line);
  }
  return [...byMods.values()].slice(0, maxPairs).map(({ mods, ids, lines: all }) => ({
    parameters: { number: { term: "number-block" }, id: [...new Set(ids)], mods },
    severity: "error",
    firstLine: all[0]!,
    endLine: all[0]! + 1,
    lines: all,
    count: all.length,
  }));
}

/** By the number of the item, the mods that want it: one alone replaces what is its own, or the game's. */
function trackedIn(lines: Lines, owners: Owners): Map<number, string[]> {
  const found = new Map<number, string[]>();
  for (const { at } of placesOutsideChat(lines, "The mod ", { most: 10 * maxSaid })) {
    const [, two, number, one] = overwriting.exec(lines.text.slice(at, at + 600)) ?? [];
    if (!number) continue;
    const mods = [one!, two!].flatMap((id) => {
      const owner = owners.ofId(id);
      return owner && isAccusable(owner) ? [owner.name] : [];
    });
    found.set(Number(number), [...new Set(mods)]);
  }
  return found;
}

function conflictIn({ root, causes, type, message }: ExceptionGroup) {
  for (const thrown of [root, ...causes, { type, message }]) {
    for (const { number, pattern } of conflicts) {
      const groups = pattern.exec(thrown.message)?.groups;
      if (groups)
        return { number, id: groups["id"], classes: [groups["one"], groups["two"]].flatMap((name) => name ?? []) };
    }
  }
  return null;
}

/** Both, where they are known. The game's own things have numbers as well. */
function whoseAre(classes: readonly string[], group: ExceptionGroup, owners: Owners) {
  const named = namesOf(classes, owners);
  const thrower = culpritFor(group, owners)?.owner.name;
  // The message names who has it, and whoever wants it throws.
  const mods = named.length === 1 && thrower && !named.includes(thrower) ? [thrower, ...named] : named;
  return mods.length > 1 ? { mods } : { mod: mods[0] ?? culpritFor(group, owners)?.owner.name };
}

function namesOf(classes: readonly string[], owners: Owners): string[] {
  const names = classes.flatMap((name) => {
    const owner = owners.ofClass(name);
    if (owner && isAccusable(owner) && owner.kind !== "code") return [owner.name];
    // Without a package it is the game's, by the name that it is shipped with.
    return /^net\.minecraft\.|^[^.]{1,5}$/.test(name) ? [] : [name];
  });
  return [...new Set(names)];
}
