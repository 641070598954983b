import { finding } from "../finding.ts";

export default finding({
  code: "turkish-locale",
  severity: "fatal",
  needles: [" character in path of location: ", " character in namespace of location: "],
  pattern: /character in (?:path|namespace) of location: ([^\n]{0,160}(?:[ıİ]|\\u0131|\\u0130)[^\n]{0,160})/,
  parameters: (match) => ({ name: match[1]!.trim() }),
  samples: [
    {
      text: "[10:00:00] [main/ERROR]: Failed\nnet.minecraft.ResourceLocationException: Non [a-z0-9/._-] character in path of location: lamps:lıght",
      parameters: { name: "lamps:lıght" },
    },
    {
      text: "net.minecraft.ResourceLocationException: Non [a-z0-9/._-] character in path of location: lamps:l\\u0131ght",
      parameters: { name: "lamps:l\\u0131ght" },
    },
  ],
  counterSamples: [
    "[10:00:00] [main/ERROR]: Failed\nnet.minecraft.ResourceLocationException: Non [a-z0-9/._-] character in path of location: lamps:Light",
  ],
});
