import { finding } from "../../model/finding.ts";

export default finding({
  code: "online-mode-off",
  severity: "notice",
  role: "environment",
  confidence: 1,
  // Mohist says it in the language of the machine: the names of file and setting stay.
  pattern:
    /^[^\n<]{0,250}?(?:\*{2,4} SERVER IS RUNNING IN OFFLINE\/INSECURE MODE|(The proxy is running in offline mode!)|Online mode is set to false!|(Xbox (?:Live )?authentication is (?:not enabled|disabled|turned off)|Online mode is disabled\. The server will not verify [^\n]{1,60}Xbox)|server\.properties[^\x00-\x7f]{1,12}online-mode)/,
  parameters: ([, proxy, xbox], { software }) =>
    proxy || software.kind === "proxy" ? { of: "proxy" } : xbox ? { of: "xbox" } : {},
});
