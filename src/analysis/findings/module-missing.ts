import { finding } from "../finding.ts";

export default finding({
  code: "module-missing",
  severity: "fatal",
  needles: ["java.lang.module.FindException: Module "],
  pattern: /java\.lang\.module\.FindException: Module ([\w.$-]{1,100}) not found(?:, required by ([\w.$-]{1,100}))?/,
  parameters: (match) => ({ module: match[1]!, mod: match[2] }),
  samples: [
    {
      text: "[10:00:00] [main/ERROR]: x\njava.lang.module.FindException: Module bulbs not found, required by lamps",
      parameters: { module: "bulbs", mod: "lamps" },
    },
  ],
  counterSamples: ["[10:00:00] [main/INFO]: Module bulbs found"],
});
