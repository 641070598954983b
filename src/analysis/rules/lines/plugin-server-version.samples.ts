import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[07:07:07] [Server thread/ERROR]: Could not load 'plugins/Kites-4.0.jar' in folder 'plugins'\norg.bukkit.plugin.InvalidPluginException: Unsupported API version 1.20\n\tat org.bukkit.craftbukkit.v1_16_R3.util.CraftMagicNumbers.checkSupported(CraftMagicNumbers.java:340)",
      parameters: { plugin: "Kites-4.0", version: "1.20", apiVersion: null },
    },
    {
      text: "[07:07:07] [Server thread/ERROR]: Could not load 'plugins/Kites-4.0.jar' in folder 'plugins'\norg.bukkit.plugin.InvalidPluginException: Unsupported API version 1.18.2\n\tat org.bukkit.craftbukkit.v1_18_R2.util.CraftMagicNumbers.checkSupported(CraftMagicNumbers.java:340)",
      parameters: { plugin: "Kites-4.0", version: "1.18.2", apiVersion: "1.18" },
    },
    {
      // It is made for a later version.
      text: "[07:07:00] [Server thread/INFO]: This server is running Paper version git-Paper-388 (MC: 1.18.1)\n[07:07:07] [Server thread/ERROR]: Could not load 'plugins/Kites-4.0.jar' in folder 'plugins'\norg.bukkit.plugin.InvalidPluginException: Unsupported API version 1.18.2\n\tat org.bukkit.craftbukkit.v1_18_R1.util.CraftMagicNumbers.checkSupported(CraftMagicNumbers.java:340)",
      only: [],
      parameters: { plugin: "Kites-4.0", version: "1.18.2", apiVersion: null },
    },
    {
      text: "[07:07:07] [Server thread/ERROR]: Error occurred while enabling Kites v4.0 (Is it up to date?)\njava.lang.NoClassDefFoundError: net/minecraft/server/v1_12_R1/Packet\n\tat org.example.Kites.onEnable(Kites.java:12)\nCaused by: java.lang.ClassNotFoundException: net.minecraft.server.v1_12_R1.Packet",
      parameters: { plugin: "Kites", version: "1.12" },
    },
    {
      text: "[07:07:07] [Server thread/INFO]: This server is running Paper version 1.21-7-main@0000000 (MC: 1.21)\n[07:07:07] [Server thread/ERROR]: Error occurred while enabling Kites v4.0 (Is it up to date?)\njava.lang.NoClassDefFoundError: org/bukkit/craftbukkit/v1_21_R2/boss/CraftBossBar\n\tat Kites.jar/org.example.kites.nms.v1_21_R2.Bars.<clinit>(Bars.java:12)",
      parameters: { plugin: "Kites", version: "1.21.2–1.21.3" },
    },
    {
      text: "[07:07:07] [Server thread/WARN]: java.lang.ClassNotFoundException: org.example.kites.nms.v1_19_R2.StringHandler\n\tat org.bukkit.plugin.java.PluginClassLoader.loadClass0(PluginClassLoader.java:179)\n\tat Kites.jar//org.example.kites.Kites.onEnable(Kites.java:70)\n\tat org.bukkit.craftbukkit.v1_19_R2.CraftServer.enablePlugin(CraftServer.java:630)",
      parameters: { plugin: "Kites", running: "v1_19_R2", part: "StringHandler" },
    },
    {
      text: "[07:07:07] [Server thread/WARN]: [Kites] WARNING! This version of Kite-API seems to be broken with your Spigot version! Plugins may crash!",
      parameters: { plugin: "Kites", version: null },
    },
  ],
  counterSamples: [
    "[07:07:07] [Server thread/WARN]: The chest at 3, 64, 7 seems to be broken with your pickaxe",
    "[07:07:07] [Server thread/WARN]: java.lang.ClassNotFoundException: org.example.kites.nms.v1_8_R3.StringHandler\n\tat Kites.jar//org.example.kites.Kites.onEnable(Kites.java:70)\n\tat org.bukkit.craftbukkit.v1_19_R2.CraftServer.enablePlugin(CraftServer.java:630)",
    "<Alex> Unsupported API version 1.20",
    "[07:07:07] [Server thread/INFO]: [Kites] Unsupported API version 3 of the weather service",
    "[07:07:07] [Server thread/ERROR]: Could not load 'plugins/Kites-4.0.jar' in folder 'plugins'\njava.lang.NullPointerException\n\tat net.minecraft.server.v1_12_R1.Packet.a(Packet.java:3)",
  ],
} satisfies LineSamples;
