import { finding } from "../finding.ts";
import { earlierInEntry } from "../matching/match-text.ts";

export default finding({
  code: "motd-malformed",
  severity: "fatal",
  confidence: 0.85,
  needles: ["Malformed \\uxxxx encoding", "Malformed motd", "malformed motd", "Malformed MOTD", "Couldn't parse motd"],
  pattern: /^[^\n<]{0,250}?(?:Malformed \\uxxxx encoding|[Mm]alformed (?:motd|MOTD)|Couldn't parse motd)/,
  parameters(_, place) {
    const before = earlierInEntry(place);
    return before.includes("Malformed \\uxxxx encoding") ? null : {};
  },
  samples: [
    {
      text: "[14:20:41] [main/ERROR]: Failed to start the minecraft server\njava.lang.IllegalArgumentException: Malformed \\uxxxx encoding.\n\tat java.util.Properties.loadConvert(Properties.java:678)",
      parameters: {},
    },
    {
      text: 'Exception in thread "main" java.lang.IllegalArgumentException: Malformed \\uxxxx encoding.\n\tat java.base/java.util.Properties.loadConvert(Properties.java:672)',
      parameters: {},
    },
  ],
  counterSamples: ["<Alex> Malformed \\uxxxx encoding", "[14:20:41] [main/INFO]: motd is fine"],
});
