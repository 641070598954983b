import { finding } from "../../model/finding.ts";

export default finding({
  code: "eula-not-accepted",
  severity: "fatal",
  confidence: 1,
  needles: ["You need to agree to the EULA in order to run the server"],
  pattern: /You need to agree to the EULA in order to run the server/,
});
