import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[01Jan2024 10:00:00.000] [main/FATAL] [net.minecraftforge.fml.ModLoader/CORE]: File §2swiftium-fabric.jar§r is a Fabric mod and cannot be loaded",
      parameters: { files: ["swiftium-fabric.jar"], loader: "Fabric" },
    },
    {
      text: "\tFailure message: File mods/ringcraft-1.20.1.jar is for Minecraft Forge or an older version of NeoForge, and cannot be loaded",
      parameters: { files: ["ringcraft-1.20.1.jar"], loader: "Minecraft Forge" },
    },
    {
      text: "[10:00:00] [main/WARN]: Found 2 non-fabric mods:\n\t- ringcraft-forge.jar\n\t- curios.jar",
      parameters: { files: ["ringcraft-forge.jar", "curios.jar"], loader: "another loader" },
    },
    {
      text: "---- Minecraft Crash Report ----\n\n-- NO MOD INFO AVAILABLE --\nDetails:\n\tMod File: NO FILE INFO\n\tFailure message: fml.modloadingissue.brokenfile.minecraft_forge\n\tMod Version: NO MOD INFO AVAILABLE\n",
      parameters: { files: null, loader: "Forge" },
    },
    {
      text: "---- Minecraft Crash Report ----\n\n-- Mod loading issue --\nDetails:\n\tMod file: /srv/mods/lamps-1.0.jar\n\tFailure message: fml.modloadingissue.brokenfile.fabric\n",
      parameters: { files: ["lamps-1.0.jar"], loader: "Fabric" },
    },
  ],
  counterSamples: [
    "\tFailure message: fml.modloadingissue.brokenfile.unknown",
    "[10:00:00] [main/ERROR]: The chunk is damaged and cannot be loaded",
    "<Steve> File a.jar is a Fabric mod and cannot be loaded",
  ],
} satisfies LineSamples;
