import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [Server thread/WARN] [FML]: Deep Lamps Mod loaded a new chunk [-9, 12] in dimension 0 (overworld) while populating chunk [-9, 11], causing cascading worldgen lag.",
      parameters: { mod: "Deep Lamps Mod" },
    },
  ],
  counterSamples: ["[10:00:00] [Server thread/INFO]: Alex is causing cascading worldgen lag"],
} satisfies LineSamples;
