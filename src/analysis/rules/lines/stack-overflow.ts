import { finding } from "../../model/finding.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "stack-overflow",
  severity: "error",
  joins: ["cause", "suspect", "repeating"],
  confidence: 0.9,
  pattern: /^[^\n<]{0,300}java\.lang\.StackOverflowError(?::|\s|$)/,
  parameters: (_, place) => (isRepeated(place, "java.lang.StackOverflowError") ? null : {}),
});
