import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[main/ERROR] [net.minecraftforge.fml.loading.ModSorter/LOADING]: Mod Sorting failed.\nDetected Cycles: [[ringcraft, bigrings]]",
      parameters: { mods: ["ringcraft", "bigrings"] },
    },
    {
      text: "[10:00:00] [Server thread/ERROR] [FML]: A dependency cycle was detected in the input mod set so an ordering cannot be determined",
      parameters: {},
    },
    {
      text: "[10:00:00] [Server thread/ERROR] [FML]: A dependency cycle was detected in the input mod set so an ordering cannot be determined\n[10:00:00] [Server thread/ERROR] [FML]: The first mod in the cycle is ringcraft",
      parameters: { mods: ["ringcraft"] },
    },
    {
      text: "\tFailure message: Detected a mod dependency cycle: ringcraft, bigrings",
      parameters: { mods: ["ringcraft", "bigrings"] },
    },
  ],
  counterSamples: [
    "<Steve> The first mod in the cycle is ringcraft",
    "[10:00:00] [main/INFO]: Cycle 4 done",
    "<Steve> Detected Cycles: [[a, b]]",
  ],
} satisfies LineSamples;
