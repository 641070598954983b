import { finding } from "../../model/finding.ts";
import { mergedMods } from "../matching/merged-mods.ts";

export default finding({
  code: "datapack-mod-missing",
  severity: "notice",
  role: "environment",
  confidence: 0.9,
  pattern: /Missing data pack mod[:/]([\w.-]{1,64})/,
  parameters: (match) => ({ mod: match[1]! }),
  merge: mergedMods,
  impliedBy: ["mod-pack-metadata-missing"],
});
