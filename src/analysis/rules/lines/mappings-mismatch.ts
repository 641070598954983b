import { finding } from "../../model/finding.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "mappings-mismatch",
  severity: "fatal",
  needles: [
    "RuntimeException: Mappings not present!",
    "Mapping source name conflicts detected",
    "are incompatible with minecraft ",
    "Supplied mappings for ",
  ],
  pattern:
    /^[^\n<]{0,300}?(?:RuntimeException: Mappings not present!|Mapping source name conflicts detected|Supplied mappings for [^\n]{1,80} are incompatible with [^\n,]{1,80})/,
  parameters: (match, place) => (isRepeated(place, match[0].slice(-24)) ? null : {}),
});
