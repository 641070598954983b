import { finding } from "../../model/finding.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "kubejs-script-error",
  severity: "fatal",
  confidence: 0.95,
  needles: ["There were KubeJS "],
  pattern: /There were KubeJS (\w{1,20})(?: script)?(?: syntax)? errors/i,
  parameters: (match, place) => {
    if (isRepeated(place, "There were KubeJS ")) return null;
    // The errors themselves stand in the lines above.
    const [, file, line] =
      /(?<![\w./-])([\w./-]{1,120}\.[jt]s)(?:#|:)(\d{1,6}): /.exec(place.before.slice(-8000)) ?? [];
    return { kind: match[1]!, file, line };
  },
});
