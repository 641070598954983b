import { finding } from "../finding.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "file-cut-while-open",
  severity: "error",
  needles: ["a fault occurred in a recent unsafe memory access operation"],
  pattern: /^[^\n<]{0,300}?InternalError: a fault occurred in a recent unsafe memory access operation/,
  parameters: (_, place) => (isRepeated(place, "a fault occurred in a recent unsafe") ? null : {}),
  samples: [
    {
      text: "[12:00:05] [Server thread/ERROR]: x\njava.lang.InternalError: a fault occurred in a recent unsafe memory access operation in compiled Java code",
      parameters: {},
    },
  ],
  counterSamples: ["<Alex> a fault occurred in a recent unsafe memory access operation"],
});
