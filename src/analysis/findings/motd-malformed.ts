import { finding } from "../finding.ts";
import { earlierInEntry } from "./plugin-load-failed.ts";

export default finding({
  code: "motd-malformed",
  severity: "fatal",
  confidence: 0.85,
  needles: ["Malformed \\uxxxx encoding", "Malformed motd", "malformed motd", "Malformed MOTD", "Couldn't parse motd"],
  pattern: /^[^\n<]{0,250}?(?:Malformed \\uxxxx encoding|[Mm]alformed (?:motd|MOTD)|Couldn't parse motd)/,
  parameters(_, place) {
    const before = earlierInEntry(place);
    return before.includes("Malformed \\uxxxx encoding") ? null : {};
  },
  message: {
    en: "The settings file server.properties cannot be read: it holds a broken \\u character code, usually in the motd line.",
    "zh-CN": "无法读取 server.properties：其中有错误的 \\u 字符编码，通常出现在 motd 一行。",
  },
  advice: {
    en: [
      "Open server.properties and correct the motd: after every \\u there must be exactly four hexadecimal digits, for example \\u00A7 for the colour sign.",
      "Write every single backslash that is meant as such twice (\\\\).",
      "Make the motd new with a MOTD generator, or set a plain text for a start.",
    ],
    "zh-CN": [
      "打开 server.properties 修正 motd：每个 \\u 后面必须正好有四位十六进制数字，例如颜色符号写作 \\u00A7。",
      "单独的反斜杠请写成两个（\\\\）。",
      "用 MOTD 生成器重新生成 motd，或先改成纯文本。",
    ],
  },
  samples: [
    {
      text: "[14:20:41] [main/ERROR]: Failed to start the minecraft server\njava.lang.IllegalArgumentException: Malformed \\uxxxx encoding.\n\tat java.util.Properties.loadConvert(Properties.java:678)",
      parameters: {},
    },
    {
      text: 'Exception in thread "main" java.lang.IllegalArgumentException: Malformed \\uxxxx encoding.\n\tat java.base/java.util.Properties.loadConvert(Properties.java:672)',
      parameters: {},
    },
  ],
  counterSamples: ["<Alex> Malformed \\uxxxx encoding", "[14:20:41] [main/INFO]: motd is fine"],
});
