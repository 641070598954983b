import { finding } from "../finding.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "ferritecore-neighbours",
  severity: "fatal",
  joins: ["suspect"],
  confidence: 0.95,
  needles: ["tried to access the state neighbor table directly"],
  pattern: /A mod tried to access the state neighbor table directly/,
  parameters: (match, place) => (isRepeated(place, match[0]) ? null : {}),
  samples: [
    {
      text: "java.lang.RuntimeException: A mod tried to access the state neighbor table directly. Please report this at https://example.org\n\tat org.example.lamps.Lamp.light(Lamp.java:1)",
      parameters: { suspect: "lamps" },
    },
  ],
  counterSamples: ["[12:00:05] [main/INFO]: neighbor table"],
});
