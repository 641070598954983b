import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:03] [Server thread/ERROR]: [Multiverse-Core] The world 'mines' could NOT be loaded because it contains errors and is probably corrupt!",
      parameters: { world: "mines" },
    },
    {
      text: "[10:00:03] [Server thread/ERROR]: [Multiverse-Core] The world 'the_end_2' could NOT be loaded because the server didn't like it!",
      parameters: { world: "the_end_2" },
    },
    {
      text: "[10:00:03] [Server thread/WARN]: [Multiverse-Core] WorldManager: Can't load this world because the folder was deleted/moved: hub",
      parameters: { world: "hub" },
    },
  ],
  counterSamples: [
    "<Alex> The world 'mines' could NOT be loaded because it contains errors",
    "[10:00:03] [Server thread/INFO]: [Multiverse-Core] 3 - World(s) loaded.",
  ],
} satisfies LineSamples;
