import { finding } from "../finding.ts";

export default finding({
  code: "mod-classes-missing",
  severity: "fatal",
  confidence: 0.95,
  needles: [" has mods that were not found", "are missing, but are reported in the mods.toml"],
  pattern:
    /^[^\n<]{0,200}?The Mod File ([^\n]{1,250}?) has mods that were not found|^[^\n<]{0,200}?The following classes are missing, but are reported in the mods\.toml: \[?([\w.$, ]{1,300})/,
  parameters: (match) => ({ file: match[1]?.replace(/§./g, ""), classes: match[2] }),
  samples: [
    {
      text: "---- Minecraft Crash Report ----\nDescription: Mod loading error has occurred\n\njava.lang.Exception: Mod Loading has failed\n\tat net.minecraftforge.A.b(A.java:1)\n\n-- NO MOD INFO AVAILABLE --\nDetails:\n\tFailure message: The Mod File /srv/lamps/build/resources/main has mods that were not found\n",
      parameters: { file: "/srv/lamps/build/resources/main" },
    },
  ],
  counterSamples: ["[10:00:00] [Server thread/INFO]: <Alex> The Mod File a.jar has mods that were not found"],
});
