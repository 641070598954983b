import { finding } from "../finding.ts";

export default finding({
  code: "module-missing",
  severity: "fatal",
  needles: ["java.lang.module.FindException: Module ", "Some mods have agreed upon an acceptable version range for : "],
  pattern:
    /java\.lang\.module\.FindException: Module ([\w.$-]{1,100}) not found(?:, required by ([\w.$-]{1,100}))?|Some mods have agreed upon an acceptable version range for : ([\w.$:-]{1,150}), but no jar was provided which matched the range\. Requested by: ([^\n]{1,200})/,
  parameters: (match) => ({ module: (match[1] ?? match[3])!, mod: match[2] ?? match[4]?.trim().replace(/\.$/, "") }),
  samples: [
    {
      text: "[10:00:00] [main/ERROR]: x\njava.lang.module.FindException: Module bulbs not found, required by lamps",
      parameters: { module: "bulbs", mod: "lamps" },
    },
    {
      text: "\tFailure message: Some mods have agreed upon an acceptable version range for : com.acme.lib, but no jar was provided which matched the range. Requested by: lamps.",
      parameters: { module: "com.acme.lib", mod: "lamps" },
    },
  ],
  counterSamples: ["[10:00:00] [main/INFO]: Module bulbs found"],
});
