import { finding } from "../finding.ts";
import { isRepeated, isSaid } from "./mod-dependency-missing.ts";

export default finding({
  code: "nightconfig-corrupt",
  severity: "fatal",
  confidence: 0.9,
  needles: ["ParsingException: Not enough data available"],
  pattern: /ParsingException: Not enough data available/,
  parameters: (match, place) => {
    if (isSaid(place) || isRepeated(place, match[0])) return null;
    // In reports every line is an entry.
    const around = /^\s{0,8}Caused by: /.test(place.entry)
      ? `${place.before.slice(-6000)}\n${place.entry}`
      : place.entry.slice(0, 6000);
    const named =
      /Failed (?:loading|to load) config file ([^\n]{1,200}?) of type/.exec(around) ??
      /[Cc]onfig(?:uration)?(?: file)? [^\n]{0,120}?([\w./\\ +-]{1,150}\.toml)/.exec(around) ??
      /([\w.+-]{1,100}\.toml)/.exec(around);
    return { file: named ? named[1]!.trim().replace(/^.*[\\/]/, "") : "?" };
  },
  message: {
    en: "A configuration file of a mod is empty or cut off, so the game cannot start: {file}.",
    "zh-CN": "某个模组的配置文件为空或不完整，导致游戏无法启动：{file}。",
  },
  advice: {
    en: [
      "Delete the file {file} in the config folder (for a world: saves/…/serverconfig); it is made anew at the next start.",
      "If the name is not stated, look in the config folder for .toml files of 0 bytes, and delete them.",
      "It happens when the computer or the game is switched off while it writes. The mod Night Config Fixes prevents it.",
    ],
    "zh-CN": [
      "删除 config 文件夹（世界配置在 saves/…/serverconfig）中的文件 {file}；下次启动时会重新生成。",
      "如果日志没有给出文件名，请在 config 文件夹中查找大小为 0 字节的 .toml 文件并删除。",
      "这通常是电脑或游戏在写入时被强制关闭造成的。安装模组 Night Config Fixes 可以避免。",
    ],
  },
  samples: [
    {
      text: "net.minecraftforge.fml.config.ConfigFileTypeHandler$ConfigLoadingException: Failed loading config file ringcraft-client.toml of type CLIENT for modid ringcraft\n\tat net.minecraftforge.fml.config.ConfigFileTypeHandler.lambda$reader$1(ConfigFileTypeHandler.java:47)\nCaused by: com.electronwill.nightconfig.core.io.ParsingException: Not enough data available",
      parameters: { file: "ringcraft-client.toml" },
    },
    {
      text: "com.electronwill.nightconfig.core.io.ParsingException: Not enough data available\n\tat com.electronwill.nightconfig.core.io.ParsingException.notEnoughData(ParsingException.java:22)",
      parameters: { file: "?" },
    },
  ],
  counterSamples: [
    "com.electronwill.nightconfig.core.io.ParsingException: Invalid value: tru",
    "<Steve> ParsingException: Not enough data available",
  ],
});
