import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:01] [ServerMain/ERROR]: Failed to start the minecraft server\njava.lang.IllegalArgumentException: Code of Conduct folder does not exist: codeofconduct\n\tat net.minecraft.server.Main.main(Main.java:100)",
      parameters: { file: null },
    },
    {
      text: "[10:00:01 ERROR]: Encountered an unexpected exception\njava.lang.IllegalArgumentException: Code of Conduct folder does not exist: rules",
      parameters: { file: null },
    },
    {
      text: '[10:00:01 ERROR]: Encountered an unexpected exception\njava.lang.IllegalArgumentException: Failed to read Code of Conduct file "en_us.txt" because it links to a file outside the allowed directory',
      parameters: { file: "en_us.txt" },
    },
    {
      text: "[10:00:01 ERROR]: Encountered an unexpected exception\njava.lang.IllegalArgumentException: Failed to read Code of Conduct file de_de.txt\nCaused by: java.nio.charset.MalformedInputException: Input length = 1",
      parameters: { file: "de_de.txt" },
    },
  ],
  counterSamples: [
    "<Alex> Code of Conduct folder does not exist",
    "[10:00:01] [ServerMain/INFO]: Code of Conduct loaded",
    "[10:00:01] [ServerMain/INFO]: [Rules] Failed to read Code of Conduct from the website",
  ],
} satisfies LineSamples;
