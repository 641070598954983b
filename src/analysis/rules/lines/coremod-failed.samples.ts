import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[01Jan2024 10:00:00.000] [main/ERROR] [net.minecraftforge.coremod.transformer.CoreModBaseTransformer/COREMOD]: Error occurred applying transform of coremod coremods/lamps.js function glow\njava.lang.NullPointerException: null\n\tat org.objectweb.asm.tree.InsnList.insert(InsnList.java:1)",
      parameters: { file: "coremods/lamps.js", function: "glow", with: null },
    },
    {
      text: "[01Jan2024 10:00:00.000] [main/INFO] [optifine.OptiFineTransformationService/]: OptiFineTransformationService.onLoad\n[01Jan2024 10:00:01.000] [main/ERROR] [net.minecraftforge.coremod.transformer.CoreModBaseTransformer/COREMOD]: Error occurred applying transform of coremod META-INF/asm/lamps.js function render",
      parameters: { file: "META-INF/asm/lamps.js", function: "render", with: "OptiFine" },
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/INFO]: <Alex> Error occurred applying transform of coremod coremods/lamps.js function glow",
  ],
} satisfies LineSamples;
