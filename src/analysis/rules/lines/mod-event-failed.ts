import { finding } from "../../model/finding.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "mod-event-failed",
  severity: "error",
  joins: ["mod", "cause"],
  role: "general",
  confidence: 0.8,
  pattern: /Exception caught during firing event/,
  parameters: (match, place) => (isRepeated(place, match[0]) ? null : {}),
  causedBy: ["client-class-on-server", "class-missing", "method-missing", "mixin-failed"],
});
