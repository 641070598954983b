import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:01] [ServerMain/ERROR]: Failed to start the minecraft server\njava.lang.IllegalArgumentException: Code of Conduct folder does not exist: codeofconduct\n\tat net.minecraft.server.Main.main(Main.java:100)",
      parameters: {},
    },
    {
      text: "[10:00:01 ERROR]: Encountered an unexpected exception\njava.lang.IllegalArgumentException: Code of Conduct folder does not exist: rules",
      parameters: {},
    },
  ],
  counterSamples: [
    "<Alex> Code of Conduct folder does not exist",
    "[10:00:01] [ServerMain/INFO]: Code of Conduct loaded",
  ],
} satisfies LineSamples;
