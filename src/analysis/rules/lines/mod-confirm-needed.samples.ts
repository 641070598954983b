import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [Server thread/WARN] [FML]: Forge Mod Loader detected missing blocks/items.\n\nThere are 12 missing blocks and items in this save.\n\nRun the command /fml confirm or or /fml cancel to proceed.\nAlternatively start the server with -Dfml.queryResult=confirm or -Dfml.queryResult=cancel to preselect the answer.",
      parameters: { mods: null },
    },
    {
      text: "[10:00:00] [Server thread/WARN] [FML]: Forge Mod Loader detected missing registry entries.\n\nThere are 3 missing entries in this save.\nIf you ignore the missing entries you may lose them.\n\nMissing minecraft:blocks:\n    railworks:track\n    railworks:signal\n\nMissing minecraft:items:\n    Lamps:bulb\n\nRun the command /fml confirm or or /fml cancel to proceed.\nAlternatively start the server with -Dfml.queryResult=confirm or -Dfml.queryResult=cancel to preselect the answer.",
      parameters: { mods: ["railworks", "Lamps"] },
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/WARN] [FML]: Forge Mod Loader detected missing registry entries.\n\nRun the command /fml confirm or or /fml cancel to proceed.\n[10:00:09] [Server thread/INFO] [FML]: confirmed",
    "[10:00:00] [Server thread/INFO]: <Steve> Run the command /fml confirm",
    "[10:00:00] [Server thread/INFO]: confirmed",
  ],
} satisfies LineSamples;
