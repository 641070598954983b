import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [Server thread/WARN]: [LampEdit] ** This LampEdit version does not fully support your version of Bukkit.",
      parameters: { plugin: "LampEdit", why: "partly" },
    },
    {
      text: "[10:00:00] [Server thread/ERROR]: [com.example.LampPlugin] \n**********\n** This LampEdit version does not fully support your version of Bukkit.\n**********",
      parameters: { plugin: "LampEdit", why: "partly" },
    },
    {
      text: "[10:00:00] [Server thread/WARN]: [LampSpawn] Version mismatch! Please update LampSpawn to the same version.",
      parameters: { plugin: "LampSpawn", why: "mismatch", other: null },
    },
    {
      text: "[10:00:00] [Server thread/WARN]: This version of WorldEdit has not been tested with the current Minecraft version.",
      parameters: { plugin: "WorldEdit", why: "untested" },
    },
    {
      text: "[10:00:00] [Server thread/WARN]: [LampMenus] Could not setup a NMS hook for your server version! Some options will not work.",
      parameters: { plugin: "LampMenus" },
    },
    {
      text: "[10:00:00] [Server thread/WARN]: [WorldEdit] No compatible nms block class found.",
      parameters: { plugin: "WorldEdit" },
    },
    {
      text: "[10:00:00 WARN]: [lampcore] WARNING: This plugin is not supposed to run on this server version!",
      parameters: { plugin: "lampcore" },
    },
    {
      text: "[10:00:00] [Server thread/WARN]: [ClearLamps] ClearLamps failed to find a valid version adapter for your version (v1_7_R4)",
      parameters: { plugin: "ClearLamps" },
    },
    {
      text: "[10:00:00] [Server thread/WARN]: [PlotLamps] You are using an unsupported version of worldedit. The listener will not be enabled.",
      parameters: { plugin: "PlotLamps", why: "other", other: "worldedit" },
    },
    {
      text: "[10:00:00] [Server thread/WARN]: [Essentials] Version mismatch! Please update EssentialsChat to the same version.",
      parameters: { plugin: "Essentials", why: "mismatch", other: "EssentialsChat" },
    },
    {
      text: "[10:00:00] [Server thread/INFO]: [ERROR] lamp-lib version mismatch, this could cause issues!",
      parameters: { plugin: "lamp-lib", why: "mismatch", other: null },
    },
    {
      text: "[10:00:00] [Server thread/ERROR]: [LampShop] Your server version is not supported!",
      parameters: { plugin: "LampShop", why: null },
    },
    {
      text: "[10:00:00] [Server thread/ERROR]: [LampShop] You are running an unsupported server version!",
      parameters: { plugin: "LampShop" },
    },
    {
      text: "[10:00:00] [Server thread/WARN] [Sponge/]: The mod lampshop was designed for spongeapi 5.1.0 but version 7.3.0 is in use. It may not work properly.",
      parameters: { plugin: "lampshop", why: "untested" },
    },
    {
      text: "[10:00:00] [Server thread/WARN]: [WorldEdit] \n****\n** \u041b\u0430\u043c\u043f\u044b \u044d\u0442\u043e\u0433\u043e \u0441\u0435\u0440\u0432\u0435\u0440\u0430 \u043d\u0435\u0437\u043d\u0430\u043a\u043e\u043c\u044b.\n** http://wiki.sk89q.com/wiki/WorldEdit/Bukkit_adapters\n****",
      parameters: { plugin: "WorldEdit", why: "partly" },
    },
    {
      text: "[10:00:00] [Server thread/WARN]: [LampGuard] The Minecraft version seems to be more recent than the one LampCompat has been built with - there could be incompatibilities.",
      parameters: { plugin: "LampGuard", why: "untested" },
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/INFO]: [LampShop] Unsupported server version? No: all is well",
    "[10:00:00] [Server thread/WARN]: [LampShop] Emoji are not supported in signs",
    "<Alex> [LampShop] You are running an unsupported server version!",
    "[10:00:00] [Server thread/INFO]: <Alex> there is a version mismatch",
    "[10:00:00] [Server thread/INFO]: [LampShop] Checked for a version mismatch: none",
    "[10:00:00] [Server thread/ERROR]: Unsupported server version",
  ],
} satisfies LineSamples;
