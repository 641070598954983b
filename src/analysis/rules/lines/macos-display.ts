import { finding } from "../../model/finding.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "macos-display",
  severity: "fatal",
  confidence: 0.95,
  pattern: /^[^\n<]{0,300}Cocoa: Failed to find service port for display/,
  parameters: (_, place) => (isRepeated(place, "Cocoa: Failed to find service port for display") ? null : {}),
});
