import { crashExceptions } from "../../evidence/crash-exception.ts";
import type { ExceptionGroup } from "../../model/exception-group.ts";
import { isAccusable } from "../../owners/owner.ts";
import type { Owners } from "../../owners/owners.ts";
import { culpritFor } from "../../traces/meanings/explained.ts";
import { wholeLogFinding } from "../whole-log-finding.ts";

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
    return exceptions.flatMap((group) => {
      const conflict = conflictIn(group);
      if (!conflict) return [];
      const { firstLine, endLine, lines, count } = group;
      // A world that is opened again may ask for its dimensions again.
      const isSurvived = conflict.number === "number-dimension" && !crashes.includes(group);
      const { number, id, classes } = conflict;
      const parameters = { number: { term: number }, id, ...whoseAre(classes, group, owners) };
      return [{ parameters, severity: isSurvived ? "error" : "fatal", firstLine, endLine, lines, count, group }];
    });
  },
});

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
  const names = classes.flatMap((name) => {
    const owner = owners.ofClass(name);
    if (owner && isAccusable(owner) && owner.kind !== "code") return [owner.name];
    return /^net\.minecraft\./.test(name) ? [] : [name];
  });
  const mods = [...new Set(names)];
  return mods.length > 1 ? { mods } : { mod: mods[0] ?? culpritFor(group, owners)?.owner.name };
}
