import type { WholeLogSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [main/ERROR] [FML/]: The coremod net.example.kettles.asm.KettlePlugin is requesting minecraft version 1.7.2 and minecraft is 1.7.10. It will be ignored.",
      parameters: {
        mod: "kettles",
        class: "net.example.kettles.asm.KettlePlugin",
        version: "1.7.2",
        installed: "1.7.10",
      },
    },
  ],
  counterSamples: [
    "[10:00:00] [main/DEBUG] [FML/]: The coremod net.example.kettles.asm.KettlePlugin requested minecraft version 1.7.10 and minecraft is 1.7.10. It will be loaded.",
  ],
} satisfies WholeLogSamples;
