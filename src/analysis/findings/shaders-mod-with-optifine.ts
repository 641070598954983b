import { finding } from "../finding.ts";
import { isRepeated, isSaid } from "./mod-dependency-missing.ts";

export default finding({
  code: "shaders-mod-with-optifine",
  severity: "fatal",
  confidence: 0.98,
  needles: ["Shaders Mod detected. Please remove it"],
  pattern: /Shaders Mod detected\. Please remove it/,
  parameters: (match, place) => (isSaid(place) || isRepeated(place, match[0]) ? null : {}),
  message: {
    en: "The Shaders Mod and OptiFine are installed together, but OptiFine has shaders built in.",
    "zh-CN": "同时安装了光影模组（Shaders Mod）和 OptiFine，而 OptiFine 已内置光影支持。",
  },
  advice: {
    en: ["Delete the Shaders Mod (ShadersModCore …) from the mods folder, and keep OptiFine."],
    "zh-CN": ["从 mods 文件夹中删除 Shaders Mod（ShadersModCore 等），保留 OptiFine。"],
  },
  samples: [
    {
      text: "java.lang.RuntimeException: Shaders Mod detected. Please remove it, OptiFine has built-in support for shaders.",
      parameters: {},
    },
  ],
  counterSamples: ["[Shaders] Loaded shaderpack: BSL", "<Steve> Shaders Mod detected. Please remove it"],
});
