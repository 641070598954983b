import { finding } from "../../model/finding.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "file-exists",
  severity: "error",
  // Who only prints it goes on with the file that is there.
  severityAt: (_, place) => (/^[^\n]{0,80}\[STDERR\]/.test(place.entry) ? "notice" : undefined),
  confidence: 0.85,
  pattern: /^[^\n<]{0,300}java\.nio\.file\.FileAlreadyExistsException: ([^\n\r]{1,400})/,
  parameters: (match, place) =>
    isRepeated(place, "java.nio.file.FileAlreadyExistsException: ") ? null : { file: match[1]!.trim() },
});
