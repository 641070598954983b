import { finding } from "../../model/finding.ts";

export default finding({
  code: "datapack-mod-missing",
  severity: "warning",
  confidence: 0.9,
  needles: ["Missing data pack mod:", "Missing data pack mod/"],
  pattern: /Missing data pack mod[:/]([\w.-]{1,64})/,
  parameters: (match) => ({ mod: match[1]! }),
});
