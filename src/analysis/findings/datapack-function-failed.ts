import { finding } from "../finding.ts";
import { isSaid } from "./mod-dependency-missing.ts";

export default finding({
  code: "datapack-function-failed",
  severity: "warning",
  confidence: 0.9,
  needles: ["Failed to load function "],
  pattern: /: Failed to load function ([\w.-]{1,80}:[\w./-]{1,200})/,
  parameters: (match, place) => {
    if (isSaid(place)) return null;
    const reason = /(?:Exception: |^)(Whilst parsing command on line \d{1,7}: [^\n\r]{1,300})/m.exec(
      place.text.slice(0, 8000),
    );
    return { function: match[1]!, reason: reason?.[1] ?? "?" };
  },
  message: {
    en: "The function {function} of a data pack contains an error and was not loaded: {reason}.",
    "zh-CN": "数据包中的函数 {function} 存在错误，未被加载：{reason}。",
  },
  advice: {
    en: [
      "Use the version of the data pack that is made for your Minecraft version: commands change between versions.",
      "If the data pack is your own, correct the command at the stated line of {function}.",
    ],
    "zh-CN": [
      "使用适用于当前 Minecraft 版本的数据包：命令语法会随版本变化。",
      "如果是自制数据包，请改正 {function} 中所述行的命令。",
    ],
  },
  samples: [
    {
      text: "[10:00:00] [Worker-Main-2/ERROR]: Failed to load function quest:start\njava.util.concurrent.CompletionException: java.lang.IllegalArgumentException: Whilst parsing command on line 3: Unknown block type 'minecraft:gras'",
      parameters: {
        function: "quest:start",
        reason: "Whilst parsing command on line 3: Unknown block type 'minecraft:gras'",
      },
    },
    {
      text: "[10:00:00] [main/ERROR]: Failed to load function quest:end",
      parameters: { function: "quest:end", reason: "?" },
    },
  ],
  counterSamples: ["<Steve> : Failed to load function a:b", "[10:00:00] [main/INFO]: Loaded 12 functions"],
});
