import { finding } from "../../model/finding.ts";
import { lineOf } from "../matching/match-text.ts";

export default finding({
  code: "world-region-corrupt",
  severity: "error",
  confidence: 0.9,
  needles: [
    "has truncated header",
    "egionfile",
    "Region file ",
    "orrupted region file ",
    "header is truncated: expected",
    "stream is truncated: expected",
    "has invalid chunk stream version",
    "Declared size ",
    "is allocated, but stream is missing",
    "Corrupted chunk ",
  ],
  pattern:
    /^(?:(?=[^\n<]{0,200}?Region file )[^\n]{0,400}? has (?:truncated header|(?:an )?invalid sector at index|overlapping|an invalid)|(?=[^\n<]{0,200}?[Rr]egion ?file )[^\n]{0,400}?(?:is corrupt|corrupted|header corruption)|[^\n<]{0,200}?(?:[Dd]etected (?:corrupt|invalid header for)[^\n]{0,40} ?[Rr]egion ?file|Corrupt(?:ed)? [Rr]egion ?file|Chunk \[?[-\d, ]{4,22}\]? ?(?:header is truncated: expected|stream is truncated: expected|has invalid chunk stream version|is allocated, but stream is missing)|Declared size (?:(?! of chunk)[^\n]){1,60} of chunk [^\n]{1,40}? is negative|Corrupted chunk (?:header )?detected \([-\d, ]{4,22}\)))/,
  parameters: (_, place) => ({ file: /\b(r\.-?\d{1,7}\.-?\d{1,7}\.mca)\b/.exec(lineOf(place))?.[1] }),
  oneFor: [],
  gathers: "file",
  causedBy: ["disk-full", "disk-failing"],
});
