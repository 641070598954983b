import { finding } from "../../model/finding.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "ferritecore-neighbours",
  severity: "fatal",
  joins: ["suspect"],
  confidence: 0.95,
  pattern: /A mod tried to access the state neighbor table directly/,
  parameters: (match, place) => (isRepeated(place, match[0]) ? null : {}),
});
