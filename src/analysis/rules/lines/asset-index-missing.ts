import { finding } from "../../model/finding.ts";

export default finding({
  code: "asset-index-missing",
  severity: "error",
  pattern: /^[^\n<]{0,200}?(?:Can't (?:find|open)|Unable to parse)(?: the)? resource index file: ([^\n\r]{1,300})/,
  parameters: (match) => ({ file: match[1]!.replace(/^.{0,280}[\\/]assets[\\/]/, "assets/") }),
});
