import { finding } from "../finding.ts";

export default finding({
  code: "code-of-conduct-missing",
  severity: "fatal",
  confidence: 1,
  needles: ["Code of Conduct folder does not exist"],
  pattern: /^[^\n<]{0,250}?Code of Conduct folder does not exist/,
  message: {
    en: "The server did not start because a code of conduct is switched on but its folder codeofconduct does not exist.",
    "zh-CN": "服务器未能启动：已启用行为准则（code of conduct），但 codeofconduct 文件夹不存在。",
  },
  advice: {
    en: [
      "Set enable-code-of-conduct=false in server.properties if you do not need a code of conduct.",
      "Or make a folder codeofconduct next to server.properties with a text file for each language, for example en_us.txt.",
    ],
    "zh-CN": [
      "如果不需要行为准则，请在 server.properties 中设置 enable-code-of-conduct=false。",
      "或者在 server.properties 所在目录创建 codeofconduct 文件夹，并为每种语言放入一个文本文件，例如 en_us.txt。",
    ],
  },
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
