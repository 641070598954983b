import type { Source } from "./format.ts";

/** Statements that several kinds of software make in the same words. */

// `1.20.4`, `24w14a`, `1.21.11 Pre-Release 1`, `26.1 Snapshot 1`: up to the end of the line.
const restOfLine = String.raw`(\w[^\r\n\x1b§]{0,60}?)[ \t]{0,4}(?:[\r\x1b§]|$)`;

export const serverMinecraft: readonly Source[] = [
  {
    label: "Minecraft version",
    needle: "Starting minecraft server version ",
    pattern: new RegExp(`Starting minecraft server version ${restOfLine}`),
  },
  {
    label: "Minecraft version",
    needle: "Starting integrated minecraft server version ",
    pattern: new RegExp(`Starting integrated minecraft server version ${restOfLine}`),
  },
];

export const bukkitMinecraft: readonly Source[] = [
  ...serverMinecraft,
  { label: "Minecraft version", needle: "(MC: ", pattern: /This server is running [^\n]{1,200}\(MC: ([^)\n]{1,40})/ },
  {
    label: "Minecraft version",
    needle: " for Minecraft ",
    pattern: /\[bootstrap\] Loading \w{1,40} [^\n]{1,120} for Minecraft ([\w.-]{1,40})/,
  },
];

export const bukkitJava: readonly Source[] = [
  {
    label: "Java version",
    needle: "Running Java ",
    pattern: /\[bootstrap\] Running Java \d{1,3} \([^;\n]{0,80} VM (\d[\d._]{0,20})/,
  },
];

export const reportMinecraft: readonly Source[] = [
  {
    label: "Minecraft version",
    needle: "Minecraft Version: ",
    // A report that was copied may have lost its indents.
    pattern: new RegExp(String.raw`(?:^|\s)Minecraft Version: ${restOfLine}`),
  },
];

export const reportJava: readonly Source[] = [
  { label: "Java version", needle: "Java Version: ", pattern: /(?:^|\s)Java Version: (\d[^,\s]{0,40})/ },
];

export const report: readonly Source[] = [...reportMinecraft, ...reportJava];

/** What launchers write before the game's own lines. */
export const launcherJava: readonly Source[] = [
  { label: "Java version", needle: "Java is version ", pattern: /Java is version (\d[\w.+-]{0,40}),/ },
];

/** The game's own arguments and files, as launchers list them before anything runs. */
export const launcherMinecraft: readonly Source[] = [
  {
    label: "Minecraft version",
    needle: "com/mojang/minecraft/",
    pattern: /libraries\/com\/mojang\/minecraft\/(\d[\w.-]{1,30})\/minecraft-/,
  },
  {
    label: "Minecraft version",
    needle: "--versionType",
    pattern: /--version (\d{1,2}\.\d{1,2}(?:\.\d{1,2})?)(?:-[\w.-]{1,60})? /,
  },
];

export const modLauncher: readonly Source[] = [
  { label: "Minecraft version", needle: "--fml.mcVersion", pattern: /--fml\.mcVersion,? ([\w.-]{1,40})/ },
  {
    label: "Minecraft version",
    needle: " for MC ",
    pattern: /mod loading, version [^\n]{1,60}? for MC ([\w.-]{1,40})/,
  },
  {
    label: "Minecraft version",
    needle: "mcVersion=",
    pattern: /\bVersionInfo\[[^\n]{0,160}?\bmcVersion=([\w.-]{1,40})/,
  },
  {
    label: "Java version",
    needle: "java version ",
    pattern: /ModLauncher [^\n]{0,80}?starting: java version (\d[\w.+-]{0,40})/,
  },
  {
    label: "Java version",
    needle: "JVM identified as ",
    pattern: /JVM identified as [^\n]{1,120} VM (\d[\d._]{0,30})/,
  },
];

/** Forge Mod Loader up to Minecraft 1.12. */
export const modLoader: readonly Source[] = [
  {
    label: "Minecraft version",
    needle: "Forge Mod Loader version ",
    pattern: /Forge Mod Loader version [\d.]{1,30} for Minecraft (\w[\w. -]{0,40}?) loading/,
  },
  {
    label: "Java version",
    needle: "Java is ",
    pattern: /Java is [^\n]{1,80}, version (\d[\w.+-]{0,40}), running on /,
  },
];

export const forgeVersion: readonly Source[] = [
  { label: "Forge version", needle: "--fml.forgeVersion", pattern: /--fml\.forgeVersion,? ([\w.-]{1,40})/ },
  { label: "Forge version", needle: "MinecraftForge v", pattern: /MinecraftForge v(\d[\w.-]{1,40}) Initialized/ },
  {
    label: "Forge version",
    needle: "Forge mod loading, version ",
    pattern: /Forge mod loading, version ([\w.-]{1,40}),/,
  },
  {
    label: "Forge version",
    needle: "forgeVersion=",
    pattern: /\bVersionInfo\[[^\n]{0,160}?\bforgeVersion=([\w.-]{1,40})/,
  },
  {
    label: "Forge version",
    needle: "Forge: net.minecraftforge:",
    pattern: /Forge: net\.minecraftforge:([\w.-]{1,40})/,
  },
  { label: "Forge version", needle: "Powered by Forge ", pattern: /Powered by Forge (\d[\d.]{1,30})/ },
  { label: "Forge version", needle: "Minecraft Forge ", pattern: /Minecraft Forge (\d[\d.]{3,30})/ },
  // Before Minecraft 1.8 the mod loader had a version of its own.
  {
    label: "Forge version",
    needle: "Forge Mod Loader version ",
    pattern: /Forge Mod Loader version ((?:8|9|\d\d)\.[\d.]{1,30}) for Minecraft/,
  },
  { label: "Forge version", needle: "-forge-", pattern: /--version,? [\w.]{1,20}-forge-(\d[\d.]{1,30})/ },
];

export const fabricModList: readonly Source[] = [
  { label: "Java version", needle: "- java ", pattern: /\s- java (\d[\w.+-]{0,30})/ },
  { label: "Java version", needle: "java@", pattern: /\bjava@(\d[\w.+-]{0,30})/ },
];
