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
});
