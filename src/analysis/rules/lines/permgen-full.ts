import { finding } from "../../model/finding.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "permgen-full",
  severity: "fatal",
  confidence: 0.98,
  pattern: /^[^\n<]{0,300}OutOfMemoryError: PermGen space/,
  parameters: (_, place) => (isRepeated(place, "PermGen space") ? null : {}),
});
