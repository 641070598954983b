import { finding } from "../finding.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "gc-overhead",
  severity: "fatal",
  confidence: 0.95,
  needles: ["GC overhead limit exceeded"],
  pattern: /^[^\n<]{0,300}java\.lang\.OutOfMemoryError: GC overhead limit exceeded/,
  parameters: (_, place) => (isRepeated(place, "GC overhead limit exceeded") ? null : {}),
  samples: [
    {
      text: "java.lang.OutOfMemoryError: GC overhead limit exceeded\n\tat java.util.Arrays.copyOf(Arrays.java:3332)",
      parameters: {},
    },
    {
      text: 'Exception in thread "Server thread" java.lang.OutOfMemoryError: GC overhead limit exceeded',
      parameters: {},
    },
  ],
  counterSamples: [
    "java.lang.OutOfMemoryError: Java heap space",
    "[10:00:00] [Server thread/INFO]: <Alex> GC overhead limit exceeded",
  ],
});
