import { finding } from "../finding.ts";
import { earlierInEntry, failedPlugin, pluginOfFile } from "./plugin-load-failed.ts";

export default finding({
  code: "plugin-descriptor-missing",
  severity: "error",
  confidence: 0.95,
  needles: ["ar does not contain plugin.yml", "Could not determine plugin type, cannot load a plugin from it!"],
  pattern:
    /^[^\n<]{0,250}?(?:[Jj]ar does not contain plugin\.yml|'([^'\n]{1,250})' does not contain a [^\n!]{1,80}! Could not determine plugin type)/,
  parameters(match, place) {
    const before = earlierInEntry(place);
    if (/[Jj]ar does not contain plugin\.yml|Could not determine plugin type/.test(before)) return null;
    const plugin = match[1] ? pluginOfFile(match[1]) : failedPlugin(place);
    return plugin ? { plugin } : null;
  },
  message: {
    en: "The file {plugin} in the plugins folder is not a plugin for this server: it has no plugin.yml.",
    "zh-CN": "plugins 文件夹中的 {plugin} 不是适用于此服务器的插件：其中没有 plugin.yml。",
  },
  advice: {
    en: [
      "Check what {plugin} is: a mod belongs in the mods folder of Fabric or Forge, a proxy plugin on BungeeCord or Velocity, a library is not needed at all.",
      "If it should be a plugin, download the file of {plugin} for Bukkit, Spigot or Paper again: not the source code and not an API file.",
      "Remove {plugin} from the plugins folder.",
    ],
    "zh-CN": [
      "确认 {plugin} 是什么：模组应放入 Fabric 或 Forge 的 mods 文件夹，代理端插件应放在 BungeeCord 或 Velocity 上，库文件则不需要安装。",
      "如果它应当是插件，请重新下载 {plugin} 的 Bukkit、Spigot 或 Paper 版本，不要下载源代码或 API 文件。",
      "将 {plugin} 从 plugins 文件夹中删除。",
    ],
  },
  samples: [
    {
      text: "[10:12:01] [Server thread/ERROR]: Could not load 'plugins/minimap-fabric.jar' in folder 'plugins'\norg.bukkit.plugin.InvalidDescriptionException: Invalid plugin.yml\n\tat org.bukkit.plugin.java.JavaPluginLoader.getPluginDescription(JavaPluginLoader.java:154)\nCaused by: java.io.FileNotFoundException: Jar does not contain plugin.yml",
      parameters: { plugin: "minimap-fabric" },
    },
    {
      text: "[10:12:01] [ServerMain/ERROR]: [DirectoryProviderSource] Error loading plugin: java.lang.IllegalArgumentException: Directory 'plugins/minimap.jar' does not contain a paper-plugin.yml or plugin.yml! Could not determine plugin type, cannot load a plugin from it!\njava.lang.RuntimeException: java.lang.IllegalArgumentException: Directory 'plugins/minimap.jar' does not contain a paper-plugin.yml or plugin.yml! Could not determine plugin type, cannot load a plugin from it!",
      parameters: { plugin: "minimap" },
    },
  ],
  counterSamples: [
    "<Alex> Jar does not contain plugin.yml",
    "[10:12:01] [Server thread/INFO]: The jar does not contain cookies",
  ],
});
