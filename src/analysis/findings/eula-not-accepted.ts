import { finding } from "../finding.ts";

export default finding({
  code: "eula-not-accepted",
  severity: "fatal",
  confidence: 1,
  needles: ["You need to agree to the EULA in order to run the server"],
  pattern: /You need to agree to the EULA in order to run the server/,
  message: {
    en: "The server stopped because Mojang's licence agreement (EULA) is not accepted.",
    "zh-CN": "服务器停止运行，因为尚未同意 Mojang 的最终用户许可协议（EULA）。",
  },
  advice: {
    en: ["Read the agreement, open eula.txt in the server's folder, set eula=true, and start the server again."],
    "zh-CN": ["阅读协议后，打开服务器目录下的 eula.txt，将其改为 eula=true，然后重新启动服务器。"],
  },
  samples: [
    {
      text: "[12:00:00] [main/INFO]: You need to agree to the EULA in order to run the server. Go to eula.txt for more info.",
      parameters: {},
    },
  ],
  counterSamples: ["[12:00:00] [main/INFO]: Loaded eula.txt", "<Steve> I agree to the EULA"],
});
