import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [main/FATAL] [FML]: The directories below appear to be extracted jar files. Fix this before you continue.\n[10:00:00] [main/FATAL] [FML]: Directory mods/ringcraft contains [META-INF, mcmod.info]",
      parameters: {},
    },
    { text: "java.lang.RuntimeException: Extracted mod jars found, loading will NOT continue", parameters: {} },
  ],
  counterSamples: [
    "[10:00:00] [main/INFO] [FML]: Searching /srv/mods for mods",
    "<Steve> Extracted mod jars found, loading will NOT continue",
  ],
} satisfies LineSamples;
