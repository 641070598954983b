import { hybridServer } from "./hybrid.ts";

/** Mohist: Forge mods and Bukkit plugins. */
export const mohist = hybridServer({
  software: "mohist",
  name: "Mohist",
  markers: [
    { needle: "Mohist version: " },
    { needle: "Mohist Version: " },
    { needle: "Thanks for using Mohist" },
    { needle: "[Mohist", pattern: /[ /][A-Z]{4,5}\]:? \[Mohist\/?\]/ },
    { needle: "[mohist", pattern: /[ /][A-Z]{4,5}\]:? \[mohist\/?\]/ },
    { needle: "mohist-1.", pattern: /\bmohist-1\.\d{1,2}[\w.-]{0,40}\.jar/ },
    // Its successor for NeoForge has the same packages.
    { needle: "com.mohistmc.", pattern: /\bat (?:[\w.@/-]{0,80}\/)?com\.mohistmc\.(?!youer\.)/ },
  ],
  traces: [{ needle: "com.mohistmc." }, { needle: "red.mohist." }, { needle: "mohist-config" }],
  sources: [
    {
      label: "Mohist version",
      needle: "This server is running Mohist version ",
      pattern: /This server is running Mohist version ([\w.-]{1,60})/,
    },
    { label: "Mohist version", needle: "Mohist version: ", pattern: /Mohist version: ([\w.-]{1,60})/ },
    { label: "Mohist version", needle: "Mohist Version: ", pattern: /Mohist Version: ([\w.-]{1,60})/ },
  ],
  samples: [
    {
      text: "[10:00:00] [Server thread/INFO] [Minecraft/]: This server is running Mohist version 1.18.2 (MC: 1.18.2) (Implementing API version 1.18.2-R0.1-SNAPSHOT, Forge version 40.1.51)",
      id: "mohist/server",
      version: "1.18.2",
      statements: { "Mohist version": "1.18.2" },
    },
    {
      text: "[10:00:00] [Server thread/INFO] [minecraft/DedicatedServer]: Starting minecraft server version 1.20.1\n[10:00:01] [Server thread/ERROR] [minecraft/CraftServer]: Could not load ' plugins ' in folder ' plugins/Lamps.jar '\njava.lang.IllegalStateException: x\n\tat com.mohistmc.plugins.PluginLoading.load(PluginLoading.java:20)",
      id: "mohist/server",
      version: "1.20.1",
    },
    {
      text: "   Thanks for using Mohist\n[10:00:01] [main/INFO] [cp.mo.mo.Launcher/MODLAUNCHER]: ModLauncher running: args [--launchTarget, forgeserver, --fml.forgeVersion, 47.2.20, --fml.mcVersion, 1.20.1]",
      id: "mohist/server",
      version: "1.20.1",
    },
    {
      text: "---- Mohist Crash Report ----\n\n-- System Details --\nDetails:\n\tMohist version: 1.12.2-300\n\tJava Version: 1.8.0_342, Oracle Corporation",
      id: "mohist/crash-report",
      version: null,
      statements: { "Mohist version": "1.12.2-300", "Java version": "1.8.0_342" },
    },
  ],
});
