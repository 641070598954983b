import { finding } from "../../model/finding.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "gc-overhead",
  severity: "fatal",
  confidence: 0.95,
  pattern: /^[^\n<]{0,300}java\.lang\.OutOfMemoryError: GC overhead limit exceeded/,
  parameters: (_, place) => (isRepeated(place, "GC overhead limit exceeded") ? null : {}),
});
