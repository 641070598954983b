import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "java.lang.NoSuchMethodError: sun.security.util.ManifestEntryVerifier.<init>(Ljava/util/jar/Manifest;)V\n\tat cpw.mods.A.b(A.java:1)",
      codes: ["forge-too-old-for-java", "method-missing"],
      parameters: {},
    },
    {
      text: "java.lang.NoSuchMethodError: 'void sun.security.util.ManifestEntryVerifier.<init>(java.util.jar.Manifest)'",
      codes: ["forge-too-old-for-java", "method-missing"],
      parameters: {},
    },
  ],
  counterSamples: ["<Alex> NoSuchMethodError: sun.security.util.ManifestEntryVerifier"],
} satisfies LineSamples;
