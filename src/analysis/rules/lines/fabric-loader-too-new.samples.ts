import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "java.lang.NoClassDefFoundError: org/spongepowered/asm/mixin/transformer/FabricMixinTransformerProxy\n\tat com.acme.caves.Early.onPreLaunch(Early.java:9)",
      codes: ["fabric-loader-too-new", "class-missing"],
      parameters: {},
    },
  ],
  counterSamples: ["\tat org/spongepowered/asm/mixin/transformer/FabricMixinTransformerProxy.transform", "<Steve> hi"],
} satisfies LineSamples;
