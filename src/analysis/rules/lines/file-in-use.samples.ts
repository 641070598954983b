import type { LineSamples } from "../samples.ts";

export default {
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
    {
      text: "java.nio.file.FileSystemException: world\\region\\r.3.1.mca: Het proces heeft geen toegang tot het bestand omdat het door een ander proces wordt gebruikt",
      parameters: { file: "world\\region\\r.3.1.mca" },
    },
    {
      text: "java.io.IOException: Процесс не может получить доступ к файлу, так как часть этого файла заблокирована другим процессом\n\tat java.io.RandomAccessFile.writeBytes(Native Method)",
      parameters: { file: null },
    },
  ],
  counterSamples: [
    "java.io.FileNotFoundException: C:\\mc\\a.cfg (Das System kann die angegebene Datei nicht finden)",
    "java.nio.file.FileSystemException: a -> b: Operation not permitted",
    "<Alex> The process cannot access the file because it is being used by another process",
  ],
} satisfies LineSamples;
