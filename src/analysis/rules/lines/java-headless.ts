import { finding } from "../../model/finding.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "java-headless",
  severity: "fatal",
  pattern:
    /java\.awt\.AWTError: Assistive Technology not found: |no (?:awt|freetype) in java\.library\.path|NoClassDefFoundError: Could not initialize class (?:java\.awt|sun\.awt|sun\.font)\.|^[^\n<]{0,100}You are using a headless JRE distribution/,
  // Of a plugin or mod that draws: the server itself goes on.
  severityAt: (match) => (match[0].startsWith("NoClassDefFoundError") ? "error" : undefined),
  joins: ["suspect"],
  parameters: (match, place) =>
    match[0].startsWith("NoClassDefFoundError") && isRepeated(place, match[0]) ? null : {},
});
