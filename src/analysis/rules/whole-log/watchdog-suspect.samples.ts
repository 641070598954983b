import type { WholeLogSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[12:00:01] [Paper Watchdog Thread/ERROR]: Server thread dump (Look for plugins here before reporting to Paper!):\n[12:00:01] [Paper Watchdog Thread/ERROR]: ------------------------------\n[12:00:01] [Paper Watchdog Thread/ERROR]: Current Thread: Server thread\n[12:00:01] [Paper Watchdog Thread/ERROR]: \tPID: 23 | Suspended: false | Native: false | State: RUNNABLE\n[12:00:01] [Paper Watchdog Thread/ERROR]: \tStack:\n[12:00:01] [Paper Watchdog Thread/ERROR]: \t\tjava.base@17/java.lang.Thread.sleep(Native Method)\n[12:00:01] [Paper Watchdog Thread/ERROR]: \t\tmills.jar//org.example.mills.Mill.grind(Mill.java:30)\n[12:00:01] [Paper Watchdog Thread/ERROR]: \t\torg.bukkit.craftbukkit.scheduler.CraftTask.run(CraftTask.java:101)",
      parameters: { suspect: "mills" },
    },
  ],
  counterSamples: [
    "[12:00:01] [Paper Watchdog Thread/ERROR]: Server thread dump:\n[12:00:01] [Paper Watchdog Thread/ERROR]: Current Thread: Server thread\n[12:00:01] [Paper Watchdog Thread/ERROR]: \tStack:\n[12:00:01] [Paper Watchdog Thread/ERROR]: \t\tnet.minecraft.server.MinecraftServer.run(MinecraftServer.java:3)",
  ],
} satisfies WholeLogSamples;
