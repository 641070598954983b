import { finding } from "../../model/finding.ts";

/** PocketMine says it in the server's language; the setting has the same name in all of them. */
export default finding({
  code: "pocketmine-dev-build",
  severity: "fatal",
  confidence: 0.97,
  pattern: /^[^\n<]{0,120}?(?:EMERGENCY|CRITICAL|ERROR)\][^\n<]{0,200}?\bsettings\.enable-dev-builds\b/,
});
