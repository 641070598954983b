import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:01] [main/ERROR]: Failed to start the minecraft server\njava.lang.IllegalArgumentException: Malformed \\uxxxx encoding.\n\tat java.util.Properties.loadConvert(Properties.java:678)",
      parameters: {},
    },
    {
      text: 'Exception in thread "main" java.lang.IllegalArgumentException: Malformed \\uxxxx encoding.\n\tat java.base/java.util.Properties.loadConvert(Properties.java:672)',
      parameters: {},
    },
  ],
  counterSamples: ["<Alex> Malformed \\uxxxx encoding", "[10:00:01] [main/INFO]: motd is fine"],
} satisfies LineSamples;
