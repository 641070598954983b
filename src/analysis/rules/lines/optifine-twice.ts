import { finding } from "../../model/finding.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "optifine-twice",
  severity: "fatal",
  confidence: 0.98,
  pattern: /Module optifine reads (?:another module named optifine|more than one module named)/,
  parameters: (_, place) => (isRepeated(place, "Module optifine reads") ? null : {}),
});
