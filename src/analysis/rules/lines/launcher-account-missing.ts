import { finding } from "../../model/finding.ts";

export default finding({
  code: "launcher-account-missing",
  severity: "fatal",
  pattern: /^[^\n<]{0,200}?No account selected for launch/,
});
