import { finding } from "../finding.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "permgen-full",
  severity: "fatal",
  confidence: 0.98,
  needles: ["OutOfMemoryError: PermGen space"],
  pattern: /^[^\n<]{0,300}OutOfMemoryError: PermGen space/,
  parameters: (_, place) => (isRepeated(place, "PermGen space") ? null : {}),
  samples: [
    {
      text: "[10:00:00] [main/ERROR]: Failed\njava.lang.OutOfMemoryError: PermGen space\n\tat java.lang.ClassLoader.defineClass1(Native Method)",
      parameters: {},
    },
  ],
  counterSamples: ["[10:00:00] [Server thread/INFO]: <Alex> java.lang.OutOfMemoryError: PermGen space"],
});
