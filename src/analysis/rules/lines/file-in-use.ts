import { finding } from "../../model/finding.ts";
import { systemMessage } from "../../text/system-messages.ts";
import { isRepeated } from "../matching/match-text.ts";

const inUse = new RegExp(`(?:: | \\()(?:${systemMessage("fileInUse")})`);

export default finding({
  code: "file-in-use",
  severity: "error",
  confidence: 0.9,
  needles: [
    "java.nio.file.FileSystemException: ",
    "java.io.FileNotFoundException: ",
    "java.io.IOException: ",
    "The process cannot access the file because ",
  ],
  pattern: /^[^\n<]{0,300}?Exception: ([^\n\r]{1,500})/,
  parameters: (match, place) => {
    const end = ` : ${match[1]!}`.search(inUse);
    if (end === -1 || isRepeated(place, "java.nio.file.FileSystemException: ")) return null;
    const file = match[1]!
      .slice(0, Math.max(0, end - 3))
      .split(" -> ", 1)[0]!
      .trim();
    return isRepeated(place, match[1]!) ? null : { file };
  },
  impliedBy: ["world-session-lock"],
});
