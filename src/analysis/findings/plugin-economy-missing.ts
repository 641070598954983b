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
