import { finding } from "../finding.ts";
import { isRepeated, isSaid } from "./mod-dependency-missing.ts";

export default finding({
  code: "optifine-twice",
  severity: "fatal",
  confidence: 0.98,
  needles: ["Module optifine reads another module named optifine", "Module optifine reads more than one module named"],
  pattern: /Module optifine reads (?:another module named optifine|more than one module named)/,
  parameters: (_, place) => (isSaid(place) || isRepeated(place, "Module optifine reads") ? null : {}),
  message: {
    en: "OptiFine is installed twice.",
    "zh-CN": "OptiFine 被重复安装。",
  },
  advice: {
    en: [
      "Keep one OptiFine only: delete the other file from the mods folder, or choose a launcher profile into which OptiFine is not installed already.",
    ],
    "zh-CN": ["只保留一个 OptiFine：删除 mods 文件夹中多余的文件，或改用没有安装 OptiFine 的启动器版本。"],
  },
  samples: [
    {
      text: "java.lang.module.ResolutionException: Module optifine reads another module named optifine",
      parameters: {},
    },
    {
      text: 'Exception in thread "main" java.lang.module.ResolutionException: Module optifine reads more than one module named ringcraft',
      parameters: {},
    },
  ],
  counterSamples: [
    "java.lang.module.ResolutionException: Module jei reads more than one module named acme",
    "[OptiFine] Loaded",
  ],
});
