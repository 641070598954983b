import { finding } from "../../model/finding.ts";
import { fileName, isRepeated, lineOf } from "../matching/match-text.ts";

export default finding({
  code: "mod-file-name",
  severity: "fatal",
  confidence: 0.9,
  pattern: /: Invalid module name: '|Unable to derive module descriptor for /,
  parameters: (match, place) => {
    if (match[0].startsWith("Unable")) {
      if (isRepeated(place, match[0])) return null;
      const jar = /Unable to derive module descriptor for ([^\n]{1,300}?\.jar)/.exec(lineOf(place));
      return jar ? { file: fileName(jar[1]!) } : null;
    }
    if (isRepeated(place, "Unable to derive module descriptor for ") || isRepeated(place, match[0])) return null;
    const module =
      /(?:Exception|Error): ([^\n:]{0,120}): Invalid module name: '([^'\n]{0,80})' is not a Java identifier/.exec(
        lineOf(place),
      );
    return module ? { file: module[1]!.trim() || module[2] } : null;
  },
});
