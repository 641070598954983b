import { finding } from "../finding.ts";
import { isSaid } from "./mod-dependency-missing.ts";

export default finding({
  code: "mod-file-ignored",
  severity: "notice",
  confidence: 0.8,
  needles: [" is missing mods.toml file"],
  pattern: /Mod file ([^\n]{0,300}?[\\/]mods[\\/][^\n\\/]{1,200}?) is missing mods\.toml file/,
  parameters: (match, place) => {
    if (isSaid(place) || /[\\/]libraries[\\/]|optifine/i.test(match[1]!)) return null;
    return { file: match[1]!.replace(/^.*[\\/]/, "") };
  },
  message: {
    en: "The file {file} in the mods folder is no mod for this loader, and is passed over.",
    "zh-CN": "mods 文件夹中的 {file} 不是适用于该加载器的模组，已被忽略。",
  },
  advice: {
    en: [
      "If {file} is meant to be a mod, download the version for this loader and this Minecraft version. If it is a library, nothing has to be done.",
    ],
    "zh-CN": [
      "如果 {file} 本应是模组，请下载适用于该加载器和当前 Minecraft 版本的文件。如果它只是库文件，则无需处理。",
    ],
  },
  samples: [
    {
      text: "[10:00:00] [main/WARN] [ne.mi.fm.lo.mo.ModFileParser/LOADING]: Mod file /srv/mods/swiftium-fabric.jar is missing mods.toml file",
      parameters: { file: "swiftium-fabric.jar" },
    },
    {
      text: "[10:00:00] [main/WARN]: Mod file C:\\mc\\mods\\swiftium.jar is missing mods.toml file",
      parameters: { file: "swiftium.jar" },
    },
  ],
  counterSamples: [
    "[10:00:00] [main/WARN]: Mod file /home/a/libraries/net/minecraftforge/fmlcore/1/fmlcore-1.jar is missing mods.toml file",
  ],
});
