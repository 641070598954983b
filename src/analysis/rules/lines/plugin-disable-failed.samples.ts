import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[14:20:00] [Server thread/ERROR]: Error occurred while disabling FishTank v3.1 (Is it up to date?)\njava.lang.NullPointerException\n\tat org.example.FishTank.onDisable(FishTank.java:40)",
      parameters: { culprit: null, plugin: "FishTank" },
    },
    {
      // Paper since 1.21 asks no longer.
      text: "[14:20:00] [Server thread/ERROR]: Error occurred while disabling FishTank v3.1\njava.lang.NullPointerException\n\tat org.example.FishTank.onDisable(FishTank.java:40)",
      parameters: { culprit: null, plugin: "FishTank" },
    },
    {
      text: "14:20:00 [SEVERE] Exception disabling plugin HubTools\njava.lang.NullPointerException",
      parameters: { plugin: "HubTools" },
    },
  ],
  counterSamples: [
    "[14:20:00] [Server thread/INFO]: [FishTank] Disabling FishTank v3.1",
    "<Alex> Error occurred while disabling FishTank v3.1 (Is it up to date?)",
  ],
} satisfies LineSamples;
