import { finding } from "../../model/finding.ts";
import { isRepeated } from "../matching/match-text.ts";

const farFromMod = 400;

export default finding({
  code: "stack-overflow",
  severity: "error",
  joins: ["cause", "suspect", "repeating", "origin"],
  confidence: 0.9,
  pattern: /^[^\n<]{0,300}java\.lang\.StackOverflowError(?::|\s|$)/,
  // Of a connection that is closed when the server stops, nobody misses anything.
  // What a loader says of a mod names the mod.
  parameters: (match, place) =>
    isRepeated(place, "java.lang.StackOverflowError") ||
    place.before.slice(-farFromMod).includes("Failure message: ") ||
    (match[0].includes(" lost connection: Internal Exception: ") && /\]: Stopping (?:the )?server/.test(place.before))
      ? null
      : {},
});
