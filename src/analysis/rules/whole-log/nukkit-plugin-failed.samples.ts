import type { WholeLogSamples } from "../samples.ts";

const trace = `2020-06-01 10:00:02.100 [main] ERROR - Throwing
java.lang.RuntimeException: java.lang.NullPointerException
\tat cn.nukkit.plugin.PluginManager.enablePlugin(PluginManager.java:440) [nukkit.jar:?]
\tat cn.nukkit.Server.enablePlugin(Server.java:700) [nukkit.jar:?]
Caused by: java.lang.NullPointerException
\tat club.shady.light.onEnable(light.java:84) ~[?:?]
\tat cn.nukkit.plugin.PluginBase.setEnabled(PluginBase.java:90) ~[nukkit.jar:?]
\t... 4 more
`;
const started = "2020-06-01 10:00:00.100 [main] INFO  - Loading §anukkit.yml§f ...\n";

export default {
  samples: [
    {
      text: `${started}2020-06-01 10:00:01.000 [main] INFO  - Enabling Ropes v2.0.0\n2020-06-01 10:00:02.000 [main] INFO  - Enabling LampMenu v0.0.3\n2020-06-01 10:00:02.050 [main] WARN  - [LampMenu] The file is dark v1.2\n${trace}`,
      only: [],
      parameters: { plugin: "LampMenu", cause: "NullPointerException", place: "light.onEnable, light.java:84" },
    },
    {
      // In the words of a language that was not kept.
      text: `${started}2020-06-01 10:00:00.200 [main] INFO  - 正在启动 Minecraft: BE §bv1.13.0§r\n2020-06-01 10:00:02.000 [main] INFO  - \ufffd\ufffd\ufffd LampMenu v0.0.3 \ufffd\ufffd\n${trace}`,
      only: [],
      parameters: { plugin: "LampMenu" },
    },
  ],
  counterSamples: [
    // Nobody is named.
    `${started}2020-06-01 10:00:00.200 [main] INFO  - 正在启动 Minecraft: BE §bv1.13.0§r\n${trace}`,
    // A command, long after.
    `${started}2020-06-01 10:00:02.000 [main] INFO  - Enabling LampMenu v0.0.3\n2020-06-01 10:00:02.100 [main] ERROR - Throwing\njava.lang.NullPointerException\n\tat club.shady.light.onCommand(light.java:84) ~[?:?]\n\tat cn.nukkit.command.PluginCommand.execute(PluginCommand.java:40) ~[nukkit.jar:?]\n`,
  ],
} satisfies WholeLogSamples;
