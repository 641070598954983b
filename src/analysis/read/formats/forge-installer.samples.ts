import type { FormatSamples } from "./format-samples.ts";

export default {
  "Forge installer": [
    {
      text: "Considering library net.minecraftforge:forge:1.12.2-14.23.5.2847: Not Downloading {Wrong Side}\nConsidering library net.minecraft:launchwrapper:1.12: Not Downloading {Wrong Side}",
      id: "forge/unknown",
      version: "1.12.2",
    },
    {
      text: "Splitter: \n  Input:    /srv/lamps/libraries/net/minecraft/server/1.19.4/server-1.19.4.jar\n  Slim:     /srv/lamps/libraries/net/minecraft/server/1.19.4-20230314.122934/server-1.19.4-20230314.122934-slim.jar",
      id: "forge/unknown",
      version: "1.19.4",
    },
  ],
} satisfies FormatSamples;
