import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "---- Minecraft Crash Report ----\nDescription: Mod loading error has occurred\n\njava.lang.Exception: Mod Loading has failed\n\tat net.minecraftforge.A.b(A.java:1)\n\n-- NO MOD INFO AVAILABLE --\nDetails:\n\tFailure message: The Mod File /srv/lamps/build/resources/main has mods that were not found\n",
      parameters: { file: "/srv/lamps/build/resources/main" },
    },
    {
      text: "---- Minecraft Crash Report ----\nDescription: Mod loading error has occurred\n\njava.lang.Exception: Mod Loading has failed\n\tat net.minecraftforge.A.b(A.java:1)\n\n-- NO MOD INFO AVAILABLE --\nDetails:\n\tFailure message: mods.toml missing metadata for modid lamps\n",
      parameters: { mod: "lamps", file: null },
    },
    {
      text: "\tFailure message: mods.toml missing metadata for modid lamps_&_bulbs\n",
      parameters: { mod: "lamps_&_bulbs", file: null },
    },
    {
      text: "[10:00:00] [main/ERROR]: File mods/lamps-1.0.jar contains mod entrypoint class org.example.lamps.Lamps for mod with id lamp, which does not exist or is not in the same file.",
      parameters: { mod: "lamp", file: "mods/lamps-1.0.jar", entrypoint: "org.example.lamps.Lamps" },
    },
  ],
  counterSamples: ["[10:00:00] [Server thread/INFO]: <Alex> The Mod File a.jar has mods that were not found"],
} satisfies LineSamples;
