import { finding } from "../finding.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "mappings-mismatch",
  severity: "fatal",
  needles: [
    "RuntimeException: Mappings not present!",
    "Mapping source name conflicts detected",
    "are incompatible with minecraft ",
    "Supplied mappings for ",
  ],
  pattern:
    /^[^\n<]{0,300}?(?:RuntimeException: Mappings not present!|Mapping source name conflicts detected|Supplied mappings for [^\n]{1,80} are incompatible with [^\n,]{1,80})/,
  parameters: (match, place) => (isRepeated(place, match[0].slice(-24)) ? null : {}),
  samples: [
    {
      text: "[12:00:05] [main/ERROR]: Incompatible mappings\nnet.fabricmc.loader.impl.FormattedException: Supplied mappings for minecraft 1.20 are incompatible with minecraft 1.20.1, this is likely caused by launcher misbehavior",
      parameters: {},
    },
    {
      text: "[12:00:05] [main/ERROR]: x\njava.lang.RuntimeException: Mappings not present!",
      parameters: {},
    },
  ],
  counterSamples: ["[12:00:05] [main/INFO]: Supplied mappings"],
});
