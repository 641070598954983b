import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [main/WARN] [ne.mi.fm.lo.mo.ModFileParser/LOADING]: Mod file /srv/mods/swiftium-fabric.jar is missing mods.toml file",
      parameters: { file: "swiftium-fabric.jar" },
    },
    {
      text: "[10:00:00] [main/WARN]: Mod file C:\\mc\\mods\\swiftium.jar is missing mods.toml file",
      parameters: { file: "swiftium.jar" },
    },
  ],
  counterSamples: [
    "[10:00:00] [main/WARN]: Mod file /home/a/libraries/net/minecraftforge/fmlcore/1/fmlcore-1.jar is missing mods.toml file",
  ],
} satisfies LineSamples;
