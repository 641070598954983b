import { finding } from "../finding.ts";
import { isRepeated } from "../matching/match-text.ts";

const maxEntries = 20;

export default finding({
  code: "registry-entries-missing",
  severity: "error",
  causedBy: ["datapack-failed"],
  needles: ["Unbound values in registry ", "Unbound tags in registry "],
  pattern:
    /^[^\n<]{0,300}?Unbound (?:values|tags) in registry ResourceKey\[[\w:./-]{1,80} \/ ([\w:./-]{1,120})\]: \[([^\]\n]{1,6000})/,
  parameters: (match, place) => {
    if (isRepeated(place, "Unbound ")) return null;
    const entries = match[2]!
      .split(", ")
      .slice(0, maxEntries)
      .map((one) => /([\w.-]{1,64}:[\w./-]{1,160})/.exec(one)?.[1]);
    const found = entries.filter((one) => one !== undefined);
    if (found.length === 0) return null;
    return {
      entries: found,
      mods: [...new Set(found.map((one) => one.slice(0, one.indexOf(":"))))],
      registry: match[1],
    };
  },
  samples: [
    {
      text: "[12:00:05] [Server thread/ERROR]: Encountered an unexpected exception\njava.lang.IllegalStateException: Unbound values in registry ResourceKey[minecraft:root / minecraft:worldgen/placed_feature]: [lamps:bulb, lamps:glow]\n\tat net.minecraft.A.b(A.java:1)",
      parameters: {
        entries: ["lamps:bulb", "lamps:glow"],
        mods: ["lamps"],
        registry: "minecraft:worldgen/placed_feature",
      },
    },
  ],
  counterSamples: ["<Alex> Unbound values in registry"],
});
