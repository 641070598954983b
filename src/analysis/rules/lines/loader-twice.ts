import { finding } from "../../model/finding.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "loader-twice",
  severity: "fatal",
  confidence: 0.95,
  needles: ["MultipleArgumentsForOptionException: Found multiple arguments", " classes found on classpath: "],
  pattern:
    /MultipleArgumentsForOptionException: Found multiple arguments for option ([^\n,]{1,80}), but you asked for only one|duplicate (ASM|fabric loader|[\w ]{1,30}) classes found on classpath: /i,
  parameters: (match, place) => {
    if (isRepeated(place, match[0].slice(0, 30)) || (match[1] && place.mentions("LiteLoaderTweaker"))) return null;
    return { what: match[1] ? match[1].replace(/^[-[]{1,3}|\]$/g, "").trim() : match[2]! };
  },
});
