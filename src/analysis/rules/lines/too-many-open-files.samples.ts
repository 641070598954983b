import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[12:00:05] [Server thread/ERROR]: x\njava.io.IOException: Too many open files\n\tat sun.nio.ch.A.b(A.java:1)",
      parameters: {},
    },
    {
      text: "[12:00:05] [main/ERROR]: Failed to start the minecraft server\njava.lang.RuntimeException: Couldn't watch config file\n\tat net.minecraftforge.fml.config.ConfigTracker.openConfig(ConfigTracker.java:1)\nCaused by: java.io.IOException: User limit of inotify watches reached\n\tat sun.nio.fs.LinuxWatchService$Poller.implRegister(LinuxWatchService.java:1)",
      parameters: { limit: "inotify", setting: "fs.inotify.max_user_watches", value: "524288" },
    },
    {
      text: "[12:00:05] [main/ERROR]: x\njava.lang.RuntimeException: java.io.IOException: User limit of inotify instances reached or too many open files\n\tat com.electronwill.nightconfig.core.file.FileWatcher$WatchedDir.<init>(FileWatcher.java:1)",
      parameters: { limit: "inotify", setting: "fs.inotify.max_user_instances", value: "1024" },
    },
  ],
  counterSamples: ["<Alex> IOException: Too many open files"],
} satisfies LineSamples;
