import { finding } from "../finding.ts";
import { isRepeated } from "./class-missing.ts";

export default finding({
  code: "file-in-use",
  severity: "error",
  confidence: 0.9,
  needles: ["java.nio.file.FileSystemException: ", "The process cannot access the file because "],
  pattern:
    /^[^\n<]{0,300}(?:Exception: ([^\n\r]{1,400}?)(?:: | \()(?:The process cannot access the file because (?:it is being used by another process|another process has locked)|另一个程序(?:正在使用|已锁定)|Device or resource busy|Der Prozess kann nicht auf die Datei zugreifen|Процесс не может получить доступ к файлу))/,
  parameters: (match, place) => {
    if (isRepeated(place, "java.nio.file.FileSystemException: ")) return null;
    return { file: match[1]!.replace(/ -> [^\n]{1,400}$/, "").trim() };
  },
  message: {
    en: "A file is being used by another program: {file}.",
    "zh-CN": "文件正被其他程序占用：{file}。",
  },
  advice: {
    en: [
      "Close other copies of the game or server (also java.exe or javaw.exe left behind in the task manager), and start again.",
      "Close programs that may hold {file}: backups, cloud synchronisation, antivirus, editors.",
    ],
    "zh-CN": [
      "关闭游戏或服务器的其他实例（包括任务管理器中残留的 java.exe、javaw.exe），然后重新启动。",
      "关闭可能占用 {file} 的程序：备份、云同步、杀毒软件、编辑器。",
    ],
  },
  samples: [
    {
      text: "java.nio.file.FileSystemException: C:\\mc\\mods\\old.jar: The process cannot access the file because it is being used by another process.",
      parameters: { file: "C:\\mc\\mods\\old.jar" },
    },
    {
      text: "java.io.FileNotFoundException: world\\level.dat_new (The process cannot access the file because it is being used by another process)",
      parameters: { file: "world\\level.dat_new" },
    },
  ],
  counterSamples: [
    "java.nio.file.FileSystemException: a -> b: Operation not permitted",
    "<Alex> The process cannot access the file because it is being used by another process",
  ],
});
