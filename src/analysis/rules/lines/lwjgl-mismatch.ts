import { finding } from "../../model/finding.ts";

export default finding({
  code: "lwjgl-mismatch",
  severity: "fatal",
  confidence: 0.9,
  needles: [
    "Platform/architecture mismatch detected for module",
    "Incompatible Java and native library versions detected",
    "because the currently active LWJGL version is not compatible",
  ],
  pattern:
    /\[LWJGL\][^\n]{0,20}(?:Platform\/architecture mismatch detected for module|Incompatible Java and native library versions detected)|The game failed to start because the currently active LWJGL version is not compatible/,
  parameters: (match, place) => {
    if (match[0].startsWith("[")) return {};
    // Sodium's check.
    const [, installed, required] =
      /^\s{0,60}Installed version: ([^\s]{1,40})[^\n]{0,40}\n\s{0,60}Required version: ([^\s]{1,40})/m.exec(
        place.upTo(800),
      ) ?? [];
    return { installed, required };
  },
});
