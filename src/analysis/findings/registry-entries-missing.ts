import { finding } from "../finding.ts";
import { isRepeated } from "../matching/match-text.ts";

const maxEntries = 20;

export default finding({
  code: "registry-entries-missing",
  severity: "error",
  causedBy: ["datapack-failed"],
  needles: ["Unbound values in registry ", "Unbound tags in registry ", "Trying to access unbound value '"],
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
  samples: [
    {
      text: "[12:00:05] [Server thread/ERROR]: Encountered an unexpected exception\njava.lang.IllegalStateException: Unbound values in registry ResourceKey[minecraft:root / minecraft:worldgen/placed_feature]: [lamps:bulb, lamps:glow]\n\tat net.minecraft.A.b(A.java:1)",
      parameters: {
        entries: ["lamps:bulb", "lamps:glow"],
        mods: ["lamps"],
        registry: "minecraft:worldgen/placed_feature",
      },
    },
    {
      text: "[12:00:05] [Server thread/ERROR]: Encountered an unexpected exception\njava.lang.IllegalStateException: Trying to access unbound value 'ResourceKey[minecraft:worldgen/biome / lamps:glow]' from registry Registry[ResourceKey[minecraft:root / minecraft:worldgen/biome] (Experimental)]\n\tat net.minecraft.A.b(A.java:1)",
      parameters: { entries: ["lamps:glow"], mods: ["lamps"], registry: "minecraft:worldgen/biome" },
    },
  ],
  counterSamples: [
    "java.lang.IllegalStateException: Trying to access unbound value 'ResourceKey[minecraft:worldgen/biome / minecraft:plains]' from registry x",
    "<Alex> Unbound values in registry",
  ],
});
