import { finding } from "../../model/finding.ts";

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
});
