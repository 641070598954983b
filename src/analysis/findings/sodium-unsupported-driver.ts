import { finding } from "../finding.ts";

export default finding({
  code: "sodium-unsupported-driver",
  severity: "fatal",
  needles: ["Sodium Renderer - Unsupported Driver"],
  pattern: /Sodium Renderer - Unsupported Driver/,
  parameters: () => ({}),
  samples: [
    { text: "[10:00:00] [main/ERROR]: ###ERROR_DESCRIPTION###\nSodium Renderer - Unsupported Driver", parameters: {} },
  ],
  counterSamples: ["[10:00:00] [main/INFO]: Sodium Renderer"],
});
