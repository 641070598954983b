import { finding } from "../../model/finding.ts";
import { isRepeated } from "../matching/match-text.ts";

const said = [
  "saved with newer version of minecraft",
  "This world was created by an incompatible version",
  "Paper.ignoreWorldDataVersion",
  "was saved in a newer version",
  "This world was last played in a newer version",
  "World was saved by a newer version",
];

export default finding({
  code: "world-newer-version",
  severity: "fatal",
  confidence: 0.95,
  needles: said,
  pattern:
    /^(?:(?=[^\n<]{0,300}?(?:World|Level|Chunk|Server))[^\n]{0,520}?Paper\.ignoreWorldDataVersion|(?=[^\n<]{0,300}?(?:[Ww]orld|Chunk|[Ll]evel))[^\n]{0,440}? was (?:saved|last played) in a newer version|[^\n<]{0,300}(?:(?:attempted|Attempting|Attempted) to load (?:chunk|world|level|region|player)[^\n]{0,120} ?saved with newer version of minecraft|This world was created by an incompatible version|World was saved by a newer version))/,
  parameters: (match, place) => (said.some((one) => match[0].includes(one) && isRepeated(place, one)) ? null : {}),
});
