import { finding } from "../finding.ts";

export default finding({
  code: "resource-pack-metadata",
  severity: "notice",
  role: "environment",
  needles: ["Missing metadata in pack "],
  pattern: /Missing metadata in pack (?:file\/)?([^\n\r]{1,160})/,
  parameters: (match) => ({ pack: match[1]!.trim() }),
  samples: [
    {
      text: "[10:00:00] [Render thread/WARN]: Missing metadata in pack file/Soft 64x.zip",
      parameters: { pack: "Soft 64x.zip" },
    },
  ],
  counterSamples: ["[10:00:00] [Render thread/INFO]: Found metadata in pack x"],
});
