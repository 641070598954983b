import { finding } from "../../model/finding.ts";

/** Forge and NeoForge ask one mod for permissions, by a setting of the server: where it is not there, another one decides. */
export default finding({
  code: "permission-handler-missing",
  severity: "warning",
  confidence: 0.9,
  needles: ["Unable to find configured permission handler "],
  pattern:
    /^[^\n<]{0,200}?Unable to find configured permission handler (([\w.-]{1,64}):[\w./-]{1,100}), will use ([\w.-]{1,64}:[\w/-]{1,100})/,
  parameters: ([, handler, mod, used]) => ({ handler, mod, used }),
});
