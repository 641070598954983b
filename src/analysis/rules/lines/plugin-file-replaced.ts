import { finding } from "../../model/finding.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "plugin-file-replaced",
  severity: "error",
  joins: ["suspect"],
  confidence: 0.8,
  pattern:
    /^[^\n<]{0,300}?(?:IllegalStateException: zip file closed|The plugin classloader for [^\n]{1,120} has thrown a zip file error)/,
  parameters: (match, place) =>
    place.software.kind !== "server" || isRepeated(place, match[0].slice(-15)) ? null : {},
});
