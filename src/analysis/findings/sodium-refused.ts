import { finding } from "../finding.ts";

export default finding({
  code: "sodium-refused",
  severity: "fatal",
  needles: [
    "ASUS GPU Tweak III is not compatible",
    "you are using PojavLauncher, which is not supported when using Sodium",
  ],
  pattern:
    /(ASUS GPU Tweak III) is not compatible|you are using (PojavLauncher), which is not supported when using Sodium/,
  parameters: (match) => ({ program: match[1] ?? match[2] }),
  samples: [
    {
      text: "[12:00:05] [main/ERROR]: ASUS GPU Tweak III is not compatible with Minecraft (more specifically, Sodium)",
      parameters: { program: "ASUS GPU Tweak III" },
    },
  ],
  counterSamples: ["<Alex> I use ASUS GPU Tweak III"],
});
