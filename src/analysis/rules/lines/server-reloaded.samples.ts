import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[12:00:01 WARN]: You are reloading while having Paper plugins installed on your server.",
      parameters: {},
    },
    {
      text: "[12:00:01] [Server thread/INFO]: Steve: Please note that this command is not supported and may cause issues when using some plugins.",
      parameters: {},
    },
    {
      text: "[12:00:01 INFO]: [CONSOLE: Please note that this command is not supported and may cause issues when using some plugins.]",
      parameters: {},
    },
    {
      text: "java.lang.IllegalStateException: x\n\tat org.bukkit.craftbukkit.v1_12_R1.CraftServer.reload(CraftServer.java:818)",
      parameters: {},
    },
  ],
  counterSamples: [
    "java.lang.IllegalStateException: x\n\tat org.example.lamps.Server.reload(Server.java:30)",
    "<Alex> Please note that this command is not supported and may cause issues when using some plugins.",
    "[12:00:01] [Server thread/INFO]: Reload complete.",
  ],
} satisfies LineSamples;
