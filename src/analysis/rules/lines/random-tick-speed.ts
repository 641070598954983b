import { finding } from "../../model/finding.ts";

const fewest = 1000;
const fewestRuinous = 50_000;

/** A game rule that somebody has tried out: it is kept with the world, and every tick costs as many times more. */
export default finding({
  code: "random-tick-speed",
  severity: "notice",
  severityAt: (match) => (Number(match[1]) >= fewestRuinous ? "warning" : undefined),
  role: "environment",
  confidence: 0.9,
  needles: ["randomTickSpeed", "random_tick_speed"],
  pattern: /^[^\n<]{0,250}?random(?:TickSpeed|_tick_speed)[^\n<\d]{1,60}(\d{1,10})(?!\d)/,
  parameters: (match) => (Number(match[1]) >= fewest ? { speed: match[1] } : null),
  largest: "speed",
  oneFor: [],
});
