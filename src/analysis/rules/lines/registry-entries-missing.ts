import { finding } from "../../model/finding.ts";
import { isRepeated } from "../matching/match-text.ts";

const maxEntries = 20;

export default finding({
  code: "registry-entries-missing",
  severity: "error",
  causedBy: ["datapack-failed"],
  pattern:
    /^[^\n<]{0,300}?(?:Unbound (?:values|tags) in registry ResourceKey\[[\w:./-]{1,80} \/ ([\w:./-]{1,120})\]: \[([^\]\n]{1,6000})|Trying to access unbound value 'ResourceKey\[([\w:./-]{1,120}) \/ (?!minecraft:)([\w.-]{1,64}:[\w./-]{1,160})\]')/,
  parameters: (match, place) => {
    if (isRepeated(place, match[2] ? "Unbound " : "unbound value '")) return null;
    const entries = (match[2] ?? match[4]!)
      .split(", ")
      .slice(0, maxEntries)
      .map((one) => /(?<![\w.-])([\w.-]{1,64}:[\w./-]{1,160})/.exec(one)?.[1]);
    const found = entries.filter((one) => one !== undefined);
    if (found.length === 0) return null;
    return {
      entries: found,
      mods: [...new Set(found.map((one) => one.slice(0, one.indexOf(":"))))],
      registry: match[1] ?? match[3],
    };
  },
});
