import { finding } from "../../model/finding.ts";

/** Forge sees that a part of the game was used before mods could register what belongs to it. The trace names who did. */
export default finding({
  code: "loaded-too-early",
  severity: "notice",
  role: "environment",
  joins: ["suspect"],
  pattern: /^[^\n<]{0,200}?\.([A-Z]\w{2,60}) loaded too early, modded registry-based /,
  parameters: (match) => ({ part: match[1] }),
});
