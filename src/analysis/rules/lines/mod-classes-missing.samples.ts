import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "---- Minecraft Crash Report ----\nDescription: Mod loading error has occurred\n\njava.lang.Exception: Mod Loading has failed\n\tat net.minecraftforge.A.b(A.java:1)\n\n-- NO MOD INFO AVAILABLE --\nDetails:\n\tFailure message: The Mod File /srv/lamps/build/resources/main has mods that were not found\n",
      parameters: { file: "/srv/lamps/build/resources/main" },
    },
  ],
  counterSamples: ["[10:00:00] [Server thread/INFO]: <Alex> The Mod File a.jar has mods that were not found"],
} satisfies LineSamples;
