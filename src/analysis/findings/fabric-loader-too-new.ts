import { finding } from "../finding.ts";
import { isRepeated, isSaid } from "./mod-dependency-missing.ts";

export default finding({
  code: "fabric-loader-too-new",
  severity: "fatal",
  confidence: 0.9,
  needles: ["org/spongepowered/asm/mixin/transformer/FabricMixinTransformerProxy"],
  pattern:
    /(?:NoClassDefFoundError|ClassNotFoundException): org\/spongepowered\/asm\/mixin\/transformer\/FabricMixinTransformerProxy/,
  parameters: (match, place) => (isSaid(place) || isRepeated(place, match[0]) ? null : {}),
  message: {
    en: "A mod was made for Fabric Loader before 0.12 and does not work with the newer one.",
    "zh-CN": "某个模组是为 0.12 之前的 Fabric Loader 制作的，与较新的版本不兼容。",
  },
  advice: {
    en: [
      "Update your mods, above all those that were made before October 2021.",
      "If there is no newer version, use Fabric Loader 0.11.7, or remove that mod.",
    ],
    "zh-CN": [
      "更新模组，尤其是 2021 年 10 月之前制作的模组。",
      "如果没有新版本，请使用 Fabric Loader 0.11.7，或移除该模组。",
    ],
  },
  samples: [
    {
      text: "java.lang.NoClassDefFoundError: org/spongepowered/asm/mixin/transformer/FabricMixinTransformerProxy\n\tat com.acme.caves.Early.onPreLaunch(Early.java:9)",
      parameters: {},
    },
  ],
  counterSamples: ["\tat org/spongepowered/asm/mixin/transformer/FabricMixinTransformerProxy.transform", "<Steve> hi"],
});
