import { finding } from "../../model/finding.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "too-many-open-files",
  severity: "error",
  pattern: /^(?=[^\n<]{0,300}?(?:Exception|Error|failed):)[^\n<]{0,480}?Too many open files/,
  parameters: (_, place) => (isRepeated(place, "Too many open files") ? null : {}),
});
