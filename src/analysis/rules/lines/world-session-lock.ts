import { finding, type MatchContext } from "../../model/finding.ts";
import { systemMessage } from "../../text/system-messages.ts";
import { fileName, isRepeated } from "../matching/match-text.ts";

const said = [
  "already locked (possibly by other Minecraft instance?)",
  "The save is being accessed from another location",
  "RuntimeException: Failed to check session lock",
  "Failed to lock session.lock",
  "session.lock: already locked",
  ") is already using this folder (",
];
/** LevelDB's own: worlds of Bedrock, Nukkit and PocketMine. */
const database = /(?:IO error: (?:lock |LockFile )?|acquire lock on ')([^\n']{1,250})[\\/]LOCK\b/;
/** What the game writes first when it opens a world. */
const lockCode = /(?:DirectoryLock|SessionLock(?:Manager)?|class_5125)\./;
const inUse = new RegExp(systemMessage("fileInUse"));

export default finding({
  code: "world-session-lock",
  severity: "fatal",
  confidence: 0.95,
  needles: [
    ...said,
    "/db/LOCK",
    "\\db\\LOCK",
    "another process has locked a portion of the file",
    ".DirectoryLock.",
    ".SessionLock.",
    ".SessionLockManager.",
    "class_5125.",
  ],
  pattern:
    /^[^\n<]{0,400}?(?:already locked \(possibly by other Minecraft instance\?\)|The save is being accessed from another location|RuntimeException: Failed to check session lock|Failed to lock session\.lock|session\.lock: already locked|another process has locked a portion of the file|Another [\w-]{1,40} instance \(PID \d{1,9}\) is already using this folder \(|[\\/]LOCK\b|\bat [\w./$@%-]{0,120}(?:DirectoryLock|SessionLock(?:Manager)?|class_5125)\.)/,
  parameters(match, place) {
    const [line] = match;
    if (said.some((one) => isRepeated(place, one))) return null;
    if (line.endsWith("LOCK")) {
      const path = database.exec(line)?.[1];
      return path && !isRepeated(place, path) ? { world: worldOf(path) } : null;
    }
    // In the language of the system, of a file that nobody names: it is the world's lock if the game was writing that.
    if (lockCode.test(line)) return isRefused(place) ? {} : null;
    const isAnyFile = line.endsWith("locked a portion of the file");
    // Where the code that locks is named, it tells.
    if (isAnyFile && (lockCode.test(place.text) || !/LevelStorage|class_32\b|session\.lock/.test(place.text)))
      return null;
    return { world: worldOf(/(?<=[\\/])([^\\/\n:]{1,60})[\\/]session\.lock/.exec(line)?.[1]) };
  },
});

/** Whether the system refused to write or to lock: the first frame of that code, below the system's own words. */
function isRefused(place: MatchContext): boolean {
  const above = (place.earlier || place.before).slice(-4000);
  if (lockCode.test(above) || /already locked \(possibly|FileSystemException|NoSuchFile|AccessDenied/.test(above))
    return false;
  return (
    inUse.test(above) ||
    /IOException: [^\n]{1,300}\n[^\n]{0,80}\bat [\w./]{0,20}sun\.nio\.ch\.FileDispatcherImpl\.(?:write|lock)/.test(
      above,
    )
  );
}

/** `/srv/mc/./world/db` → `world` */
function worldOf(path: string | undefined): string | undefined {
  const name = path && fileName(path.replace(/[\\/]db$/, ""));
  return name && name !== "." ? name.trim() : undefined;
}
