import { finding } from "../../model/finding.ts";

export default finding({
  code: "loom-mods-block",
  severity: "notice",
  role: "environment",
  needles: ["is not included in the loom 'mods' block"],
  pattern: /^[^\n<]{0,200}?Mod at path ([^\n]{1,250}?) is not included in the loom 'mods' block/,
  parameters: (match) => ({ file: match[1]! }),
});
