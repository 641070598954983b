import { finding } from "../../model/finding.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "mixinbootstrap-missing",
  severity: "fatal",
  confidence: 0.95,
  pattern: /ClassNotFoundException: org\.spongepowered\.asm\.launch\.MixinTweaker/,
  parameters: (match, place) => (isRepeated(place, match[0]) ? null : {}),
});
