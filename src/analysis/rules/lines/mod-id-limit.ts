import { finding } from "../../model/finding.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "mod-id-limit",
  severity: "fatal",
  confidence: 0.95,
  pattern: /maximum id range exceeded/,
  parameters: (match, place) => (isRepeated(place, match[0]) ? null : {}),
});
