import { finding } from "../finding.ts";

export default finding({
  code: "jar-not-startable",
  severity: "fatal",
  confidence: 0.98,
  needles: ["no main manifest attribute, in ", "Invalid or corrupt jarfile "],
  pattern:
    /^(?:Error: )?(?:no main manifest attribute, in ([^\n\r]{1,200})|Invalid or corrupt jarfile ([^\n\r]{1,200}))/,
  parameters: (match) => (match[1] ? { file: match[1].trim() } : { damaged: match[2]!.trim() }),
  samples: [
    { text: "no main manifest attribute, in lamps.jar", parameters: { file: "lamps.jar" } },
    {
      text: "Error: Invalid or corrupt jarfile server.jar",
      codes: ["jar-not-startable", "archive-corrupt"],
      parameters: { damaged: "server.jar" },
    },
  ],
  counterSamples: ["<Alex> no main manifest attribute, in lamps.jar"],
});
