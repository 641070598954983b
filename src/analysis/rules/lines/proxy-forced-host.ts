import { finding } from "../../model/finding.ts";

export default finding({
  code: "proxy-forced-host",
  severity: "notice",
  role: "environment",
  // BungeeCord. Velocity does not start then.
  pattern: /Forced host server (\S{1,80}) is not defined/,
  parameters: (match) => ({ server: match[1]! }),
});
