import { finding } from "../finding.ts";
import { isRepeated } from "../matching/match-text.ts";

const maxSources = 12;

export default finding({
  code: "feature-order-cycle",
  severity: "fatal",
  needles: ["Feature order cycle found"],
  pattern: /^[^\n<]{0,300}?Feature order cycle found(?:, involved sources: \[([^\n]{1,4000}))?/,
  parameters: (match, place) => {
    if (isRepeated(place, "Feature order cycle found")) return null;
    const sources = [...(match[1] ?? "").matchAll(/ResourceKey\[[\w:./-]{1,100} \/ ([\w.-]{1,64}:[\w./-]{1,160})\]/g)]
      .slice(0, maxSources)
      .map((one) => one[1]!);
    // Those of the game itself were there first.
    const others = sources.filter((one) => !one.startsWith("minecraft:"));
    const found = others.length > 0 ? others : sources;
    return { sources: found.length > 0 ? found : undefined };
  },
  samples: [
    {
      text: "[10:00:00] [Server thread/ERROR]: Encountered an unexpected exception\njava.lang.IllegalStateException: Feature order cycle found, involved sources: [Reference{ResourceKey[minecraft:worldgen/biome / minecraft:plains]=net.minecraft.A@1}, Reference{ResourceKey[minecraft:worldgen/biome / lamps:glade]=net.minecraft.A@2}]\n\tat net.minecraft.A.b(A.java:1)",
      parameters: { sources: ["lamps:glade"] },
    },
  ],
  counterSamples: ["[10:00:00] [Server thread/INFO]: <Alex> Feature order cycle found"],
});
