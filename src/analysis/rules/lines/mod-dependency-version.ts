import { finding } from "../../model/finding.ts";
import { idBeside } from "../matching/missing-dependencies.ts";
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
    if (!one) return null;
    const { mod, name, id, versions, installed } = one;
    return { mod, dependency: name, dependencyId: idBeside(name, id).id, versions, installed: installed! };
  },
});
