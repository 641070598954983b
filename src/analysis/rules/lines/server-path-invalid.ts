import { finding } from "../../model/finding.ts";

export default finding({
  code: "server-path-invalid",
  severity: "fatal",
  confidence: 0.98,
  pattern:
    /^[^\n<]{0,200}?(?:Cannot run server in a directory with ! (?:or \+ )?in the pathname|Cannot use \w{1,30} in directory with ! in path)/,
});
