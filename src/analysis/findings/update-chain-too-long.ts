import { finding } from "../finding.ts";

export default finding({
  code: "update-chain-too-long",
  severity: "notice",
  confidence: 0.9,
  needles: ["Too many chained neighbor updates. "],
  pattern:
    /^[^\n<]{0,200}?Too many chained neighbor updates\. Skipping the rest\. First skipped position: (-?\d{1,8}, -?\d{1,8}, -?\d{1,8})/,
  parameters: (match) => ({ location: match[1]! }),
  oneFor: [],
  samples: [
    {
      text: "[10:00:00] [Server thread/ERROR]: Too many chained neighbor updates. Skipping the rest. First skipped position: 12, 64, -8",
      parameters: { location: "12, 64, -8" },
    },
  ],
  counterSamples: [
    "<Alex> Too many chained neighbor updates. Skipping the rest. First skipped position: 12, 64, -8",
    "[10:00:00] [Server thread/INFO]: Too many chained neighbor updates. None",
  ],
});
