import { finding } from "../../model/finding.ts";

export default finding({
  code: "java-openj9",
  severity: "error",
  role: "environment",
  confidence: 0.8,
  pattern:
    /^[^\n<]{0,300}(?:Open ?J9 is (?:not supported|incompatible|unsupported|not compatible))|^[^\n<]{0,80}at [^\n(]{0,60}\.J9VMInternals\./,
  parameters: (match, place) => {
    const frame = ".J9VMInternals.";
    if (!match[0].endsWith(frame)) return {};
    return place.earlier.includes(frame) || place.before.includes(frame) ? null : {};
  },
});
