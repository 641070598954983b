import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[14:20:00] [Server thread/ERROR]: Error occurred while enabling FishTank v3.1-SNAPSHOT (Is it up to date?)\njava.lang.NullPointerException\n\tat org.example.FishTank.onEnable(FishTank.java:20)",
      parameters: { culprit: null, plugin: "FishTank" },
    },
    {
      text: "2013-01-02 14:20:00 [SEVERE] Error occurred while enabling Wool Works v1 (Is it up to date?): null",
      parameters: { plugin: "Wool Works" },
    },
    {
      text: "14:20:00 [WARNING] Exception encountered when loading plugin: HubTools\njava.lang.NoSuchMethodError: foo",
      codes: ["method-missing", "plugin-enable-failed"],
      parameters: { plugin: "HubTools" },
    },
    {
      text: "[14:20:00 ERROR]: Couldn't pass ProxyInitializeEvent to hubtools 1.0\njava.lang.NullPointerException",
      parameters: { plugin: "hubtools" },
    },
  ],
  counterSamples: [
    "[14:20:00] [Server thread/INFO]: [FishTank] Enabling FishTank v3.1",
    "<Alex> Error occurred while enabling FishTank v3.1 (Is it up to date?)",
    "[14:20:00] [Server thread/ERROR]: Error occurred while disabling FishTank v3.1 (Is it up to date?)",
  ],
} satisfies LineSamples;
