import type { LineSamples } from "../samples.ts";

export default {
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
} satisfies LineSamples;
