import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[12:00:01] [Server thread/ERROR]: [Ledger] You are running an unsupported server version!",
      parameters: { plugin: "Ledger", said: "You are running an unsupported server version!" },
    },
    {
      text: "[12:00:01] [Server thread/WARN]: [Ledger] Could not set up an NMS hook for 1.21: signs will not work",
      parameters: { plugin: "Ledger" },
    },
    {
      text: "[12:00:01] [Server thread/WARN]: [Ledger] No compatible nms block class found.",
      parameters: { plugin: "Ledger" },
    },
    {
      text: "[12:00:01] [Server thread/WARN]: This version of WorldEdit has not been tested with the current Minecraft version.",
      parameters: { plugin: "WorldEdit" },
    },
    {
      text: "[12:00:01] [Server thread/WARN] [Sponge/]: The mod ledger was designed for spongeapi 5.1.0 but version 7.3.0 is in use. It may not work properly.",
      parameters: { plugin: "ledger", said: "spongeapi 5.1.0 / 7.3.0" },
    },
  ],
  counterSamples: [
    "[12:00:01] [Server thread/INFO]: [Ledger] Unsupported server version? No: all is well",
    "[12:00:01] [Server thread/WARN]: [Ledger] Emoji are not supported in signs",
    "<Alex> [Ledger] You are running an unsupported server version!",
  ],
} satisfies LineSamples;
