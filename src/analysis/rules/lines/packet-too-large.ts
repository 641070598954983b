import { finding } from "../../model/finding.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "packet-too-large",
  severity: "error",
  pattern:
    /^[^\n<]{0,250}?(Badly compressed packet - size of \d{1,12} is larger than (?:protocol|server) maximum of \d{1,12}|Payload may not be larger than \d{1,12} bytes|Tried to read NBT tag that was too big[^\n]{0,100}|length wider than 21-bit)/,
  parameters: (match, place) => (isRepeated(place, match[1]!.slice(0, 24)) ? null : { reason: match[1]!.trim() }),
});
