import { finding } from "../finding.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "file-exists",
  severity: "error",
  confidence: 0.85,
  needles: ["java.nio.file.FileAlreadyExistsException: "],
  pattern: /^[^\n<]{0,300}java\.nio\.file\.FileAlreadyExistsException: ([^\n\r]{1,400})/,
  parameters: (match, place) =>
    isRepeated(place, "java.nio.file.FileAlreadyExistsException: ") ? null : { file: match[1]!.trim() },
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
