import { stated } from "./format.ts";
import { hybridServer } from "./hybrid.ts";

/** Arclight: mods of Forge, NeoForge or Fabric, and Bukkit plugins. */
export const arclight = hybridServer({
  software: "arclight",
  name: "Arclight",
  markers: [
    { needle: "[ARCLIGHT" },
    { needle: " Arclight arclight-" },
    { needle: "[Arclight", pattern: /(?:\/[A-Z]{4,5}|\d [A-Z]{4,5} ?)\] \[Arclight\/?\w{0,20}\]/ },
  ],
  traces: [{ needle: "arclight-", pattern: /\barclight-(?:forge-|neoforge-|fabric-)?\d/ }, { needle: "$arclight$" }],
  packages: ["io.izzel.arclight."],
  sources: [
    ...stated("Arclight version", [
      ["This server is running Arclight version ", /This server is running Arclight version ([\w.-]{1,80})/],
      ["arclight-", /\b(arclight-\d[\w.]{1,20}-\d[\w.-]{1,60})(?!\.jar)\b/],
    ]),
    ...stated("Minecraft version", [
      ["arclight-", /\barclight-(?:forge-|neoforge-|fabric-)?(1\.\d{1,2}(?:\.\d{1,2})?)-/],
    ]),
    ...stated("Fabric loader version", [[" with Fabric Loader ", / with Fabric Loader (\d[\w.+-]{0,40})/]]),
  ],
});
