import { finding } from "../../model/finding.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "world-overworld-settings",
  severity: "fatal",
  confidence: 1,
  pattern: /^[^\n<]{0,300}: (?:Overworld settings missing|No key dimensions in MapLike\[)/,
  parameters: (_, place) =>
    isRepeated(place, "Overworld settings missing") || isRepeated(place, "No key dimensions in ") ? null : {},
  causedBy: ["datapack-mod-missing", "world-mod-missing"],
});
