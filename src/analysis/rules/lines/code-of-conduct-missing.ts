import { finding } from "../../model/finding.ts";

export default finding({
  code: "code-of-conduct-missing",
  severity: "fatal",
  confidence: 1,
  pattern:
    /^[^\n<]{0,250}?(?:Code of Conduct folder does not exist|Failed to read Code of Conduct (?:folder|file "?([^"\n\r]{1,120}\.txt)))/,
  parameters: (match) => ({ file: match[1] }),
});
