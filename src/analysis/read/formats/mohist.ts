import { stated } from "./format.ts";
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
    { needle: "com.mohistmc.", pattern: /\bat (?:[\w.@/-]{0,80}\/)?com\.mohistmc\.(?!youer\.|banner\.)/ },
  ],
  traces: [{ needle: "com.mohistmc." }, { needle: "red.mohist." }, { needle: "mohist-config" }],
  sources: [
    ...stated("Mohist version", [
      ["This server is running Mohist version ", /This server is running Mohist version ([\w.-]{1,60})/],
      ["Running: Mohist version ", /Running: Mohist version ([\w.-]{1,60})/],
      ["Mohist version: ", /Mohist version: ([\w.-]{1,60})/],
      ["Mohist Version: ", /Mohist Version: ([\w.-]{1,60})/],
    ]),
  ],
});
