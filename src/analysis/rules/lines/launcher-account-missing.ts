import { finding } from "../../model/finding.ts";

export default finding({
  code: "launcher-account-missing",
  severity: "fatal",
  needles: ["No account selected for launch"],
  pattern: /^[^\n<]{0,200}?No account selected for launch/,
});
