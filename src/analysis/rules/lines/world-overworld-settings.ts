import { finding } from "../../model/finding.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "world-overworld-settings",
  severity: "fatal",
  confidence: 1,
  pattern: /^[^\n<]{0,300}: Overworld settings missing/,
  parameters: (_, place) => (isRepeated(place, "Overworld settings missing") ? null : {}),
  causedBy: ["datapack-mod-missing", "world-mod-missing"],
});
