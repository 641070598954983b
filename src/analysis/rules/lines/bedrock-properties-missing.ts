import { finding } from "../../model/finding.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "bedrock-properties-missing",
  severity: "fatal",
  confidence: 0.97,
  pattern:
    /^[^\n<]{0,120}?ERROR\][^\n<]{0,60}?(?:Could not load server\.properties file|Error reading file: server\.properties|Failed to load Vanilla (?:Resource|Behavior) Pack)/,
  parameters: (match, place) => {
    if (match[0].endsWith(" Pack"))
      return isRepeated(place, "Failed to load Vanilla") ? null : { what: "vanilla-pack" };
    // It says so twice.
    const isSecond = match[0].includes("Could not") && place.before.slice(-300).includes("Error reading file: server");
    return isSecond || isRepeated(place, "server.properties") ? null : {};
  },
});
