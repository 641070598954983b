import { finding } from "../finding.ts";

export default finding({
  code: "plugin-multiverse-world",
  severity: "error",
  confidence: 0.97,
  needles: [
    "could NOT be loaded because",
    "can't load this world because the folder was deleted/moved: ",
    "[Multiverse-Core] Failed to load world",
  ],
  pattern:
    /^[^\n<]{0,250}?(?:The world '([^'\n]{1,100})' could NOT be loaded because|WorldManager can't load this world because the folder was deleted\/moved: ([^\n\r]{1,100})|\[Multiverse-Core\] Failed to load world '?([^\s':]{1,100}))/,
  parameters: (match) => ({ world: (match[1] ?? match[2] ?? match[3])!.trim() }),
  causedBy: ["world-duplicate", "world-level-dat-corrupt", "world-newer-version"],
  samples: [
    {
      text: "[18:15:20] [Server thread/ERROR]: [Multiverse-Core] The world 'mines' could NOT be loaded because it contains errors and is probably corrupt!",
      parameters: { world: "mines" },
    },
    {
      text: "[18:15:20] [Server thread/ERROR]: [Multiverse-Core] The world 'the_end_2' could NOT be loaded because the server didn't like it!",
      parameters: { world: "the_end_2" },
    },
    {
      text: "[18:15:20] [Server thread/WARN]: [Multiverse-Core] WorldManager can't load this world because the folder was deleted/moved: hub",
      parameters: { world: "hub" },
    },
  ],
  counterSamples: [
    "<Alex> The world 'mines' could NOT be loaded because it contains errors",
    "[18:15:20] [Server thread/INFO]: [Multiverse-Core] 3 - World(s) loaded.",
  ],
});
