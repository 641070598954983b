import { finding } from "../finding.ts";

export default finding({
  code: "datapack-missing",
  severity: "notice",
  role: "environment",
  confidence: 0.9,
  needles: ["Missing data pack "],
  pattern: /^[^\n]{0,300}?: Missing data pack (?!mod[:/])([^\n]{1,150})/,
  parameters: (match) => ({ datapack: match[1]!.replace(/^file\//, "").trim() }),
  oneFor: [],
  gathers: "datapack",
  samples: [
    {
      text: "[10:00:00] [main/WARN]: Missing data pack file/terrain.zip\n[10:00:00] [main/WARN]: Missing data pack quietcaves",
      parameters: { datapack: ["terrain.zip", "quietcaves"] },
    },
    { text: "[10:00:00] [main/WARN]: Missing data pack file/terrain.zip", parameters: { datapack: "terrain.zip" } },
    { text: "[10:00:00] [Server thread/WARN]: Missing data pack quietcaves", parameters: { datapack: "quietcaves" } },
  ],
  counterSamples: [
    "[10:00:00] [main/WARN]: Missing data pack mod:ringcraft",
    "[10:00:00] [Server thread/INFO]: <Steve> : Missing data pack a",
  ],
});
