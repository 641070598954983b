import { finding } from "../finding.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "pack-stray-file",
  severity: "error",
  needles: ["of location: .DS_Store", "of location: ._"],
  pattern: /character in (?:namespace|path) of location: (\.DS_Store|\._[\w.-]{1,80})/,
  parameters: (match, place) => (isRepeated(place, match[0]) ? null : { file: match[1] }),
  samples: [
    {
      text: "[12:00:05] [main/ERROR]: x\nnet.minecraft.ResourceLocationException: Non [a-z0-9_.-] character in namespace of location: .DS_Store:x",
      parameters: { file: ".DS_Store" },
    },
  ],
  counterSamples: ["[12:00:05] [main/INFO]: .DS_Store"],
});
