import { finding } from "../../model/finding.ts";
import { isRepeated } from "../matching/match-text.ts";

const maxSources = 12;

export default finding({
  code: "feature-order-cycle",
  severity: "fatal",
  pattern: /^[^\n<]{0,300}?Feature order cycle found(?:, involved (?:sources|biomes): \[([^\n]{1,4000}))?/,
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
});
