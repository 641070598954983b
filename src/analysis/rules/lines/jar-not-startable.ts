import { finding } from "../../model/finding.ts";

export default finding({
  code: "jar-not-startable",
  severity: "fatal",
  confidence: 0.98,
  pattern:
    /^(?:Error: )?(?:no main manifest attribute, in ([^\n\r]{1,200})|Invalid or corrupt jarfile ([^\n\r]{1,200}))/,
  parameters: (match) => (match[1] ? { file: match[1].trim() } : { damaged: match[2]!.trim() }),
});
