import { finding } from "../finding.ts";
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
  samples: [
    {
      text: "[10:00:00] [main/FATAL]: Failed to start the minecraft server\nnet.minecraft.util.DirectoryLock$LockException: /srv/mc/./world/session.lock: already locked (possibly by other Minecraft instance?)",
      parameters: {},
    },
    {
      text: "net.minecraft.server.ExceptionWorldConflict: The save is being accessed from another location, aborting",
      parameters: {},
    },
    { text: "java.lang.RuntimeException: Failed to check session lock, aborting", parameters: {} },
    {
      text: "[ERROR] Another PocketMine-MP instance (PID 4412) is already using this folder (/srv/pm/).",
      parameters: {},
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/INFO]: <Alex> session.lock: already locked",
    "[10:00:00] [main/INFO]: Deleting session.lock",
  ],
});
