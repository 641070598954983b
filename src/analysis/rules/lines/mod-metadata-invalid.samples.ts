import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [Client thread/ERROR] [FML/]: The mcmod.info file in Lamps-1.0.jar cannot be parsed as valid JSON. It will be ignored",
      parameters: { file: "mcmod.info", jar: "Lamps-1.0.jar" },
    },
    {
      text: "[10:00:00] [Forge Version Check/INFO] [net.minecraftforge.fml.VersionChecker/]: [lamps] Starting version check at http://myurl.me/",
      parameters: { mod: "lamps", address: "http://myurl.me", why: "template" },
    },
  ],
  counterSamples: ["[10:00:00] [main/WARN]: A file cannot be parsed as valid JSON. It will be ignored"],
} satisfies LineSamples;
