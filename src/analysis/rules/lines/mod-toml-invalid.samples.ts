import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "net.minecraftforge.fml.loading.moddiscovery.InvalidModFileException: Missing required field mandatory in dependency (main)",
      parameters: { reason: "Missing required field mandatory in dependency" },
    },
    {
      // biome-ignore lint/suspicious/noTemplateCurlyInString: what a build leaves unfilled looks like this
      text: "net.neoforged.fml.loading.moddiscovery.InvalidModFileException: Illegal version number specified ${file.jarVersion} (main)",
      // biome-ignore lint/suspicious/noTemplateCurlyInString: as above
      parameters: { reason: "Illegal version number specified ${file.jarVersion}" },
    },
    {
      text: "[10:00:00] [main/ERROR] (ModInfo) Invalid modId found in file /home/alex/bright lamps/build/resources/main - bright-lamps does not match the standard: ^[a-z][a-z0-9_]{1,63}$",
      parameters: { reason: "Invalid modId found : bright-lamps" },
    },
    {
      text: "net.minecraftforge.fml.loading.moddiscovery.InvalidModFileException: Missing License, please supply a license. (lamps.main)",
      parameters: { reason: "Missing License, please supply a license." },
    },
  ],
  counterSamples: [
    "net.minecraftforge.fml.loading.moddiscovery.InvalidModFileException: Missing ModLoader in file",
    "<Steve> InvalidModFileException: Missing License (main)",
    "[10:00:00] [main/INFO]: Invalid modId found in file",
  ],
} satisfies LineSamples;
