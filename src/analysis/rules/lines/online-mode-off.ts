import { finding } from "../../model/finding.ts";

export default finding({
  code: "online-mode-off",
  severity: "notice",
  role: "environment",
  confidence: 1,
  pattern:
    /^[^\n<]{0,250}?(?:\*{2,4} SERVER IS RUNNING IN OFFLINE\/INSECURE MODE|(The proxy is running in offline mode!)|Online mode is set to false!)/,
  parameters: (match) => (match[1] ? { of: "proxy" } : {}),
});
