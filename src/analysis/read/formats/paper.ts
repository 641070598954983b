import { bukkitServer } from "./bukkit.ts";

/** Forks of Paper that have no format of their own. */
const forks =
  "Pufferfish|Leaf|Leaves|Gale|Tuinity|Airplane|Yatopia|Petal|Sakura|Canvas|Luminol|DivineMC|Plazma|ShreddedPaper|AdvancedSlimePaper|UniverseSpigot|TacoSpigot|PandaSpigot|NachoSpigot|WindSpigot|FlamePaper|SportPaper|SparklyPaper|JettPack|EMC|Akarin|Torch|Mint|Kaiiju|LightingLuminol|ASPaper|Scissors|Mirai|MultiPaper|KeYiPaper|PaperSpigot|BurritoSpigot|FoxSpigot|ImanitySpigot3?";

/** Paper: the server for Bukkit plugins that most others are built on today. */
export const paper = bukkitServer({
  software: "paper",
  name: "Paper",
  markers: [
    { needle: "git-Paper", pattern: /This server is running \w{1,40} version "?git-Paper/ },
    // Its forks print it with their names, and those that have a format of their own stand before it.
    {
      needle: "[bootstrap] Loading ",
      pattern: /\[bootstrap\] Loading [A-Z]\w{1,40} \S{1,100} (?:\([^)\n]{1,60}\) )?for Minecraft \d/,
    },
    { needle: "[PluginInitializerManager]" },
    { needle: "[ReobfServer]" },
    { needle: "Paper: Using ", pattern: /\]: Paper: Using \w/ },
    { needle: "This server is running ", pattern: new RegExp(`This server is running (?:${forks})\\b`) },
    // In reports.
    { needle: "Running: ", pattern: new RegExp(`^\\s{0,8}Running: (?:${forks})\\b`) },
    { needle: "Server brand changed to '", pattern: new RegExp(`Server brand changed to '(?:${forks})'`) },
  ],
  traces: [
    // `~[patched_1.8.8.jar:git-PandaSpigot-12]` behind a frame.
    { needle: ":git-", pattern: new RegExp(`\\[[\\w.+-]{1,60}:git-(?:${forks})-`) },
    { needle: "io.papermc.paper" },
    { needle: "com.destroystokyo.paper" },
    { needle: "[Paper ", pattern: /\[Paper [\w /#-]{3,60}\/[A-Z]{4,5}\]/ },
    // How it stops.
    { needle: "Flushing Chunk IO", pattern: /INFO\]: Flushing Chunk IO/ },
    { needle: "[ChunkHolderManager] ", pattern: /\[ChunkHolderManager\] (?:Waiting|Halted|Saving|Saved) / },
    { needle: "[MoonriseCommon] Awaiting termination of " },
    { needle: "[Tuinity Chunk System Worker #" },
    { needle: "[Craft Scheduler Thread - ", pattern: /\[Craft Scheduler Thread - \d{1,9} - [^\s/]/ },
  ],
});
