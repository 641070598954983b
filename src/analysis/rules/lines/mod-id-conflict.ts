import { finding } from "../../model/finding.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "mod-id-conflict",
  severity: "fatal",
  confidence: 0.95,
  pattern:
    /IllegalArgumentException: Slot (\d{1,6}) is already occupied by ([\w.$]{1,200})(?![\w.$])[^\n]{0,60}? when adding ([\w.$]{1,200})/,
  parameters: (match, place) =>
    isRepeated(place, " is already occupied by ") ? null : { id: match[1]!, classes: [match[2]!, match[3]!] },
});
