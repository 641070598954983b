import { finding } from "../finding.ts";
import { isRepeated, isSaid, lineOf } from "./mod-dependency-missing.ts";

export default finding({
  code: "mod-file-name",
  severity: "fatal",
  confidence: 0.9,
  needles: [": Invalid module name: '", "Unable to derive module descriptor for "],
  pattern: /: Invalid module name: '|Unable to derive module descriptor for /,
  parameters: (match, place) => {
    if (isSaid(place)) return null;
    if (match[0].startsWith("Unable")) {
      if (isRepeated(place, match[0])) return null;
      const jar = /Unable to derive module descriptor for ([^\n]{1,300}?\.jar)/.exec(lineOf(place));
      return jar ? { file: jar[1]!.replace(/^.*[\\/]/, "") } : null;
    }
    if (isRepeated(place, "Unable to derive module descriptor for ") || isRepeated(place, match[0])) return null;
    const module =
      /(?:Exception|Error): ([^\n:]{0,120}): Invalid module name: '([^'\n]{0,80})' is not a Java identifier/.exec(
        lineOf(place),
      );
    return module ? { file: module[1]!.trim() || module[2] || "?" } : null;
  },
  message: {
    en: "The name of a mod file has characters or a form that Java does not accept: {file}.",
    "zh-CN": "某个模组文件的名称包含 Java 不接受的字符或格式：{file}。",
  },
  advice: {
    en: [
      "Rename the mod file {file}: only English letters, digits, dots and hyphens, beginning with a letter, no brackets, spaces or other characters.",
      "If no name is stated, look in the mods folder for files whose names have no English letters or begin with a digit or a bracket.",
    ],
    "zh-CN": [
      "重命名模组文件 {file}：只使用英文字母、数字、点和连字符，以字母开头，不要包含括号、空格、中文等字符。",
      "如果日志没有给出文件名，请在 mods 文件夹中查找名称不含英文字母，或以数字、括号开头的文件。",
    ],
  },
  samples: [
    {
      text: "java.lang.module.FindException: Unable to derive module descriptor for /srv/mods/[一]ringcraft.jar\nCaused by: java.lang.IllegalArgumentException: 1ring: Invalid module name: '1ring' is not a Java identifier",
      parameters: { file: "[一]ringcraft.jar" },
    },
    {
      text: "java.lang.IllegalArgumentException: ringcraft.1: Invalid module name: '1' is not a Java identifier\n\tat java.base/jdk.internal.module.Checks.requireModuleName(Checks.java:59)",
      parameters: { file: "ringcraft.1" },
    },
    {
      text: "java.lang.IllegalArgumentException: : Invalid module name: '' is not a Java identifier",
      parameters: { file: "?" },
    },
  ],
  counterSamples: ["[10:00:00] [main/INFO]: Found module name ringcraft", "<Steve> x: Invalid module name: 'a' is not"],
});
