import { finding } from "../finding.ts";

export default finding({
  code: "code-of-conduct-missing",
  severity: "fatal",
  confidence: 1,
  needles: ["Code of Conduct folder does not exist"],
  pattern: /^[^\n<]{0,250}?Code of Conduct folder does not exist/,
  samples: [
    {
      text: "[14:20:41] [ServerMain/ERROR]: Failed to start the minecraft server\njava.lang.IllegalArgumentException: Code of Conduct folder does not exist: codeofconduct\n\tat net.minecraft.server.Main.main(Main.java:221)",
      parameters: {},
    },
    {
      text: "[14:20:41 ERROR]: Encountered an unexpected exception\njava.lang.IllegalArgumentException: Code of Conduct folder does not exist: rules",
      parameters: {},
    },
  ],
  counterSamples: [
    "<Alex> Code of Conduct folder does not exist",
    "[14:20:41] [ServerMain/INFO]: Code of Conduct loaded",
  ],
});
