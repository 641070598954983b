import { finding } from "../../model/finding.ts";

export default finding({
  code: "proxy-forced-host",
  severity: "notice",
  role: "environment",
  pattern:
    /Forced host server (\S{1,80}) is not defined|Server '([^'\n]{1,80})' for forced host '([^'\n]{1,120})' does not exist/,
  parameters: (match) => ({ server: (match[1] ?? match[2])!, host: match[3] }),
});
