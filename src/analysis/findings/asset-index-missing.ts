import { finding } from "../finding.ts";

export default finding({
  code: "asset-index-missing",
  severity: "error",
  needles: ["resource index file: "],
  pattern: /^[^\n<]{0,200}?(?:Can't (?:find|open)|Unable to parse)(?: the)? resource index file: ([^\n\r]{1,300})/,
  parameters: (match) => ({ file: match[1]!.replace(/^.{0,280}[\\/]assets[\\/]/, "assets/") }),
  samples: [
    {
      text: "[10:00:00] [Client thread/ERROR]: Can't find the resource index file: assets\\indexes\\1.8.json",
      parameters: { file: "assets\\indexes\\1.8.json" },
    },
    {
      text: "[10:00:00] [Render thread/ERROR]: Unable to parse resource index file: /home/alex/.minecraft/assets/indexes/5.json",
      parameters: { file: "assets/indexes/5.json" },
    },
  ],
  counterSamples: ["[10:00:00] [Client thread/INFO]: <Alex> Can't find the resource index file: x"],
});
