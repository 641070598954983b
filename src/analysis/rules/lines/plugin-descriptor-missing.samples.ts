import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "10:00:01 [WARN ] Jar file lamps-1.0.jar doesnt contain a waterdog.yml or plugin.yml!",
      parameters: { plugin: "lamps-1.0" },
    },
    {
      text: "[10:12:01] [Server thread/ERROR]: Could not load 'plugins/minimap-fabric.jar' in folder 'plugins'\norg.bukkit.plugin.InvalidDescriptionException: Invalid plugin.yml\n\tat org.bukkit.plugin.java.JavaPluginLoader.getPluginDescription(JavaPluginLoader.java:154)\nCaused by: java.io.FileNotFoundException: Jar does not contain plugin.yml",
      parameters: { plugin: "minimap-fabric" },
    },
    {
      text: "[10:12:01] [ServerMain/ERROR]: [DirectoryProviderSource] Error loading plugin: java.lang.IllegalArgumentException: Directory 'plugins/minimap.jar' does not contain a paper-plugin.yml or plugin.yml! Could not determine plugin type, cannot load a plugin from it!\njava.lang.RuntimeException: java.lang.IllegalArgumentException: Directory 'plugins/minimap.jar' does not contain a paper-plugin.yml or plugin.yml! Could not determine plugin type, cannot load a plugin from it!",
      parameters: { plugin: "minimap" },
    },
    {
      text: "[10:12:01] [ServerMain/ERROR]: [DirectoryProviderSource] Error loading plugin: plugins/minimap.jar does not contain a paper-plugin.yml or plugin.yml! Could not determine plugin type, cannot load a plugin from it!",
      parameters: { plugin: "minimap" },
    },
  ],
  counterSamples: [
    "<Alex> Jar does not contain plugin.yml",
    "[10:12:01] [Server thread/INFO]: The jar does not contain cookies",
  ],
} satisfies LineSamples;
