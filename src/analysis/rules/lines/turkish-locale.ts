import { finding } from "../../model/finding.ts";

export default finding({
  code: "turkish-locale",
  severity: "fatal",
  pattern: /character in (?:path|namespace) of location: ([^\n]{0,160}(?:[ıİ]|\\u0131|\\u0130)[^\n]{0,160})/,
  parameters: (match) => ({ name: match[1]!.trim() }),
});
