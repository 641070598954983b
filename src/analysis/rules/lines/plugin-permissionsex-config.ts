import { finding } from "../../model/finding.ts";

export default finding({
  code: "plugin-permissionsex-config",
  severity: "error",
  confidence: 1,
  pattern: /^[^\n<]{0,250}?={3} UNABLE TO LOAD PERMISSIONS BACKEND ={3}/,
});
