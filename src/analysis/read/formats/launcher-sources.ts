import { gameVersion, type Source, stated } from "./format.ts";

/** Statements of launchers, in their own logs and above those of the game. */

/** As launchers print above the game's lines, with their names: `Prism Launcher version: 9.1`. */
export const launcherVersion = stated("Launcher version", [
  [
    " version: ",
    /^\s{0,8}((?:Prism ?Launcher|MultiMC|PolyMC|PollyMC|Fjord Launcher|FreesmLauncher) version: \d[\w.+-]{0,30})/,
  ],
  ["*** HMCL ", /\*\*\* (HMCL \d[\w.]{0,30}) /],
  ["*** Hello Minecraft! Launcher ", /\*\*\* (Hello Minecraft! Launcher \d[\w.]{0,30}) /],
  ["ATLauncher Version: ", /(ATLauncher Version: \d[\w.]{0,30})/],
  ["Starting TLauncher ", /^(?:> )?Starting (TLauncher \d[\w.]{0,30})/],
]);

/** What launchers write before the game's own lines. */
export const launcherJava = stated("Java version", [
  ["Java is version ", /Java is version (\d[\w.+-]{0,40}),/],
  // PCL's block of facts: `Java 信息：JDK 17 (17.0.8)，64 位：…`
  // HMCL: the folder of the Java that it took has its version, as most have.
  [
    "Launched process: ",
    /Launched process: "?[^"\n]{1,200}?[\\/](?:jdk|jre|java|zulu|openjdk)-?(\d{1,2}\.\d{1,2}(?:\.\d{1,3})?(?:_\d{1,3})?)/,
  ],
  ["[Launch] Java 信息", /\[Launch\] Java 信息：[^\n(（]{0,40}[(（](\d[\d._]{0,30})[)）]/],
]);

/** PCL's block of facts: `游戏版本：1.20.1, Forge 47.2.0`, `Fabric（0.14.9）`. */
export const launcherLoader: readonly Source[] = [
  ...stated("Forge version", [
    ["[Launch] 游戏版本", /\[Launch\] 游戏版本：[^\n]{0,80}?\bForge ?[ （(](\d{1,2}\.[\d.]{1,20})/],
    ["Loader: Forge ", /- Loader: Forge (\d{1,2}\.[\d.]{1,20})/],
  ]),
  ...stated("NeoForge version", [
    ["[Launch] 游戏版本", /\[Launch\] 游戏版本：[^\n]{0,80}?\bNeoForge ?[ （(](\d{2}\.\d[\w.-]{1,30})/],
    ["Loader: NeoForge ", /- Loader: NeoForge (\d{2}\.\d[\w.-]{1,30})/],
  ]),
  ...stated("Fabric loader version", [
    ["[Launch] 游戏版本", /\[Launch\] 游戏版本：[^\n]{0,80}?\bFabric ?[ （(](\d[\w.-]{1,30})/],
    ["Loader: Fabric", /- Loader: Fabric(?: Loader)? (\d[\w.+-]{1,30})/],
    ["fabric-loader", /net[\\/]fabricmc[\\/]fabric-loader[\\/](\d[\w.+-]{1,30})[\\/]/],
  ]),
];

/** The game's own arguments and files, and the version that was picked, as launchers list them before anything runs. */
export const launcherMinecraft = stated("Minecraft version", [
  // What is picked may be a version of a loader's, such as `fabric-loader-0.16.9-1.21.1` or `1.20.1-forge-47.3.0`.
  [
    "Selected Minecraft version: ",
    new RegExp(`Selected Minecraft version: (?:[^\\n]{0,60}?[^\\n\\d.])?(${gameVersion})`),
  ],
  ["Selected game version: ", new RegExp(`Selected game version: (?:[^\\n]{0,60}?[^\\n\\d.])?(${gameVersion})`)],
  ["Launching game version: ", new RegExp(`Launching game version: (?:[^\\n]{0,60}?[^\\n\\d.])?(${gameVersion})`)],
  ["Launching Minecraft ", new RegExp(`^Launching Minecraft (${gameVersion})`)],
  // PCL writes hundreds of lines of its own: what is searched for is the rare part.
  ["[Launch] 游戏版本", new RegExp(`\\[Launch\\] 游戏版本：[^\\n\\d]{0,40}(${gameVersion})`)],
  ["[Download] 版本 ", new RegExp(`\\[Download\\] 版本 (?:[^\\n对]{0,60}?[^\\n\\d.对])?(${gameVersion})`)],
  ["启动按钮：Minecraft ", new RegExp(`\\\\versions\\\\[^\\n\\\\\\d]{0,40}(${gameVersion})`)],
  ["from local version list", new RegExp(`Loaded version "(${gameVersion})" from local version list`)],
  [
    "ID of instance to launch",
    new RegExp(`ID of instance to launch {1,8}: {1,4}"(?:[^"\\n]{0,60}?[^"\\n\\d.])?(${gameVersion})`),
  ],
  ["--fml.mcVersion", new RegExp(`--fml\\.mcVersion,? (${gameVersion})`)],
  ["minecraft", /libraries[\\/]com[\\/]mojang[\\/]minecraft[\\/](\d[\w.-]{1,30})[\\/]minecraft-/],
  ["minecraft", new RegExp(`libraries[\\\\/]net[\\\\/]minecraft[\\\\/]client[\\\\/](${gameVersion})-`)],
  ["--versionType", new RegExp(`--version (${gameVersion})(?:-[\\w.-]{1,60})? `)],
  // The last of the class path.
  [".jar, net.minecraft.", new RegExp(`[\\\\/]versions[\\\\/](${gameVersion})[\\\\/]\\1\\.jar, net\\.minecraft\\.`)],
]);
