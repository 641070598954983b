import { finding } from "../../model/finding.ts";
import { isPlatform, requirementNeedles, requirementPattern, requirements } from "../matching/requirements.ts";

export default finding({
  code: "mod-dependency-version",
  severity: "fatal",
  confidence: 0.95,
  needles: requirementNeedles,
  pattern: requirementPattern,
  parameters: (_, place) => {
    const one = requirements(place).find(
      ({ id, installed, unwanted }) => installed !== null && !unwanted && !isPlatform(id),
    );
    return one ? { mod: one.mod, dependency: one.name, versions: one.versions, installed: one.installed! } : null;
  },
});
