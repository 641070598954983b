import { hybridServer } from "./hybrid.ts";

/** Magma: Forge mods and Bukkit plugins. */
export const magma = hybridServer({
  software: "magma",
  name: "Magma",
  markers: [{ needle: "[Magma", pattern: /\/[A-Z]{4,5}\] \[Magma\/?\w{0,20}\]/ }],
  traces: [{ needle: "org.magmafoundation." }],
  sources: [
    {
      label: "Magma version",
      needle: "This server is running Magma version ",
      pattern: /This server is running Magma version ([\w.-]{1,60})/,
    },
    { label: "Magma version", needle: "Magma version: ", pattern: /Magma version: ([\w.-]{1,60})/ },
  ],
  samples: [
    {
      text: "[10:00:00] [main/INFO] [FML]: Forge Mod Loader version 14.23.5.2814 for Minecraft 1.12.2 loading\n[10:00:09] [Server thread/INFO] [Minecraft]: This server is running Magma version 0000000 (MC: 1.12.2) (Implementing API version 1.12.2-R0.1-SNAPSHOT)",
      id: "magma/server",
      version: "1.12.2",
      statements: { "Magma version": "0000000", "Forge version": "14.23.5.2814" },
    },
  ],
});
