import { finding } from "../../model/finding.ts";

export default finding({
  code: "asset-index-missing",
  severity: "error",
  // The first sound of all: where it is missing, so are the others.
  pattern:
    /^[^\n<]{0,200}?(?:(?:Can't (?:find|open)|Unable to parse)(?: the)? resource index file: ([^\n\r]{1,300})|Missing sound for event: minecraft:ambient\.cave\b)/,
  parameters: (match) => ({ file: match[1]?.replace(/^.{0,280}[\\/]assets[\\/]/, "assets/") }),
});
