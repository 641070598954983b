import type { LineSamples } from "../samples.ts";

export default {
  samples: [
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
