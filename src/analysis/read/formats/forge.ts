import { brand, format, knownBrand, ofKnot, ownLogOfKubeJs } from "./format.ts";
import { forgeVersion, game, modLauncher, modLoader, spongeVersion } from "./sources.ts";

/** Modified clients call themselves Forge to be let in. */
const proof = ["net.minecraftforge.", "cpw.mods.", "FML: ", "Forge: ", "ModLauncher"];

/** `Saving chunks for level 'world'/Twilight Forest`; since 1.13, names have a colon. */
const dimensionOfMod =
  /Saving chunks for level '[^'\n]{1,100}'\/(?!overworld|nether|the[_ ](?:nether|end)|[^\s:]{1,60}:)\S/i;

/** Minecraft Forge and its loader FML, from the first versions on, on clients and servers. */
export const forge = format({
  software: "forge",
  name: "Forge",
  kind: "game",
  markers: [
    brand("forge", proof),
    brand("fml", proof),
    ownLogOfKubeJs("forge"),
    { needle: "ModLauncher running: args" },
    { needle: "Forge Mod Loader" },
    { needle: "MinecraftForge v" },
    { needle: "Forge: net.minecraftforge:" },
    { needle: "Forge mod loading, version " },
    { needle: "LaunchWrapper", pattern: /\[LaunchWrapper\/?\]: [^\n]{0,60}tweak class/ },
    { needle: "Powered by Forge " },
    { needle: "|forge ", pattern: /\|(?:Minecraft )?Forge {1,60}\|forge {1,60}\|/ },
    // Launchers list the files of the version that they start.
    { needle: "net/minecraftforge/forge/", pattern: /libraries\/net\/minecraftforge\/forge\/\d/ },
    { needle: "cpw.mods.modlauncher", pattern: /(?<!not present: )\bcpw\.mods\.modlauncher/ },
    // OptiFine looks for parts of Forge without having it.
    {
      needle: "net.minecraftforge.fml.loading",
      pattern: /(?<!not present: )\bnet\.minecraftforge\.fml\.loading/,
      without: ofKnot,
    },
    // Up to 1.12 only its mods add dimensions. Servers that run Bukkit's plugins too call worlds by their folders. Since 1.8
    // Forge says itself what it is where a log has the start; before, it did so in a file of its own.
    {
      needle: "Saving chunks for level '",
      pattern: dimensionOfMod,
      without: ["for level 'DIM", ...[8, 9, 10, 11, 12].map((minor) => `Starting minecraft server version 1.${minor}`)],
    },
    { needle: "[FML", pattern: /\/[A-Z]{4,5}\] \[FML\/?\]:? / },
  ],
  traces: [
    knownBrand("forge"),
    { needle: "net.minecraftforge.", pattern: /(?<!not present: )\bnet\.minecraftforge\.(?!gradle\b)/ },
    // Mixin looks for it wherever it runs.
    { needle: "cpw.mods.fml.", pattern: /(?<!not present: |could not load class )\bcpw\.mods\.fml\./ },
    // Names of the game as only Forge's mods see them.
    {
      needle: "\tat net.minecraft.",
      pattern: /\tat net\.minecraft\.[\w.$]{1,160}\.m_\d{3,7}_\(/,
    },
    // Up to 1.12 only Forge gives classes of the game their names while it loads them: the file has the other one.
    {
      needle: ".class:?]",
      pattern: /^\s{1,8}at net\.minecraft\.[\w.$]{1,160}\([\w.:]{1,80}\) ~?\[[a-z]{1,4}(?:\$\w{1,20})?\.class:\?\]/,
    },
    { needle: "[ForgeModLoader]" },
    // Of reports up to 1.12, whoever's code it was.
    { needle: "FML: MCP", pattern: /^\s{0,8}FML: MCP v?[\d.]{1,12} (?:Powered by Forge|FML v)/ },
    { needle: "Applying holder lookups", pattern: /INFO\][^\n]{0,60}: Applying holder lookups/ },
    // Since 1.13, files of Forge have the whole date, and loggers with their markers. NeoForge's have it, too.
    {
      needle: "/]: ",
      pattern:
        /^\[\d\d[^\s\d\]]{2,10}\d{4} \d\d:\d\d:\d\d\.\d{3}\] \[[^\]\n]{1,80}\/[A-Z]{4,5}\] \[[\w.$ -]{1,120}\/\]: /,
    },
  ],
  sources: [...modLauncher, ...modLoader, ...forgeVersion, ...spongeVersion, ...game],
});
