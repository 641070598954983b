import { finding } from "../../model/finding.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "pack-stray-file",
  severity: "error",
  needles: ["of location: .DS_Store", "of location: ._"],
  pattern: /character in (?:namespace|path) of location: (\.DS_Store|\._[\w.-]{1,80})/,
  parameters: (match, place) => (isRepeated(place, match[0]) ? null : { file: match[1] }),
});
