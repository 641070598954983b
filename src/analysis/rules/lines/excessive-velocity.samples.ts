import type { LineSamples } from "../samples.ts";

export default {
  only: "server",
  samples: [
    {
      text: "[10:00:00] [Server thread/WARN]: Excessive velocity set detected: tried to set velocity of entity #31 to (12.5,-40.0,3.25).\n[10:00:00] [Server thread/WARN]: java.lang.Exception: Stack trace\n[10:00:00] [Server thread/WARN]: \tat java.lang.Thread.dumpStack(Thread.java:1336)\n[10:00:00] [Server thread/WARN]: \tat org.bukkit.craftbukkit.v1_8_R3.entity.CraftEntity.setVelocity(CraftEntity.java:213)\n[10:00:00] [Server thread/WARN]: \tat org.example.lamps.Sling.run(Sling.java:12)\n[10:00:00] [Server thread/WARN]: \tat org.bukkit.craftbukkit.v1_8_R3.scheduler.CraftTask.run(CraftTask.java:59)",
      parameters: { plugin: "lamps" },
    },
    {
      text: "[10:00:00] [Paper Watchdog Thread/ERROR]: During the run of the server, a plugin set an excessive velocity on an entity\n[10:00:00] [Paper Watchdog Thread/ERROR]: This may be the cause of the issue, or it may be entirely unrelated\n[10:00:00] [Paper Watchdog Thread/ERROR]: Excessive velocity set detected: tried to set velocity of entity Pig id #31 to (12.5,-40.0,3.25).",
      parameters: {},
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/INFO]: <Alex> Excessive velocity set detected: tried to set velocity of entity #1",
  ],
} satisfies LineSamples;
