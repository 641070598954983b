import type { Format, Marker } from "./format.ts";
import { hybridServer } from "./hybrid.ts";
import { fabricVersions } from "./sources.ts";

/** Hybrids that are rarer today: most of them ran Minecraft 1.4 to 1.12. */

const thermos = hybridServer({
  software: "thermos",
  name: "Thermos",
  markers: [
    { needle: "Thermos Version: " },
    { needle: "[Thermos] " },
    // Forks of it that are still cared for.
    { needle: "This server is running ", pattern: /This server is running (?:Crucible|Uranium)\b/ },
  ],
  traces: [{ needle: "Thermos-1.7.10" }],
  packages: ["thermos."],
});

const mcpc = hybridServer({
  software: "mcpc+",
  name: "MCPC\\+",
  markers: [
    { needle: "mcpc-plus-" },
    // Cauldron, which came from it, carries its name on.
    { needle: "MCPC-Plus", pattern: /(?<!Cauldron-)MCPC-Plus/ },
    { needle: "brand changed to 'mcpc" },
  ],
});

/** Its successors, Mohist for 1.7.10 among them, carry its name on. */
export const cauldron = hybridServer({
  software: "cauldron",
  name: "Cauldron",
  markers: [
    { needle: "brand changed to 'cauldron" },
    { needle: "brand changed to 'kcauldron" },
    { needle: "This server is running KCauldron " },
    { needle: "git-Cauldron-" },
    { needle: "Cauldron Version: " },
  ],
  traces: [
    { needle: "net.minecraftforge.cauldron." },
    { needle: "kcauldron." },
    // Bukkit calls worlds by their folders, and those of dimensions are Forge's. Sponge calls them so, too.
    {
      needle: "for level 'DIM",
      pattern: /Saving chunks for level 'DIM-?\d{1,9}'\/(?!minecraft:)\S/,
      without: ["Sponge", "sponge"],
    },
  ],
});

const catserver = hybridServer({
  software: "catserver",
  name: "CatServer",
  markers: [
    { needle: "[CatServer", pattern: /\/[A-Z]{4,5}\] \[CatServer\/?\]/ },
    { needle: "CatServer-", pattern: /\bCatServer-[\w.-]{1,40}\.jar/ },
    { needle: "catserver.jar", pattern: /\| catserver\.jar\b/ },
  ],
  packages: ["catserver.server.", "foxlaunch."],
});

const ketting = hybridServer({
  software: "ketting",
  name: "Ketting",
  markers: [
    { needle: "--fml.forgeGroup, org.kettingpowered" },
    { needle: "[Ketting] ", pattern: /[A-Z]{4,5}\] ?\[[^\]\n]{1,160}\]: \[Ketting\] / },
  ],
  packages: ["org.kettingpowered."],
});

/** On Fabric. */
const banner = hybridServer({
  software: "banner",
  name: "Banner",
  markers: [inListOfMods("banner")],
  packages: ["com.mohistmc.banner."],
  sources: fabricVersions,
});
const cardboard = hybridServer({
  software: "cardboard",
  name: "Cardboard",
  markers: [inListOfMods("cardboard")],
  packages: ["org.cardboardpowered.", "com.javazilla.bukkitfabric."],
  sources: fabricVersions,
});

/** On NeoForge. */
const youer = hybridServer({ software: "youer", name: "Youer", packages: ["com.mohistmc.youer."] });

/** On Fabric they are mods, and stand in its list. */
function inListOfMods(id: string): Marker {
  return {
    needle: `- ${id} `,
    pattern: new RegExp(`^\\s{1,8}- ${id} \\d[\\w.+-]{1,40}\\s{0,4}$`),
    with: ["org.bukkit", "Bukkit", "craftbukkit"],
  };
}

export const otherHybrids: readonly Format[] = [thermos, mcpc, catserver, ketting, banner, cardboard, youer];
