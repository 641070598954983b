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
    {
      text: "[14:20:00] [Server thread/ERROR] [Sponge]: Could not pass FMLPreInitializationEvent to Plugin{id=hubtools, name=Hub Tools, version=1.0, source=./mods/hubtools-1.0.jar}\njava.lang.IllegalStateException: the hub is closed\n\tat org.example.hub.HubTools.onInit(HubTools.java:20) ~[HubTools.class:?]",
      parameters: { plugin: "Hub Tools", cause: "IllegalStateException: the hub is closed" },
    },
    {
      text: "[14:20:00] [Server thread/ERROR] [Sponge]: Could not pass GameInitializationEvent$Impl to Plugin{id=hubtools}\njava.lang.NullPointerException",
      parameters: { plugin: "hubtools" },
    },
    {
      text: "[14:20:00] [Server thread/ERROR]: Could not pass StartingEngineEventImpl$Server to hubtools\njava.lang.NullPointerException",
      parameters: { plugin: "hubtools" },
    },
    {
      text: "[14:20:00] [Server thread/ERROR]: Unexpected error while loading FishTank v3.1 (core v2.6.0): Disabling plugin!\njava.lang.IllegalStateException: no water\n\tat org.example.FishTank.onPluginLoad(FishTank.java:20)",
      parameters: { plugin: "FishTank", cause: "IllegalStateException: no water" },
    },
    {
      text: "[14:20:00 ERROR]: Unexpected error while loading FishTank v3.1 c2.4.8: Disabling plugin!\njava.lang.NullPointerException",
      parameters: { plugin: "FishTank" },
    },
  ],
  counterSamples: [
    "[14:20:00] [Server thread/INFO]: [FishTank] Disabling plugin!",
    "[14:20:00] [Server thread/INFO]: [FishTank] Enabling FishTank v3.1",
    "<Alex> Error occurred while enabling FishTank v3.1 (Is it up to date?)",
    "[14:20:00] [Server thread/ERROR]: Error occurred while disabling FishTank v3.1 (Is it up to date?)",
  ],
} satisfies LineSamples;
