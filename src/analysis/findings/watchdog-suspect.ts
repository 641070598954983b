import { finding } from "../finding.ts";
import { foreignFrame } from "../matching/foreign-frames.ts";

export default finding({
  code: "watchdog-suspect",
  severity: "error",
  confidence: 0.7,
  needles: ["Watchdog Thread/ERROR]: \t\t", "Watchdog Thread/ERROR]:  \t\t", "Watchdog Thread/WARN]: \t\t"],
  pattern: /^[^\n<]{0,120}?Watchdog Thread\/(?:ERROR|WARN)\]: {1,4}\t{1,3}[^\n]{5,400}/,
  parameters(match, place) {
    const suspect = foreignFrame(match[0]);
    if (!suspect) return null;
    // Only the first such method of the server's own thread, in the dump that came with the end.
    const start = place.before.lastIndexOf("Server thread dump");
    if (start === -1) return null;
    const above = place.before.slice(start);
    return above.includes("Entire Thread Dump") || foreignFrame(above) ? null : { suspect };
  },
  samples: [
    {
      text: "[12:00:01] [Paper Watchdog Thread/ERROR]: Server thread dump (Look for plugins here before reporting to Paper!):\n[12:00:01] [Paper Watchdog Thread/ERROR]: \tStack:\n[12:00:01] [Paper Watchdog Thread/ERROR]: \t\tjava.base@17/java.lang.Thread.sleep(Native Method)\n[12:00:01] [Paper Watchdog Thread/ERROR]: \t\tmills.jar//org.example.mills.Mill.grind(Mill.java:30)\n[12:00:01] [Paper Watchdog Thread/ERROR]: \t\torg.bukkit.craftbukkit.scheduler.CraftTask.run(CraftTask.java:101)",
      parameters: { suspect: "org.example.mills.Mill.grind" },
    },
    {
      text: "[12:00:01] [Spigot Watchdog Thread/ERROR]: Server thread dump (Look for plugins here before reporting to Spigot!):\n[12:00:01] [Spigot Watchdog Thread/ERROR]: \t\torg.example.lake.Fill.run(Fill.java:9)",
      parameters: { suspect: "org.example.lake.Fill.run" },
    },
  ],
  counterSamples: [
    "[12:00:01] [Paper Watchdog Thread/ERROR]: Server thread dump:\n[12:00:01] [Paper Watchdog Thread/ERROR]: \t\tnet.minecraft.server.MinecraftServer.run(MinecraftServer.java:3)",
    "<Alex> Watchdog Thread/ERROR]: \t\torg.example.lake.Fill.run(Fill.java:9)",
  ],
});
