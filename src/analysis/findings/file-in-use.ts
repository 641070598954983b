import { finding } from "../finding.ts";
import { isRepeated } from "../matching/match-text.ts";

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
