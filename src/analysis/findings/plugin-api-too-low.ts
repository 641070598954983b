import { finding } from "../finding.ts";
import { failedPlugin } from "./plugin-load-failed.ts";

export default finding({
  code: "plugin-api-too-low",
  severity: "error",
  confidence: 0.98,
  needles: ["is lower than the minimum allowed version"],
  pattern: /^[^\n<]{0,250}?Plugin API version ([\w.-]{1,40}) is lower than the minimum allowed version/,
  parameters(match, place) {
    const plugin = failedPlugin(place);
    return plugin ? { plugin, version: match[1]! === "null" ? "1.12" : match[1]! } : null;
  },
  message: {
    en: "The plugin {plugin} is made for an API version ({version}) below the minimum this server allows.",
    "zh-CN": "插件 {plugin} 所用的 API 版本（{version}）低于本服务器允许的最低版本。",
  },
  advice: {
    en: [
      "Update {plugin} to a version made for a newer Minecraft version.",
      "Or lower settings.minimum-api in bukkit.yml (none allows every plugin) and restart.",
      "Or remove {plugin}.",
    ],
    "zh-CN": [
      "将 {plugin} 更新到适用于较新 Minecraft 版本的版本。",
      "或者在 bukkit.yml 中调低 settings.minimum-api（设为 none 表示允许所有插件），然后重启。",
      "或者删除 {plugin}。",
    ],
  },
  samples: [
    {
      text: "[07:07:07] [Server thread/ERROR]: Could not load 'plugins/Barrels.jar' in folder 'plugins'\norg.bukkit.plugin.InvalidPluginException: Plugin API version 1.13 is lower than the minimum allowed version. Please update or replace it.",
      parameters: { plugin: "Barrels", version: "1.13" },
    },
    {
      text: "[07:07:07] [Server thread/ERROR]: [ModernPluginLoadingStrategy] Could not load plugin 'barrels.jar' in folder 'plugins'\norg.bukkit.plugin.InvalidPluginException: Plugin API version null is lower than the minimum allowed version. Please update or replace it.",
      parameters: { plugin: "barrels", version: "1.12" },
    },
  ],
  counterSamples: [
    "<Alex> Plugin API version 1.13 is lower than the minimum allowed version",
    "[07:07:07] [Server thread/INFO]: 3 is lower than the minimum allowed version",
  ],
});
