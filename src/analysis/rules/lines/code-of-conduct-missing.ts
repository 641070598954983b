import { finding } from "../../model/finding.ts";

export default finding({
  code: "code-of-conduct-missing",
  severity: "fatal",
  confidence: 1,
  needles: ["Code of Conduct folder does not exist"],
  pattern: /^[^\n<]{0,250}?Code of Conduct folder does not exist/,
});
