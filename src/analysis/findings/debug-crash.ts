import { finding } from "../finding.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "debug-crash",
  severity: "fatal",
  confidence: 1,
  needles: ["Manually triggered "],
  pattern: /^[^\n<]{0,300}Manually triggered (?:[\w-]{1,20} ){0,2}debug crash/,
  parameters: (_, place) =>
    isRepeated(place, "Manually triggered ") || place.before.slice(-2000).includes("Manually triggered ") ? null : {},
  samples: [
    {
      text: "Description: Manually triggered debug crash\n\njava.lang.Throwable: Manually triggered debug crash",
      parameters: {},
    },
    {
      text: "java.lang.Throwable: Manually triggered debug crash\n\tat net.minecraft.client.KeyboardHandler.tick(KeyboardHandler.java:466)",
      parameters: {},
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/INFO]: <Alex> Manually triggered debug crash",
    "Description: Unexpected error",
  ],
});
