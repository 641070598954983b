import { finding } from "../finding.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "fabric-loader-too-new",
  severity: "fatal",
  confidence: 0.9,
  needles: ["org/spongepowered/asm/mixin/transformer/FabricMixinTransformerProxy"],
  pattern:
    /(?:NoClassDefFoundError|ClassNotFoundException): org\/spongepowered\/asm\/mixin\/transformer\/FabricMixinTransformerProxy/,
  parameters: (match, place) => (isRepeated(place, match[0]) ? null : {}),
  samples: [
    {
      text: "java.lang.NoClassDefFoundError: org/spongepowered/asm/mixin/transformer/FabricMixinTransformerProxy\n\tat com.acme.caves.Early.onPreLaunch(Early.java:9)",
      codes: ["fabric-loader-too-new", "class-missing"],
      parameters: {},
    },
  ],
  counterSamples: ["\tat org/spongepowered/asm/mixin/transformer/FabricMixinTransformerProxy.transform", "<Steve> hi"],
});
