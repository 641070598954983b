import { finding } from "../finding.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "plugin-file-replaced",
  severity: "error",
  joins: ["suspect"],
  only: "server",
  confidence: 0.8,
  needles: ["zip file closed", "has thrown a zip file error"],
  pattern:
    /^[^\n<]{0,300}?(?:IllegalStateException: zip file closed|The plugin classloader for [^\n]{1,120} has thrown a zip file error)/,
  parameters: (match, place) =>
    place.software.kind !== "server" || isRepeated(place, match[0].slice(-15)) ? null : {},
  samples: [
    {
      text: "[12:00:05] [Server thread/ERROR]: x\njava.lang.IllegalStateException: zip file closed\n\tat org.example.lamps.Lamp.light(Lamp.java:1) ~[Lamps-1.0.jar:?]",
      parameters: { suspect: "Lamps" },
    },
  ],
  counterSamples: ["<Alex> IllegalStateException: zip file closed"],
});
