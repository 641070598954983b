import { finding } from "../finding.ts";
import { isRepeated } from "../matching/match-text.ts";
import { fileInUse } from "../matching/system-messages.ts";

const inUse = new RegExp(`(?:: | \\()(?:${fileInUse})`);

export default finding({
  code: "file-in-use",
  severity: "error",
  confidence: 0.9,
  needles: [
    "java.nio.file.FileSystemException: ",
    "java.io.FileNotFoundException: ",
    "The process cannot access the file because ",
  ],
  pattern: /^[^\n<]{0,300}?Exception: ([^\n\r]{1,500})/,
  parameters: (match, place) => {
    const end = match[1]!.search(inUse);
    if (end <= 0 || isRepeated(place, "java.nio.file.FileSystemException: ")) return null;
    return { file: match[1]!.slice(0, end).split(" -> ", 1)[0]!.trim() };
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
    {
      text: "java.io.FileNotFoundException: C:\\mc\\a.cfg (Der Prozess kann nicht auf die Datei zugreifen, da sie von einem anderen Prozess verwendet wird)",
      parameters: { file: "C:\\mc\\a.cfg" },
    },
  ],
  counterSamples: [
    "java.io.FileNotFoundException: C:\\mc\\a.cfg (Das System kann die angegebene Datei nicht finden)",
    "java.nio.file.FileSystemException: a -> b: Operation not permitted",
    "<Alex> The process cannot access the file because it is being used by another process",
  ],
});
