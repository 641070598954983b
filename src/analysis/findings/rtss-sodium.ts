import { finding } from "../finding.ts";
import { isRepeated, lineOf } from "../matching/match-text.ts";

export default finding({
  code: "rtss-sodium",
  severity: "fatal",
  confidence: 0.95,
  needles: ["RivaTuner Statistics Server"],
  pattern: /^[^\n]{0,400}?RivaTuner Statistics Server/,
  parameters: (_, place) => {
    // Sodium tells it in several lines, one after the other.
    if (place.before.includes("RivaTuner Statistics Server")) return null;
    if (isRepeated(place, "RivaTuner Statistics Server")) return null;
    const line = lineOf(place).slice(0, 600);
    return /not compatible|incompatible|not supported|You appear to be using|injected|detected/i.test(line) ? {} : null;
  },
  samples: [
    {
      text: "[12:00:00] [Render thread/ERROR]: RivaTuner Statistics Server (RTSS) is not compatible with Sodium, see here for more details: https://example.org",
      parameters: {},
    },
    {
      text: "[12:00:00] [main/ERROR]: You appear to be using an older version of RivaTuner Statistics Server (RTSS) which is not compatible",
      parameters: {},
    },
  ],
  counterSamples: [
    "0x0000 C:\\Program Files\\RivaTuner Statistics Server\\RTSSHooks64.dll",
    "<Steve> I like RivaTuner Statistics Server",
  ],
});
