import { finding, type MatchContext, type MaybeParameters } from "../../model/finding.ts";
import { isRepeated, lineOf } from "../matching/match-text.ts";

const maxEntries = 20;

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

/** In the list of a log, or in that of a report, where each stands in a line of its own. */
function isUnloaded(entry: string, { entry: whole, text }: MatchContext): boolean {
  return whole.includes(`Errors in element ${entry}:`) || text.includes(`/${entry}: Failed to parse `);
}

export default finding({
  code: "registry-entries-missing",
  severity: "error",
  causedBy: ["datapack-failed"],
  severityAt: ([line], place) => {
    // The game throws it; a mod that says so itself has seen to it, and the server goes on.
    if (/\]:? Unbound (?:values|tags) /.test(line)) return "notice";
    return place.earlier.includes("Failed to load datapacks, can't proceed") ? "fatal" : undefined;
  },
  pattern:
    /^[^\n<]{0,300}?(?:Unknown registry (?:key|element) in ResourceKey\[|Unbound (?:values|tags) in registry ResourceKey\[[\w:./-]{1,80} \/ ([\w:./-]{1,120})\]: \[([^\]\n]{1,6000})|Trying to access unbound value 'ResourceKey\[([\w:./-]{1,120}) \/ (?!minecraft:)([\w.-]{1,64}:[\w./-]{1,160})\]')/,
  parameters: (match, place) => {
    if (match[0].endsWith("ResourceKey[")) return unknownIn(place);
    if (isRepeated(place, match[2] ? "Unbound " : "unbound value '")) return null;
    const entries = (match[2] ?? match[4]!)
      .split(", ")
      .slice(0, maxEntries)
      .map((one) => /(?<![\w.-])([\w.-]{1,64}:[\w./-]{1,160})/.exec(one)?.[1]);
    const found = entries.filter((one) => one !== undefined);
    // What could not be loaded is bound to nothing: why, the list says that it stands in.
    if (found.length === 0 || found.some((one) => isUnloaded(one, place))) return null;
    return {
      entries: found,
      mods: [...new Set(found.map((one) => one.slice(0, one.indexOf(":"))))],
      registry: match[1] ?? match[3],
    };
  },
});
