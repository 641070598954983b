import { finding } from "../finding.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "forge-too-old-for-java",
  severity: "fatal",
  confidence: 0.95,
  needles: ["sun.security.util.ManifestEntryVerifier"],
  pattern:
    /^[^\n<]{0,300}?(?:NoSuchMethodError: [^\n]{0,20}|IllegalAccessError: [^\n]{0,160}cannot access class )sun\.security\.util\.ManifestEntryVerifier/,
  parameters: (_, place) => (isRepeated(place, "ManifestEntryVerifier") ? null : {}),
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
});
