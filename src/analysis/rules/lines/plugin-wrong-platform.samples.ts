import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:12:01] [Server thread/ERROR]: Could not load 'plugins\\HubGate.jar'\norg.bukkit.plugin.InvalidPluginException: java.lang.NoClassDefFoundError: net/md_5/bungee/api/plugin/Plugin\n\tat org.bukkit.plugin.java.JavaPluginLoader.loadPlugin(JavaPluginLoader.java:150)\nCaused by: java.lang.NoClassDefFoundError: net/md_5/bungee/api/plugin/Plugin",
      parameters: { plugin: "HubGate", platform: "BungeeCord" },
    },
    {
      text: "[10:12:01] [Server thread/ERROR]: Could not load 'plugins/HubGate.jar' in folder 'plugins'\norg.bukkit.plugin.InvalidPluginException: java.lang.NoClassDefFoundError: net/md_5/bungee/api/plugin/Plugin\n\tat org.bukkit.plugin.java.JavaPluginLoader.loadPlugin(JavaPluginLoader.java:135)\nCaused by: java.lang.NoClassDefFoundError: net/md_5/bungee/api/plugin/Plugin",
      parameters: { plugin: "HubGate", platform: "BungeeCord", here: null },
    },
    {
      text: "[10:12:01 ERROR]: Error occurred while enabling HubGate v2 (Is it up to date?)\njava.lang.NoClassDefFoundError: com/velocitypowered/api/proxy/ProxyServer",
      parameters: { plugin: "HubGate", platform: "Velocity" },
    },
    {
      text: "[10:12:01 ERROR]: Unable to load plugin plugins/TownShop-2.4.jar\ncom.velocitypowered.api.plugin.InvalidPluginException: The plugin file TownShop-2.4.jar appears to be a Bukkit or BungeeCord plugin. Velocity does not support Bukkit or BungeeCord plugins.\n\tat com.velocitypowered.proxy.plugin.loader.java.JavaPluginLoader.getSerializedPluginInfo(JavaPluginLoader.java:185) ~[velocity.jar:3.3.0]",
      parameters: { plugin: "TownShop-2.4", platform: "Bukkit or BungeeCord" },
    },
    {
      text: "10:12:01 [WARNING] Error loading plugin TownShop\njava.lang.NoClassDefFoundError: org/bukkit/plugin/java/JavaPlugin\n\tat java.base/java.lang.ClassLoader.defineClass1(Native Method)\n\tat net.md_5.bungee.api.plugin.PluginManager.enablePlugin(PluginManager.java:334)\nCaused by: java.lang.ClassNotFoundException: org.bukkit.plugin.java.JavaPlugin",
      parameters: { plugin: "TownShop", platform: "Bukkit, Spigot or Paper" },
    },
    {
      text: "10:12:01 [WARNING] Error enabling plugin TownShop\njava.lang.NoClassDefFoundError: org/bukkit/event/Listener",
      parameters: { plugin: "TownShop", platform: "Bukkit, Spigot or Paper" },
    },
    {
      text: "[10:12:01] [ServerMain/ERROR]: [DirectoryProviderSource] Error loading plugin: plugins/hubgate-velocity-2.0.jar does not contain a paper-plugin.yml or plugin.yml! Could not determine plugin type, cannot load a plugin from it!\njava.lang.RuntimeException: plugins/hubgate-velocity-2.0.jar does not contain a paper-plugin.yml or plugin.yml! Could not determine plugin type, cannot load a plugin from it!",
      parameters: { plugin: "hubgate-velocity-2.0", platform: "Velocity" },
    },
    {
      text: "10:12:01 [WARNING] Could not load plugin from file plugins/HubGate-Velocity.jar\njava.lang.NullPointerException: Plugin must have a plugin.yml or bungee.yml",
      parameters: { plugin: "HubGate-Velocity", platform: "Velocity" },
    },
  ],
  counterSamples: [
    "<Alex> NoClassDefFoundError: net/fabricmc/loader",
    "[10:12:01] [Server thread/ERROR]: Could not load 'plugins/HubGate.jar' in folder 'plugins'\njava.lang.NoClassDefFoundError: com/google/gson/Gson",
    "[10:12:01] [Server thread/ERROR]: Could not load 'plugins/HubGate.jar' in folder 'plugins'\njava.lang.NoClassDefFoundError: org/bukkit/damage/DamageType",
    "[10:12:01] [Server thread/ERROR]: Could not load 'plugins/minimap-fabric.jar' in folder 'plugins'\norg.bukkit.plugin.InvalidDescriptionException: Invalid plugin.yml\nCaused by: java.io.FileNotFoundException: Jar does not contain plugin.yml",
    "10:12:01 [WARNING] Exception encountered when loading plugin: HubGate\njava.lang.NoClassDefFoundError: org/bukkit/event/Listener\n\tat org.example.hubgate.bungee.HubGate.onEnable(HubGate.java:20)",
  ],
} satisfies LineSamples;
