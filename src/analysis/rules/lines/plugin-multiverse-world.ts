import { finding } from "../../model/finding.ts";

export default finding({
  code: "plugin-multiverse-world",
  severity: "error",
  // A world that somebody has deleted: only its entry is left.
  severityAt: (match) => (match[2] ? "warning" : undefined),
  // Sure to be so, and seldom what somebody shares a log for.
  confidence: 0.9,
  needles: [
    "could NOT be loaded because",
    "an't load this world because the folder was deleted/moved: ",
    "[Multiverse-Core] Failed to load world",
  ],
  pattern:
    /^[^\n<]{0,250}?(?:The world '([^'\n]{1,100})' could NOT be loaded because|WorldManager:? [Cc]an't load this world because the folder was deleted\/moved: ([^\n\r]{1,100})|\[Multiverse-Core\] Failed to load world '?([^\s':]{1,100}))/,
  parameters: (match) => ({ world: (match[1] ?? match[2] ?? match[3])!.trim() }),
  merge: {
    least: 2,
    key: () => "",
    parameters: (all) => ({
      world: undefined,
      worlds: [...new Set(all.flatMap(({ world }) => (typeof world === "string" ? [world] : [])))],
    }),
  },
  causedBy: ["world-duplicate", "world-level-dat-corrupt", "world-newer-version"],
});
