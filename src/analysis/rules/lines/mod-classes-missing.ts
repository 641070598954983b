import { finding } from "../../model/finding.ts";

export default finding({
  code: "mod-classes-missing",
  severity: "fatal",
  confidence: 0.95,
  needles: [" has mods that were not found", "are missing, but are reported in the mods.toml"],
  pattern:
    /^[^\n<]{0,200}?The Mod File ([^\n]{1,250}?) has mods that were not found|^[^\n<]{0,200}?The following classes are missing, but are reported in the mods\.toml: \[?([\w.$, ]{1,300})/,
  parameters: (match) => ({ file: match[1]?.replace(/§./g, ""), classes: match[2] }),
});
