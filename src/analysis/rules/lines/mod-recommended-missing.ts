import { finding } from "../../model/finding.ts";
import { lineOf } from "../matching/match-text.ts";
import { relation } from "../matching/requirements.ts";

export default finding({
  code: "mod-recommended-missing",
  severity: "notice",
  role: "environment",
  needles: [") recommends ", " recommends any version", " recommends version "],
  pattern: / recommends /,
  parameters: (_, place) => {
    const found = relation(lineOf(place), " recommends ");
    return found ? { mod: found.mod, recommended: found.name, versions: found.versions || undefined } : null;
  },
});
