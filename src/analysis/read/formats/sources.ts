import { gameVersion, type Source, stated } from "./format.ts";
import { launcherJava, launcherMinecraft } from "./launcher-sources.ts";

/** Statements that several kinds of software make in the same words. */

// `1.20.4`, `24w14a`, `1.21.11 Pre-Release 1`, `26.1 Snapshot 1`: up to the end of the line.
const restOfLine = String.raw`(\w[^\r\n\x1b§]{0,60}?)[ \t]{0,4}(?:[\r\x1b§]|$)`;

export const serverMinecraft = stated("Minecraft version", [
  ["Starting minecraft server version ", new RegExp(`Starting minecraft server version ${restOfLine}`)],
  [
    "Starting integrated minecraft server version ",
    new RegExp(`Starting integrated minecraft server version ${restOfLine}`),
  ],
  // Behind a frame: `~[server-1.20.4.jar:?]`.
  ["[server-", new RegExp(`\\[server-(${gameVersion})(?:-\\d{8}\\.\\d{6})?(?:-srg)?\\.jar`)],
]);

export const bukkitMinecraft: readonly Source[] = [
  ...serverMinecraft,
  ...stated("Minecraft version", [
    // In reports, too, whatever language the rest of them is in.
    ["(MC: ", /(?:This server is running|^\s{0,8}Running:) [^\n]{1,200}\(MC: ([^)\n]{1,40})/],
    ["patched_", new RegExp(`\\bpatched_(${gameVersion})\\.jar`)],
    // Behind a frame: `~[paper-1.21.4.jar:1.21.4-232-12d8fe0]`.
    [
      ".jar:",
      new RegExp(`\\[(?:paper|purpur|folia|spigot|craftbukkit)-(?:bukkit-)?(${gameVersion})[\\w.-]{0,40}\\.jar:`),
    ],
    // What plugins note of the server in files of their own.
    ["Detected Minecraft version: ", new RegExp(`Detected Minecraft version: (${gameVersion})\\b`)],
    ["-R0.", new RegExp(`^Running \\w{3,40} (${gameVersion})-R\\d[\\w.-]{0,30} and Java \\d`)],
    [" for Minecraft ", /\[bootstrap\] Loading \w{1,40} [^\n]{1,120} for Minecraft ([\w.-]{1,40})/],
  ]),
];

/** Pufferfish and what is built on it: `Debug: Java: 21.0.3, test run: true`. OptiFine: `Java: 1.8.0_301, Oracle Corporation`. */
const ownJava = [[" Java: ", /^[^<\n]{0,120}\]:? (?:Debug: )?Java: (\d[\w.+-]{0,30})(?:,| \()/]] as const;

