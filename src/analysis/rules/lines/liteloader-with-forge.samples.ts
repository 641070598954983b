import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [main/ERROR]: x\norg.spongepowered.asm.service.ServiceInitialisationException: ModLauncher is not available",
      parameters: {},
    },
  ],
  counterSamples: ["[10:00:00] [main/INFO]: ModLauncher is available"],
} satisfies LineSamples;
