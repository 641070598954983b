import { finding } from "../../model/finding.ts";
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
});