export const bukkitJava = stated("Java version", [
  ["Running Java ", /\[bootstrap\] Running Java \d{1,3} \([^;\n]{0,80} VM (\d[\d._]{0,20})/],
  ["System Info: Java ", /System Info: Java \d{1,3} \([^;\n]{0,80} VM (\d[\d._]{0,20})/],
  ...ownJava,
]);

/** Servers that have no label of their own, such as forks of Paper, with their names: `Lanterns version git-Lanterns-12`. */
export const forkVersion = stated("Server version", [
  [
    "(MC: ",
    /(?:This server is running|^\s{0,8}Running:) (?!(?:Craft[Bb]ukkit|Spigot|Paper|Purpur|Folia|Mohist|Magma|Arclight|Thermos|CatServer|Sponge)\b)(\w[\w+]{1,30} version [^\s(]{1,60}) \(MC: /,
  ],
  [
    "[bootstrap] Loading ",
    /\[bootstrap\] Loading (?!(?:Paper|Purpur|Folia|Spigot)\b)([A-Z]\w{1,30} \d[^\s(]{1,60}) [^\n]{0,60}for Minecraft /,
  ],
]);

/** Forks of PocketMine-MP, which keep its version to themselves: `This server is running Lanterns version 1.1`. */
export const bedrockFork = stated("Server version", [
  ["This server is running ", /This server is running (?!PocketMine-MP\b)(\S[^\n"§]{0,40}? version \d[\w.+-]{0,40})/],
]);

export const reportMinecraft = stated("Minecraft version", [
  // A report that was copied may have lost its indents.
  ["Minecraft Version: ", new RegExp(String.raw`(?:^|\s)Minecraft Version: ${restOfLine}`)],
]);

export const reportJava = stated("Java version", [["Java Version: ", /(?:^|\s)Java Version: (\d[^,\s]{0,40})/]]);

/** Behind the frames of Java's own code, where the logger adds files and versions: `[?:1.8.0_51]`. Newer ones say nothing there. */
const tracedJava = stated("Java version", [
  ["[?:1.", /^\s{1,8}at (?:java|javax|sun|jdk)\.[^\n]{1,250}\[\?:(1\.[5678]\.0_\d{1,3})\]/],
]);

/** The table of mods, and the modules of frames in a thread dump: where nothing else says it. */
const listedJava = stated("Java version", [
  ["- java ", /\s- java (\d[\w.+-]{0,30})/],
  ["java@", /\bjava@(\d[\w.+-]{0,30})/],
  ["java: ", /^\s{1,8}java: [^\n]{1,80} (\d[\w.+-]{0,30})\s{0,4}$/],
  ["| java ", /\| java {1,100}\| (\d[\w.+-]{0,30}) /],
  ["java.base@", /\bjava\.base@(\d[\d.]{0,20})\//],
]);

export const report: readonly Source[] = [...reportMinecraft, ...reportJava, ...tracedJava, ...listedJava];

/** OptiFine is made for one version of the game: `OptiFine_1.18.2_HD_U_H7`. So are LabyMod's mixins, and TLauncher's part, unless it names two. */
const addedMinecraft = stated("Minecraft version", [
  ["OptiFine_", new RegExp(`\\bOptiFine_(${gameVersion})_HD_`)],
  // The configuration of its mixins.
  ["-labymod4", new RegExp(`(?<![\\w.-])(${gameVersion})-labymod4(?:-\\d)?\\.mixins\\.json`)],
  ["tl_skin_cape_", new RegExp(`\\btl_skin_cape_(?:[a-z]{3,9}_)?(${gameVersion})-\\d`)],
]);

/** Behind frames of the game as it was published, which a launcher keeps in a file of that name: `~[1.16.5.jar:?]`. */
const tracedMinecraft = stated("Minecraft version", [
  // Forge's own file.
  ["[forge-", new RegExp(`\\[forge-(${gameVersion})-\\d[\\d.]{3,20}(?:-\\w{1,12})?\\.jar`)],
  [
    ".jar:?]",
    new RegExp(
      `^\\s{1,8}at [\\w.$<>]{1,200}\\((?:SourceFile|\\w{1,8}\\.java)(?::\\d{1,6})?\\) ~?\\[(${gameVersion})\\.jar:\\?\\]`,
    ),
  ],
]);

/** Which OptiFine is loaded: as it says itself, as reports do, or as a file among the mods. */
const optifineVersion = stated("OptiFine version", [
  ["OptiFine Version: ", /OptiFine Version: OptiFine_[\d.]{3,8}_(HD_\w{1,30})/],
  ["OptiFine_", /\[OptiFine\/?\]:? OptiFine_[\d.]{3,8}_(HD_\w{1,30})/],
  ["OptiFine_", /(?:^|[\s|([])(?:preview_)?OptiFine_[\d.]{3,8}_(HD_\w{1,30})\.jar(?:$|[\s|)\]:])/],
]);

/** `10.13.4.1614`, `47.2.0`. */
const forgeBuild = String.raw`\d{1,2}\.\d[\d.]{1,16}`;

/** What a game of any loader says, in its own words and its launcher's. */
export const game: readonly Source[] = [
  ...report,
  ...serverMinecraft,
  ...launcherJava,
  ...stated("Java version", ownJava),
  ...launcherMinecraft,
  ...addedMinecraft,
  ...tracedMinecraft,
  ...optifineVersion,
];

export const modLauncher: readonly Source[] = [
  ...stated("Minecraft version", [
    ["--fml.mcVersion", /--fml\.mcVersion,? ([\w.-]{1,40})/],
    [" for MC ", /mod loading, version [^\n]{1,60}? for MC ([\w.-]{1,40})/],
    ["mcVersion=", /\bVersionInfo\[[^\n]{0,160}?\bmcVersion=([\w.-]{1,40})/],
  ]),
  ...stated("Minecraft version", [["fmlloader-1.", new RegExp(`\\bfmlloader-(${gameVersion})-`)]]),
  ...stated("Java version", [
    ["java version ", /ModLauncher [^\n]{0,80}?starting: java version (\d[\w.+-]{0,40})/],
    ["JVM identified as ", /JVM identified as [^\n]{1,120} VM (\d[\d._]{0,30})/],
  ]),
];

/** Forge Mod Loader up to Minecraft 1.12. */
export const modLoader: readonly Source[] = [
  ...stated("Minecraft version", [
    [
      "Forge Mod Loader version ",
      /Forge Mod Loader version [\d.]{1,30} for Minecraft (?:c:)?(\w[\w. -]{0,40}?)(?:, s:[\w.]{1,20})? loading/,
    ],
  ]),
  // Before Minecraft 1.7 it had versions of its own, beside those of Forge.
  ...stated("Forge Mod Loader version", [
    ["Forge Mod Loader version ", /Forge Mod Loader version ([1-7]\.\d[\d.]{1,28}) for Minecraft/],
  ]),
  ...stated("Java version", [["Java is ", /Java is [^\n]{1,80}, version (\d[\w.+-]{0,40}), running on /]]),
];

export const forgeVersion = stated("Forge version", [
  ["--fml.forgeVersion", /--fml\.forgeVersion,? ([\w.-]{1,40})/],
  ["MinecraftForge v", /MinecraftForge v(\d[\w.-]{1,40}) Initialized/],
  ["Forge mod loading, version ", /Forge mod loading, version ([\w.-]{1,40}),/],
  ["forgeVersion=", /\bVersionInfo\[[^\n]{0,160}?\bforgeVersion=([\w.-]{1,40})/],
  ["Forge: net.minecraftforge:", /Forge: net\.minecraftforge:([\w.-]{1,40})/],
  ["Powered by Forge ", /Powered by Forge (\d[\d.]{1,30})/],
  ["Minecraft Forge ", /Minecraft Forge (\d[\d.]{3,30})/],
  // Before Minecraft 1.8 the mod loader had a version of its own.
  ["Forge Mod Loader version ", /Forge Mod Loader version ((?:8|9|\d\d)\.[\d.]{1,30}) for Minecraft/],
  ["-forge-", /--version,? [\w.]{1,20}-forge-(\d[\d.]{1,30})/],
  // Mods in tables, lists and signatures.
  ["|forge ", new RegExp(`\\|(?:Minecraft )?Forge {1,80}\\|forge {1,80}\\|(${forgeBuild})`)],
  ["| forge ", new RegExp(`\\| forge {1,80}\\| (${forgeBuild})`)],
  ["orge{", new RegExp(`\\b[Ff]orge\\{(${forgeBuild})\\}`)],
  ["(forge)", new RegExp(`\\sForge (${forgeBuild}) \\(forge\\)`)],
  // Files of its own, behind frames and in class paths.
  ["fmlloader-1.", new RegExp(`\\bfmlloader-1\\.[\\d.]{1,6}-(${forgeBuild})\\.jar`)],
  ["forge-1.", new RegExp(`(?<![\\w.+-])forge-1\\.[\\d.]{1,6}-(${forgeBuild})(?:-[\\w.]{1,12})?\\.jar`)],
  [
    "minecraftforge",
    new RegExp(
      `net[\\\\/]minecraftforge[\\\\/](?:forge|fmlloader)[\\\\/]1\\.[\\d.]{1,6}-(${forgeBuild})(?:-[\\w.]{1,12})?[\\\\/]`,
    ),
  ],
]);

export const neoForgeVersion = stated("NeoForge version", [
  ["--fml.neoForgeVersion", /--fml\.neoForgeVersion,? ([\w.-]{1,40})/],
  ["NeoForge: net.neoforged:", /NeoForge: net\.neoforged:([\w.-]{1,40})/],
  ["NeoForge: ", /^\s{1,8}NeoForge: (\d[\w.-]{1,40})/],
  ["NeoForge mod loading, version ", /NeoForge mod loading, version ([\w.-]{1,40}),/],
  ["neoforge-", /(?<![\w.+-])neoforge-(\d{2}\.\d[\w.-]{1,40}?)(?:-(?:universal|client|server))?\.jar/],
  ["|NeoForge ", /\|NeoForge {1,80}\|neoforge {1,80}\|(\d[\w.-]{1,40})/],
  ["neoforged", /net[\\/]neoforged[\\/]neoforge[\\/](\d{2}\.\d[\w.-]{1,30})[\\/]/],
  ["(neoforge)", /\sNeoForge (\d[\w.-]{1,40}) \(neoforge\)/],
]);

/** SpongeForge: `spongeforge-1.12.2-2838-7.4.7.jar`. */
export const spongeVersion = stated("Sponge version", [
  ["This server is running Sponge", /This server is running Sponge\w{0,10} version (\d[\w.-]{2,40})/],
  ["spongeforge-", /\bspongeforge-1\.[\d.]{1,6}-(\d[\w.-]{2,40}?)(?:-universal)?\.jar/],
  ["spongevanilla-", /\bspongevanilla-1\.[\d.]{1,6}-(\d[\w.-]{2,40}?)(?:-universal)?\.jar/],
]);

export const fabricVersions: readonly Source[] = [
  ...stated("Minecraft version", [
    [
      " with Fabric Loader ",
      /Loading Minecraft (\w[^\n]{0,40}?)(?: Banner \S{1,40})? with Fabric Loader (?!\S{1,40}-bta\b)/,
    ],
    ["Loading for game Minecraft ", /Loading for game Minecraft (\w[\w. -]{0,40})/],
    ["minecraft@", /\bminecraft@(\w[\w.+-]{0,40})/],
    ["- minecraft ", /^\s{0,8}(?:[|\\]-)?- minecraft (?![3-9]\.)(\d[\w.+-]{0,40})/],
  ]),
  // A game of its own by now, with versions of its own and a loader made for it.
  ...stated("Better than Adventure version", [
    [" with Fabric Loader ", /Loading Minecraft (\w[\w.-]{0,40}) with Fabric Loader \S{1,40}-bta\b/],
  ]),
  ...stated("Fabric loader version", [
    [" with Fabric Loader ", / with Fabric Loader (\d[\w.+-]{0,40})/],
    ["fabricloader@", /\bfabricloader@(\d[\w.+-]{0,40})/],
    ["fabricloader: ", /\bfabricloader: Fabric Loader (\d[\w.+-]{0,40})/],
    ["- fabricloader ", /- fabricloader (\d[\w.+-]{0,40})/],
  ]),
];
