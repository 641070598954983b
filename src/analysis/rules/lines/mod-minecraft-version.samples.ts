import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "Unmet dependency listing:\n\t - Mod 'Quiet Caves' (quietcaves) 1.0.3 requires any version between 1.19.3 (inclusive) and 1.20- (exclusive) of 'Minecraft' (minecraft), but only the wrong version is present: 1.18.2!",
      parameters: {
        mod: "Quiet Caves",
        version: "1.19.3 or above, and below 1.20",
        installed: "1.18.2",
      },
    },
    {
      text: "net.fabricmc.loader.discovery.ModResolutionException: Could not find required mod: quietcaves requires {minecraft @ [~1.17]}",
      parameters: { mod: "quietcaves", version: "any 1.17 version" },
    },
    {
      text: "[main/ERROR] [net.minecraftforge.fml.loading.ModSorter/LOADING]: Missing or unsupported mandatory dependencies:\n\tMod ID: 'minecraft', Requested by: 'ringcraft', Expected range: '[1.19.2,1.20)', Actual version: '1.20.1'",
      parameters: { mod: "ringcraft", version: "1.19.2 or above, and below 1.20", installed: "1.20.1" },
    },
    {
      text: "2013-05-01 12:00:00 [SEVERE] [ForgeModLoader] The mod RingCraft does not wish to run in Minecraft version Minecraft 1.5.2. You will have to remove it to play.",
      parameters: { mod: "RingCraft", installed: "1.5.2" },
    },
  ],
  counterSamples: [
    "\t - Mod 'Quiet Caves' (quietcaves) 1.0.3 requires any version of cavelib, which is missing!",
    "[12:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.0",
    "[12:00:00] [Server thread/TRACE] [FML]: The mod {0} does not wish to run in Minecraft version {1}",
    "[12:00:00] [Server thread/INFO]: <Alex> The mod X does not wish to run in Minecraft version 1.2",
  ],
} satisfies LineSamples;
