import { finding } from "../../model/finding.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "mixin-version-too-old",
  severity: "error",
  confidence: 0.95,
  pattern:
    /[Mm]ixin config ([\w.$/+-]{1,150}) requires mixin subsystem version ([\w.+-]{1,40}) but ([\w.+-]{1,40}) was found/,
  parameters: (match, place) =>
    isRepeated(place, "requires mixin subsystem version ")
      ? null
      : { config: match[1]!, required: match[2]!, installed: match[3]! },
});
