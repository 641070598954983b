import { finding } from "../../model/finding.ts";
import { isDebug, isLast } from "../matching/match-text.ts";

export default finding({
  code: "java-wrong-module",
  severity: "error",
  joins: ["suspect", "java"],
  confidence: 0.85,
  needles: [" does not export ", ' does not "opens '],
  pattern: /^[^\n<]{0,700}module (java\.[\w.]{1,60}|jdk\.[\w.]{1,60}) does not (?:export |"opens )([\w.]{1,120})/,
  parameters: (match, place) => {
    // Too new a Java for the class loader itself.
    if (/Unable to make protected final java\.lang\.Class java\.lang\.ClassLoader\.defineClass\(/.test(match[0]))
      return null;
    if (isDebug(place)) return null;
    if (!isLast(place, / does not (?:export |"opens )/)) return null;
    return { package: match[2]! };
  },
  causedBy: ["java-too-new"],
});
