import { finding } from "../../model/finding.ts";

export default finding({
  code: "eula-not-accepted",
  severity: "fatal",
  confidence: 1,
  pattern:
    /You need to agree to the EULA in order to run the server|^(?:[^\n<]{0,80}\[init\] (?:\[?ERROR\]?:? )?)?Please accept the Minecraft EULA at|^[^\n<]{0,80}EULA (?:environment variable )?must be set to TRUE\b/,
});
