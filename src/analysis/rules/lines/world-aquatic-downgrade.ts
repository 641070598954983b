import { finding } from "../../model/finding.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "world-aquatic-downgrade",
  severity: "fatal",
  confidence: 0.9,
  pattern: /^[^\n<]{0,300}ChunkNibbleArrays should be 2048 bytes not: 0/,
  parameters: (_, place) => (isRepeated(place, "ChunkNibbleArrays should be 2048 bytes not: 0") ? null : {}),
});
