import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [main/FATAL]: Failed to start the minecraft server\nnet.minecraft.util.DirectoryLock$LockException: /srv/mc/./world/session.lock: already locked (possibly by other Minecraft instance?)",
      parameters: { world: "world" },
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
    {
      // A system in Swedish.
      text: "[10:00:00] [main/ERROR]: Failed to start the minecraft server\njava.io.IOException: Det går inte att komma åt filen eftersom en annan process har låst en del av den\n\tat sun.nio.ch.FileDispatcherImpl.write0(Native Method) ~[?:?]\n\tat sun.nio.ch.FileChannelImpl.write(FileChannelImpl.java:288) ~[?:?]\n\tat net.minecraft.util.DirectoryLock.m_13640_(DirectoryLock.java:37) ~[server.jar:?]\n\tat net.minecraft.server.Main.main(Main.java:194) ~[server.jar:?]",
      parameters: {},
    },
    {
      text: "[01Jun2021 10:00:00.500] [main/FATAL] [net.minecraft.server.Main/]: Failed to start the minecraft server\njava.io.IOException: The process cannot access the file because another process has locked a portion of the file\n\tat sun.nio.ch.FileDispatcherImpl.write0(Native Method) ~[?:?]\n\tat net.minecraft.server.SessionLockManager.func_232998_a_(SourceFile:40) ~[?:?]",
      parameters: {},
    },
    {
      text: '2021-06-01 [10:00:03.500] [Server thread/EMERGENCY]: LevelDBException: "IO error: lock /srv/pm/worlds/lobby/db/LOCK: Resource temporarily unavailable" (EXCEPTION) in "pmsrc/src/world/format/io/leveldb/LevelDB" at line 150',
      parameters: { world: "lobby" },
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/INFO]: <Alex> session.lock: already locked",
    "[10:00:00] [main/INFO]: Deleting session.lock",
    "java.io.IOException: No space left on device\n\tat net.minecraft.util.DirectoryLock.create(DirectoryLock.java:37)",
    "[10:00:00] [main/INFO]: Copying worlds/lobby/db/LOCK",
  ],
} satisfies LineSamples;
