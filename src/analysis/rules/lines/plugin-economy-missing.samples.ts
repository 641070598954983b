import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "2018-06-01 [10:00:00] [Server thread/INFO]: Loading pocketmine.yml...\n2018-06-01 [10:00:05] [Server thread/NOTICE]: [Lotto] No economy plugin found!",
      parameters: { plugin: "Lotto", server: "other" },
      only: [],
    },
    {
      text: "[09:00:01] [Server thread/ERROR]: [Lotto] [Lotto] - Disabled due to no Vault dependency found!",
      parameters: { plugin: "Lotto" },
    },
    {
      text: "[09:00:01] [Server thread/WARN]: [Lotto] No economy plugin found! Disabling.",
      parameters: { plugin: "Lotto" },
    },
    {
      text: "[09:00:01] [Server thread/ERROR]: [Lotto] Disabling Lotto due to no Vault dependency found!",
      parameters: { plugin: "Lotto" },
    },
    {
      text: "[09:00:01] [Server thread/WARN]: [Lotto] No Economy Plugin Found! Disabling plugin.",
      parameters: { plugin: "Lotto" },
    },
  ],
  counterSamples: [
    "<Alex> [Lotto] - Disabled due to no Vault dependency found!",
    "[09:00:01] [Server thread/INFO]: [Lotto] Hooked into Vault",
    "[09:00:01] [Server thread/WARN]: [Vault] No economy plugin found",
  ],
} satisfies LineSamples;
