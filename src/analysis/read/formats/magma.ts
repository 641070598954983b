import { stated } from "./format.ts";
import { hybridServer } from "./hybrid.ts";

/** Magma: Forge mods and Bukkit plugins. */
export const magma = hybridServer({
  software: "magma",
  name: "Magma",
  markers: [
    { needle: "[Magma", pattern: /\/[A-Z]{4,5}\] \[Magma\/?\w{0,20}\]/ },
    { needle: "Magma Version: ", pattern: /^\s{0,8}Magma Version: \w/ },
  ],
  packages: ["org.magmafoundation."],
  sources: [
    ...stated("Magma version", [
      ["This server is running Magma version ", /This server is running Magma version ([\w.-]{1,60})/],
      ["Magma version: ", /Magma version: ([\w.-]{1,60})/],
      ["Magma Version: ", /Magma Version: ([\w.-]{1,60})/],
    ]),
  ],
});
