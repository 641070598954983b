import { finding } from "../finding.ts";
import { isRepeated } from "./class-missing.ts";

export default finding({
  code: "file-exists",
  severity: "error",
  confidence: 0.85,
  needles: ["java.nio.file.FileAlreadyExistsException: "],
  pattern: /^[^\n<]{0,300}java\.nio\.file\.FileAlreadyExistsException: ([^\n\r]{1,400})/,
  parameters: (match, place) =>
    isRepeated(place, "java.nio.file.FileAlreadyExistsException: ") ? null : { file: match[1]!.trim() },
  message: {
    en: "Something is already there where a file or folder should be created: {file}.",
    "zh-CN": "要创建文件或文件夹的位置已经存在同名内容：{file}。",
  },
  advice: {
    en: [
      "Look at {file}: if it is a file where a folder belongs (or the other way round), rename or delete it, and start again.",
      "If it is a link, replace it by a real folder, or point it to one that exists.",
    ],
    "zh-CN": [
      "查看 {file}：如果本应是文件夹的位置是文件（或相反），请重命名或删除它，然后重新启动。",
      "如果它是链接，请换成真实文件夹，或让它指向存在的位置。",
    ],
  },
  samples: [
    {
      text: "java.nio.file.FileAlreadyExistsException: C:\\Games\\.minecraft\\config\\wood",
      parameters: { file: "C:\\Games\\.minecraft\\config\\wood" },
    },
    {
      text: "Caused by: java.nio.file.FileAlreadyExistsException: /srv/mc/logs\n\tat sun.nio.fs.UnixException.translateToIOException(UnixException.java:88)",
      parameters: { file: "/srv/mc/logs" },
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/INFO]: <Alex> java.nio.file.FileAlreadyExistsException: a",
    "java.nio.file.NoSuchFileException: config/a.toml",
  ],
});
