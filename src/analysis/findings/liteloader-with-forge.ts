import { finding } from "../finding.ts";

export default finding({
  code: "liteloader-with-forge",
  severity: "fatal",
  needles: ["ServiceInitialisationException: ModLauncher is not available"],
  pattern: /ServiceInitialisationException: ModLauncher is not available/,
  parameters: () => ({}),
  samples: [
    {
      text: "[10:00:00] [main/ERROR]: x\norg.spongepowered.asm.service.ServiceInitialisationException: ModLauncher is not available",
      parameters: {},
    },
  ],
  counterSamples: ["[10:00:00] [main/INFO]: ModLauncher is available"],
});
