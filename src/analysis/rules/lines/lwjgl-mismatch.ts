import { finding } from "../../model/finding.ts";
import { isOnPhone } from "../matching/match-text.ts";

export default finding({
  code: "lwjgl-mismatch",
  severity: "fatal",
  severityAt: (match, place) => (match[0].startsWith("[") && isOnPhone(place) ? "notice" : undefined),
  confidence: 0.9,
  pattern:
    /\[LWJGL\][^\n]{0,20}(?:Platform\/architecture mismatch detected for module|Incompatible Java and native library versions detected)|The game failed to start because the currently active LWJGL version is not compatible/,
  parameters: (match, place) => {
    if (match[0].startsWith("[")) return {};
    // Sodium's check.
    const below = place.upTo(800);
    return {
      installed: /Installed version: (\S{1,40})/.exec(below)?.[1],
      required: /Required version: (\S{1,40})/.exec(below)?.[1],
    };
  },
});
