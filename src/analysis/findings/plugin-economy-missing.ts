import { finding } from "../finding.ts";

export default finding({
  code: "plugin-economy-missing",
  severity: "error",
  confidence: 0.9,
  needles: [
    "Disabled due to no Vault dependency found!",
    "No economy plugin found",
    "no economy plugin found",
    "Vault dependency not found",
  ],
  pattern:
    /^[^\n<]{0,200}?\[([A-Za-z][^\][\s:/]{1,80})\](?: -)? (?:Disabled due to no Vault dependency found!|[^\n<[\]]{0,60}?[Nn]o economy plugin found|[^\n<[\]]{0,30}?Vault dependency not found)/,
  parameters: (match) => ({ plugin: match[1]! }),
  message: {
    en: "The plugin {plugin} does not work because it found no Vault or no economy plugin.",
    "zh-CN": "插件 {plugin} 无法工作，因为没有找到 Vault 或经济插件。",
  },
  advice: {
    en: [
      "Install Vault and an economy plugin that works with it, for example EssentialsX, and restart: {plugin} needs both.",
      "If both are there, look for an error that kept one of them from starting.",
      "Or remove {plugin}.",
    ],
    "zh-CN": [
      "安装 Vault 以及支持它的经济插件（例如 EssentialsX），然后重启：{plugin} 两者都需要。",
      "如果两者都已安装，请查看是否有错误导致其中之一未能启动。",
      "或者删除 {plugin}。",
    ],
  },
  samples: [
    {
      text: "[09:00:01] [Server thread/ERROR]: [Lotto] [Lotto] - Disabled due to no Vault dependency found!",
      parameters: { plugin: "Lotto" },
    },
    {
      text: "[09:00:01] [Server thread/WARN]: [Lotto] No economy plugin found! Disabling.",
      parameters: { plugin: "Lotto" },
    },
  ],
  counterSamples: [
    "<Alex> [Lotto] - Disabled due to no Vault dependency found!",
    "[09:00:01] [Server thread/INFO]: [Lotto] Hooked into Vault",
  ],
});
