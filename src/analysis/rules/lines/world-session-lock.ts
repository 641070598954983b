import { finding } from "../../model/finding.ts";
import { isRepeated } from "../matching/match-text.ts";

const said = [
  "already locked (possibly by other Minecraft instance?)",
  "The save is being accessed from another location",
  "Failed to check session lock",
  "Failed to lock session.lock",
  "session.lock: already locked",
  "another process has locked a portion of the file",
  ") is already using this folder (",
];

export default finding({
  code: "world-session-lock",
  severity: "fatal",
  confidence: 0.95,
  needles: said,
  pattern:
    /^[^\n<]{0,400}(?:already locked \(possibly by other Minecraft instance\?\)|The save is being accessed from another location|Failed to check session lock|Failed to lock session\.lock|session\.lock: already locked|another process has locked a portion of the file|Another [\w-]{1,40} instance \(PID \d{1,9}\) is already using this folder \()/,
  parameters: (match, place) => {
    if (said.some((one) => isRepeated(place, one))) return null;
    // Windows says so of any file: it is the world's lock if the server was about to open the world.
    const isAnyFile = match[0].endsWith("locked a portion of the file");
    return isAnyFile && !/DirectoryLock|class_5125|LevelStorage|class_32\b|session\.lock/.test(place.text) ? null : {};
  },
});
