import { finding } from "../finding.ts";

export default finding({
  code: "plugin-folia-unsupported",
  severity: "error",
  confidence: 1,
  needles: ["is not marked as supporting region"],
  pattern:
    /^[^\n<]{0,250}?Plugin ([^\n]{1,80}?)(?: v[^\s]{1,60})? is not marked as supporting regioni[sz]ed multithreading/,
  parameters: (match) => ({ plugin: match[1]! }),
  message: {
    en: "The plugin {plugin} was not loaded because it does not support Folia (regionised multithreading).",
    "zh-CN": "插件 {plugin} 未能加载，因为它不支持 Folia（区域化多线程）。",
  },
  advice: {
    en: [
      "Install a version of {plugin} that supports Folia, if its author offers one.",
      "Or use Paper instead of Folia: most plugins only work there.",
      "Or remove {plugin} and look for another plugin that supports Folia.",
    ],
    "zh-CN": [
      "如果作者提供，请安装支持 Folia 的 {plugin} 版本。",
      "或者改用 Paper：大多数插件只能在 Paper 上运行。",
      "或者删除 {plugin}，寻找支持 Folia 的替代插件。",
    ],
  },
  samples: [
    {
      text: "[04:24:12] [Server thread/ERROR]: [ModernPluginLoadingStrategy] Could not load plugin 'lanterns.jar' in folder 'plugins'\norg.bukkit.plugin.InvalidPluginException: Plugin Lanterns v0.2 is not marked as supporting regionised multithreading",
      parameters: { plugin: "Lanterns" },
    },
    {
      text: "[04:24:12 ERROR]: Could not load plugin 'lanterns.jar' in folder 'plugins'\norg.bukkit.plugin.InvalidPluginException: Plugin Lanterns v0.2 is not marked as supporting regionized multithreading",
      parameters: { plugin: "Lanterns" },
    },
  ],
  counterSamples: [
    "<Alex> Plugin Lanterns v0.2 is not marked as supporting regionised multithreading",
    "[04:24:12] [Server thread/INFO]: it is not marked as supporting regions",
  ],
});
