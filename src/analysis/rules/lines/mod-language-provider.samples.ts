import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[main/ERROR] [net.minecraftforge.fml.loading.LanguageLoadingProvider/LOADING]: Missing language kotlinforforge version [4,) wanted by ringcraft-1.2.jar",
      parameters: { mod: "ringcraft-1.2.jar", required: "Kotlin for Forge 4 or above" },
    },
    {
      text: "[01Jan2024 10:00:00.000] [main/FATAL] [net.minecraftforge.fml.ModLoader/CORE]: Error during pre-loading phase\nnet.minecraftforge.fml.ModLoadingException: Mod File ringcraft-1.20.4.jar needs language provider javafml:49 or above to load\n§7We have found 47\n\tat net.minecraftforge.fml.ModLoadingException.x(ModLoadingException.java:50)",
      parameters: { mod: "ringcraft-1.20.4.jar", required: "Forge 49 or above", installed: "47" },
    },
    {
      text: "\tMod File §ekotlinrings.jar§r needs language provider §6kotlinforforge:4.3 or above§r to load\n§7We have found §o-",
      parameters: { mod: "kotlinrings.jar", required: "Kotlin for Forge 4.3 or above" },
    },
    {
      text: "java.lang.IllegalArgumentException: Could not find adapter 'kotlin' (mod lanterns!)",
      parameters: { mod: "lanterns", required: "Fabric Language Kotlin" },
    },
  ],
  counterSamples: [
    "[main/DEBUG]: Found language provider javafml, version 47",
    "<Steve> Mod File a.jar needs language provider javafml:49 to load",
  ],
} satisfies LineSamples;
