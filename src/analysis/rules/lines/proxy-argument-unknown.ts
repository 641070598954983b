import { finding } from "../../model/finding.ts";

export default finding({
  code: "proxy-argument-unknown",
  severity: "error",
  pattern: /Argument type identifier ([\w:.-]{1,80}) (?:is )?unknown/,
  parameters: (match) => ({ argument: match[1] }),
});
