import { finding } from "../../model/finding.ts";
import { systemMessage } from "../../text/system-messages.ts";
import { isRepeated } from "../matching/match-text.ts";

const inEnglish = [
  "No space left on device",
  "There is not enough space on the disk",
  "Disk quota exceeded",
  "Low disk space! Might not be able to save the world",
  // A panel that stops the server.
  "Server is exceeding the assigned disk space limit",
];

export default finding({
  code: "disk-full",
  severity: "fatal",
  confidence: 0.98,
  needles: [
    ...inEnglish,
    "java.io.IOException: ",
    "java.nio.file.FileSystemException: ",
    "java.io.FileNotFoundException: ",
  ],
  pattern: new RegExp(
    `^(?:[^\\n<]{0,400}?(?:${inEnglish.join("|")})|(?=[^\\n<]{0,400}?(?:IO|FileSystem|FileNotFound)Exception: )[^\\n]{0,700}?(?:: | \\()(?:${systemMessage("diskFull")}))`,
  ),
  parameters: (match, place) => {
    const said = inEnglish.find((one) => match[0].includes(one)) ?? match[0].slice(match[0].lastIndexOf(": ") + 2);
    return isRepeated(place, said) ? null : {};
  },
});
