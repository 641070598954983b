import { finding, type MatchContext, type MaybeParameters } from "../../model/finding.ts";
import { isRepeated, lineOf } from "../matching/match-text.ts";

const maxEntries = 20;

/** `[10:00:00] [Server thread/ERROR] [FML]:     lamps:bulb: 1204`: 1.12 logs each entry for itself. */
const listedEntry = /^(?:\[[^\n\]]{1,80}\]:? ?){0,4}\s{1,8}([\w.-]{1,64}:[\w./-]{1,160}): \d{1,9}/;

/** What a world had: up to 1.11 a line for each, then a list below one of each kind. */
function lostIn(place: MatchContext, registry: string | undefined): MaybeParameters {
  const below = place.upTo(2000).split("\n").slice(1, maxEntries);
  const behind = place.behind.split("\n");
  const listedBehind = behind.slice(
    0,
    Math.max(
      0,
      [...behind, ""].findIndex((line) => !listedEntry.test(line)),
    ),
  );
  const listed = [...below, ...listedBehind].flatMap((line) => listedEntry.exec(line)?.[1] ?? []);
  const single = ["block", "item"].flatMap((kind) => [...place.between(`Unidentified ${kind}: `, ", id ")]);
  const entries = (registry ? listed : single).slice(0, maxEntries);
  if (entries.length === 0) {
    const mods = [...place.between("Found a missing id from the world ", ":")].filter((one) => one !== "minecraft");
    return { entries, mods, registry: registry ?? "minecraft:block, minecraft:item" };
  }
  const mods = [...new Set(entries.map((one) => one.slice(0, one.indexOf(":"))))];
  return { entries, mods, registry: registry ?? "minecraft:block, minecraft:item" };
}

/** What files of a world's rules refer to, and nothing defines: told below the list of what could not be loaded. */
function unknownIn(place: MatchContext): MaybeParameters | null {
  if (!place.entry.includes("Errors in element ")) return null;
  const all = lineOf(place).matchAll(
    /Unknown registry (?:key|element) in ResourceKey\[[\w:./-]{1,80} \/ ([\w:./-]{1,120})\]: ([\w.-]{1,64}:[\w./-]{1,160})/g,
  );
  const unknown = [...all].slice(0, maxEntries).filter(([, , entry]) => !entry!.startsWith("minecraft:"));
  if (unknown.length === 0) return null;
  const entries = [...new Set(unknown.map(([, , entry]) => entry!))];
  const mods = [...new Set(entries.map((one) => one.slice(0, one.indexOf(":"))))];
  return { entries, mods, registry: unknown[0]![1] };
}

export default finding({
  code: "registry-entries-missing",
  severity: "error",
  causedBy: ["datapack-failed"],
  // Forge goes on without what a world had.
  severityAt: ([line], place) => {
    // The game throws it; a mod that says so itself has seen to it, and the server goes on.
    if (/\]:? Unbound (?:values|tags) /.test(line)) return "notice";
    if (/\bUnidentified /.test(line)) return place.software.kind === "client" ? "warning" : "notice";
    return place.earlier.includes("Failed to load datapacks, can't proceed") ? "fatal" : undefined;
  },
  pattern:
    /^[^\n<]{0,300}?(?:Unknown registry (?:key|element) in ResourceKey\[|Unbound (?:values|tags) in registry ResourceKey\[[\w:./-]{1,80} \/ ([\w:./-]{1,120})\]: \[([^\]\n]{1,6000})|Trying to access unbound value 'ResourceKey\[([\w:./-]{1,120}) \/ (?!minecraft:)([\w.-]{1,64}:[\w./-]{1,160})\]'|Unidentified (?:(?:block|item): [\w.|-]{1,64}:|mapping from registry ([\w:./-]{1,120})))/,
  parameters: (match, place) => {
    if (match[0].endsWith("ResourceKey[")) return unknownIn(place);
    const lost = /\bUnidentified (?:block|item|mapping)/.test(match[0]) ? lostIn(place, match[5]) : null;
    if (lost) return isRepeated(place, "Unidentified ") ? null : lost;
    if (isRepeated(place, match[2] ? "Unbound " : "unbound value '")) return null;
    const entries = (match[2] ?? match[4]!)
      .split(", ")
      .slice(0, maxEntries)
      .map((one) => /(?<![\w.-])([\w.-]{1,64}:[\w./-]{1,160})/.exec(one)?.[1]);
    const found = entries.filter((one) => one !== undefined);
    // What could not be loaded is bound to nothing: why, the list says that it stands in.
    if (found.length === 0 || found.some((one) => place.entry.includes(`Errors in element ${one}:`))) return null;
    return {
      entries: found,
      mods: [...new Set(found.map((one) => one.slice(0, one.indexOf(":"))))],
      registry: match[1] ?? match[3],
    };
  },
});
