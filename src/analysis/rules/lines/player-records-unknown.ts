import { finding } from "../../model/finding.ts";

/** What players achieved in mods or data packs that are gone, or that call it otherwise now: nothing but the record is lost. */
export default finding({
  code: "player-records-unknown",
  severity: "notice",
  role: "environment",
  needles: ["Ignored advancement '", "Invalid statistic in "],
  pattern:
    /^[^\n<]{0,200}?(?:Ignored advancement '(?!minecraft:)([\w.-]{1,64}):[^\n']{1,160}' in progress file |Invalid statistic in [^\n:]{1,120}: Don't know what (?!minecraft:)([\w.-]{1,64}):[\w./-]{1,160} is)/,
  parameters: (match) => ({ mod: match[1] ?? match[2] }),
  oneFor: [],
  gathers: "mod",
});
