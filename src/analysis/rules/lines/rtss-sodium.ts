import { finding } from "../../model/finding.ts";
import { isRepeated, lineOf } from "../matching/match-text.ts";

export default finding({
  code: "rtss-sodium",
  severity: "fatal",
  confidence: 0.95,
  needles: ["RivaTuner Statistics Server"],
  pattern: /^[^\n]{0,400}?RivaTuner Statistics Server/,
  parameters: (_, place) => {
    // Sodium tells it in several lines, one after the other.
    if (place.before.includes("RivaTuner Statistics Server")) return null;
    if (isRepeated(place, "RivaTuner Statistics Server")) return null;
    const line = lineOf(place).slice(0, 600);
    return /not compatible|incompatible|not supported|You appear to be using|injected|detected/i.test(line) ? {} : null;
  },
});
