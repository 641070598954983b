import type { WholeLogSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [Server thread/INFO]: This server is running CraftBukkit version 4020-Spigot-0000000-1111111 (MC: 1.20.4) (Implementing API version 1.20.4-R0.1-SNAPSHOT)\n[10:00:01] [Server thread/INFO]: [Lamps] Enabling Lamps v1.0\n[10:00:01] [Server thread/ERROR]: Error occurred while enabling Lamps v1.0 (Is it up to date?)\njava.lang.NoClassDefFoundError: io/papermc/paper/event/player/AsyncChatEvent\n\tat org.example.lamps.Lamps.onEnable(Lamps.java:21) ~[?:?]\n",
      only: [],
      parameters: { plugin: "Lamps", server: "Spigot" },
    },
    {
      text: "[10:00:00] [Server thread/INFO]: This server is running CraftBukkit version 4020-Spigot-0000000-1111111 (MC: 1.20.4) (Implementing API version 1.20.4-R0.1-SNAPSHOT)\n[10:00:01] [Server thread/INFO]: [Lamps] Enabling Lamps v1.0\n[10:00:09] [Server thread/ERROR]: Could not pass event PlayerJoinEvent to Lamps v1.0\njava.lang.NoSuchMethodError: 'void org.bukkit.entity.Player.sendMessage(net.kyori.adventure.text.Component)'\n\tat org.example.lamps.Join.on(Join.java:14) ~[?:?]\n",
      only: [],
      parameters: { plugin: "Lamps", server: "Spigot" },
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/INFO]: This server is running Paper version git-Paper-1 (MC: 1.20.4) (Implementing API version 1.20.4-R0.1-SNAPSHOT)\n[10:00:01] [Server thread/ERROR]: Error occurred while enabling Lamps v1.0 (Is it up to date?)\njava.lang.NoClassDefFoundError: io/papermc/paper/registry/RegistryAccess\n\tat org.example.lamps.Lamps.onEnable(Lamps.java:21) ~[Lamps.jar:?]\n",
    "[10:00:00] [Server thread/INFO]: This server is running CraftBukkit version 4020-Spigot-0000000-1111111 (MC: 1.20.4) (Implementing API version 1.20.4-R0.1-SNAPSHOT)\n[10:00:01] [Server thread/ERROR]: Error occurred while enabling Lamps v1.0 (Is it up to date?)\njava.lang.NoSuchMethodError: 'void org.bukkit.entity.Player.sendMessage(org.example.Text)'\n\tat org.example.lamps.Lamps.onEnable(Lamps.java:21) ~[Lamps.jar:?]\n",
  ],
} satisfies WholeLogSamples;
