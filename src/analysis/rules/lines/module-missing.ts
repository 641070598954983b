import { finding } from "../../model/finding.ts";

/** Parts of Java itself, of which some are only there for whoever asks for them. */
const ofJava = /^(?:java|jdk)\./;

export default finding({
  code: "module-missing",
  severity: "fatal",
  pattern:
    /java\.lang\.module\.FindException: Module ([\w.$-]{1,100}) not found(?:, required by ([\w.$-]{1,100}))?|Some mods have agreed upon an acceptable version range for : ([\w.$:-]{1,150}), but no jar was provided which matched the range\. Requested by: ([^\n]{1,200})/,
  parameters: (match) => {
    const module = (match[1] ?? match[3])!;
    const mod = match[2] ?? match[4]?.trim().replace(/\.$/, "");
    return { module, mod, why: ofJava.test(module) ? (mod ? "java" : "argument") : undefined };
  },
});
