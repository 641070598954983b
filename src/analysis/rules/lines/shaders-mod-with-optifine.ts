import { finding } from "../../model/finding.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "shaders-mod-with-optifine",
  severity: "fatal",
  confidence: 0.98,
  pattern: /Shaders Mod detected\. Please remove it/,
  parameters: (match, place) => (isRepeated(place, match[0]) ? null : {}),
});
