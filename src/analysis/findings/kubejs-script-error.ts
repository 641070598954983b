import { finding } from "../finding.ts";
import { isRepeated, isSaid } from "./mod-dependency-missing.ts";

export default finding({
  code: "kubejs-script-error",
  severity: "fatal",
  confidence: 0.95,
  needles: ["There were KubeJS "],
  pattern: /There were KubeJS (\w{1,20})(?: script)?(?: syntax)? errors/i,
  parameters: (match, place) => (isSaid(place) || isRepeated(place, "There were KubeJS ") ? null : { kind: match[1]! }),
  message: {
    en: "A KubeJS script of the modpack contains an error, so the game does not start ({kind} scripts).",
    "zh-CN": "整合包的 KubeJS 脚本存在错误，游戏无法启动（{kind} 脚本）。",
  },
  advice: {
    en: [
      "Open logs/kubejs/{kind}.log: it names the script, the line and the error.",
      "Correct or remove that script in the kubejs folder; if you did not write it, reinstall the modpack with all its mods.",
    ],
    "zh-CN": [
      "打开 logs/kubejs/{kind}.log：其中写明了脚本、行号和错误。",
      "改正或删除 kubejs 文件夹中的该脚本；如果不是自己编写的，请重新安装整合包及其全部模组。",
    ],
  },
  samples: [
    {
      text: "java.lang.RuntimeException: There were KubeJS startup script syntax errors! See logs/kubejs/startup.log for more info",
      parameters: { kind: "startup" },
    },
  ],
  counterSamples: [
    "[main/INFO]: Loaded 3/3 KubeJS startup scripts in 0.1 s",
    "<Steve> There were KubeJS startup errors",
  ],
});
