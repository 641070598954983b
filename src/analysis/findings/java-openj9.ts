import { finding } from "../finding.ts";

export default finding({
  code: "java-openj9",
  severity: "error",
  role: "environment",
  confidence: 0.8,
  needles: [
    "J9 is not supported",
    "J9 is incompatible",
    "J9 is unsupported",
    "J9 is not compatible",
    ".J9VMInternals.",
  ],
  pattern:
    /^[^\n<]{0,300}(?:Open ?J9 is (?:not supported|incompatible|unsupported|not compatible))|^[^\n<]{0,80}at [^\n(]{0,60}\.J9VMInternals\./,
  parameters: (match, place) => {
    const frame = ".J9VMInternals.";
    if (!match[0].endsWith(frame)) return {};
    return place.earlier.includes(frame) || place.before.includes(frame) ? null : {};
  },
  samples: [
    { text: "[10:00:00] [main/ERROR]: OpenJ9 is incompatible with this version of Minecraft", parameters: {} },
    {
      text: "java.lang.ExceptionInInitializerError\n\tat java.lang.J9VMInternals.ensureError(J9VMInternals.java:146)\n\tat java.lang.J9VMInternals.recordInitializationFailure(J9VMInternals.java:135)",
      parameters: {},
    },
    { text: "Open J9 is not supported. Please use a different Java.", parameters: {} },
  ],
  counterSamples: [
    "	Java VM Version: OpenJDK 64-Bit Server VM (mixed mode), Eclipse Adoptium",
    "[10:00:00] [Server thread/INFO]: <Alex> OpenJ9 is not supported here",
  ],
});
