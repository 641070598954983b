import { finding } from "../finding.ts";

export default finding({
  code: "server-jar-missing",
  severity: "fatal",
  confidence: 0.95,
  needles: ["Unable to access jarfile ", "Error: Could not find or load main class "],
  pattern:
    /^[^\n<]{0,200}?(?:Error: Unable to access jarfile ([^\n\r]{1,300}?)|Error: Could not find or load main class (?!@|cpw\.mods|net\.minecraftforge|net\.neoforged|net\.fabricmc|org\.quiltmc)([^\n\r]{1,300}?))\s{0,10}(?:\r?\n|$)/,
  parameters: (match) => ({ file: (match[1] ?? match[2])! }),
  message: {
    en: "Java did not find what it should start: {file}.",
    "zh-CN": "Java 找不到要启动的内容：{file}。",
  },
  advice: {
    en: [
      "Check that the file exists in the folder you start from, and that its name in the start command or panel is written exactly like the file ({file}).",
      "If a main class is missing, install the game, loader or server again: files of it are missing. Names with spaces in the start command need quotes.",
    ],
    "zh-CN": [
      "检查启动目录中是否存在该文件，并确认启动命令或面板中填写的名称与文件名完全一致（{file}）。",
      "如果缺少的是主类，请重新安装游戏、加载器或服务端：其文件不完整。启动命令中含空格的路径需要加引号。",
    ],
  },
  samples: [
    { text: "Error: Unable to access jarfile paper-1.21.jar", parameters: { file: "paper-1.21.jar" } },
    {
      text: "Error: Could not find or load main class net.minecraft.client.main.Main\nCaused by: java.lang.ClassNotFoundException: net.minecraft.client.main.Main",
      parameters: { file: "net.minecraft.client.main.Main" },
    },
  ],
  counterSamples: [
    "Error: Could not find or load main class @user_jvm_args.txt",
    "[10:00:00] [Server thread/INFO]: <Alex> Error: Unable to access jarfile x.jar",
  ],
});
