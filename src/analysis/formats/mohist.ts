import { hybridServer } from "./hybrid.ts";

/** Mohist: Forge mods and Bukkit plugins. */
export const mohist = hybridServer({
  software: "mohist",
  name: "Mohist",
  markers: [{ needle: "Mohist version: " }, { needle: "[Mohist", pattern: /\/[A-Z]{4,5}\] \[Mohist\/?\]/ }],
  traces: [{ needle: "com.mohistmc." }, { needle: "red.mohist." }],
  sources: [
    {
      label: "Mohist version",
      needle: "This server is running Mohist version ",
      pattern: /This server is running Mohist version ([\w.-]{1,60})/,
    },
    { label: "Mohist version", needle: "Mohist version: ", pattern: /Mohist version: ([\w.-]{1,60})/ },
  ],
  samples: [
    {
      text: "[10:00:00] [Server thread/INFO] [Minecraft/]: This server is running Mohist version 1.18.2 (MC: 1.18.2) (Implementing API version 1.18.2-R0.1-SNAPSHOT, Forge version 40.1.51)",
      id: "mohist/server",
      version: "1.18.2",
      statements: { "Mohist version": "1.18.2" },
    },
    {
      text: "---- Mohist Crash Report ----\n\n-- System Details --\nDetails:\n\tMohist version: 1.12.2-300\n\tJava Version: 1.8.0_342, Oracle Corporation",
      id: "mohist/crash-report",
      version: null,
      statements: { "Mohist version": "1.12.2-300", "Java version": "1.8.0_342" },
    },
  ],
});
