import { finding } from "../../model/finding.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "debug-crash",
  severity: "fatal",
  confidence: 1,
  pattern: /^[^\n<]{0,300}Manually triggered (?:[\w-]{1,20} ){0,2}debug crash/,
  parameters: (_, place) =>
    isRepeated(place, "Manually triggered ") || place.before.slice(-2000).includes("Manually triggered ") ? null : {},
});
