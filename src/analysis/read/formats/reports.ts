import type { Kind } from "../../model/model.ts";

/** Reports of the game: their titles. They may stand in the log of the game that crashed. */
export const reportTitles: readonly { needle: string; pattern: RegExp; kind: Kind }[] = [
  { needle: " Crash Report ----", pattern: /---- \w[\w ]{0,30} Crash Report ----/, kind: "crash-report" },
  { needle: "---- Crashed! ----", pattern: /^\uFEFF?---- Crashed! ----/, kind: "crash-report" },
  { needle: "---- Quilt Loader: ", pattern: /^\uFEFF?---- Quilt Loader: [\w ]{1,40} ----/, kind: "crash-report" },
  { needle: " Crash Dump ", pattern: /^\uFEFF?[\w -]{3,30} Crash Dump \w{3} \w{3}/, kind: "crash-report" },
  {
    needle: " Network Protocol Error Report ----",
    pattern: /---- \w[\w ]{0,30} Network Protocol Error Report ----/,
    kind: "network-protocol-error-report",
  },
];

export const fakeDescription = "Description: Loading screen debug info";
const fakeReport = new RegExp(`THIS IS NOT A ERROR|${fakeDescription}`);
/** Forge 1.8 to 1.12 lists all coremods above the description. */
const maxHead = 20_000;

/** Forge up to 1.12 prints one at every start, to tell of the machine. `start`: where its title stands. */
export function isFakeReport(text: string, start: number): boolean {
  const head = text.slice(start, start + maxHead);
  const described = head.indexOf("Description: ");
  return fakeReport.test(head.slice(0, described === -1 ? 3000 : described + 300));
}

/** What is left of a report whose beginning is cut off. */
export const reportRests = [
  "-- System Details --",
  "\tIs Modded: ",
  "\tJVM Flags: ",
  "A detailed walkthrough of the error, its code path",
].map((needle) => ({ needle }));

/** A report that a launcher echoes among the game's lines has lost its blank lines; then the log is still the game's. */
export const reportHead = /\n[ \t\r]{0,8}\n(?:\S{1,64} \| )?Time: /;

/** What only a client prints. */
export const clientMarkers = [
  { needle: "[CHAT] ", pattern: /(?:INFO\]|\) Info)[^\n]{0,150}\[CHAT\] / },
  { needle: "OpenAL initialized", pattern: /(?:INFO\]|\) Info)[^\n]{0,150}OpenAL initialized/ },
  { needle: "-atlas", pattern: /Created: \d{1,6}x\d{1,6}[^\n]{0,80}-atlas/ },
  { needle: "Setting user: ", pattern: /(?:INFO\]|\) Info)[^\n]{0,150}\bSetting user: / },
  { needle: "--accessToken" },
  { needle: "--assetIndex" },
  { needle: "KnotClient" },
  { needle: "net.minecraft.client.main.Main" },
  { needle: "Env=CLIENT" },
  { needle: "CLIENT environment disabled" },
  { needle: "--launchTarget", pattern: /--launchTarget,? \w{0,20}client/ },
  { needle: "GLFW", pattern: /GLFW (?:error|version)|Trying GL version/ },
  { needle: "Backend library: LWJGL" },
  { needle: "LWJGL Version", pattern: /LWJGL Version:? \d/ },
  { needle: "[Render thread/" },
  { needle: "[Client thread/" },
  // A server has FMLServerTweaker.
  { needle: "launcher.FMLTweaker" },
  { needle: "FMLRelauncher.relaunchClient" },
  // The first loaders of Forge wrote the game's errors behind headers of their own.
  { needle: "at net.minecraft.client.", pattern: /(?:^|[\]\t ])at net\.minecraft\.client\.(?:Minecraft|main)\b/ },
  // Of Minecraft 1.2, where a server has no libraries beside it. Later, developers' runs of both have all of them.
  {
    needle: "minecraft related file at ",
    pattern: /minecraft related file at [^\n]{1,300}[\\/](?:lwjgl|lwjgl_util|jinput)\.jar, loading/,
  },
  // There is none for servers.
  { needle: "LiteLoader ", pattern: /\bLiteLoader \d[\w.-]{0,40} starting up/ },
  { needle: "[HMCL ProcessListener]" },
  // Mojang's launcher, with what the game says.
  { needle: "MinecraftJavaLoggingContext.cpp(" },
  { needle: "GameCallbacks.cpp(" },
  { needle: "oolloo.jlw.Wrapper" },
  { needle: "entrypoint stage 'client'" },
  { needle: "client-intermediary" },
] as const;

/** `at knot//net.minecraft.client.gui.…(`, `at TRANSFORMER/neoforge@21.1.9/net.neoforged.neoforge.client.…(`. */
const clientFrame =
  /[\s/](?:net\.minecraft|net\.minecraftforge|net\.neoforged\.neoforge|cpw\.mods\.fml|net\.minecraftforge\.fml)\.client\.[\w.$<>]{1,160}\(/;
/** Fabric's names of the client and of its renderers of the game and the world. */
const clientClass = /[\s/]net\.minecraft\.class_(?:310|757|761)(?:\.[\w$<>]{1,100}\(|: )/;

function listed(mod: string): RegExp {
  return new RegExp(`^\\s{1,8}(?:[|\\\\]-)?- ${mod} \\d`);
}

/** Where players have the game, and code that only a client runs: a client, unless the log speaks of a server. */
export const playerMarkers = [
  { needle: ".client.", pattern: clientFrame },
  { needle: "net.minecraft.class_", pattern: clientClass },
  { needle: "-srg.jar", pattern: /\bclient-\d[\d.]{1,12}-\d{8}\.\d{6}-srg\.jar/ },
  { needle: "FMLClientSetupEvent" },
  { needle: "Caught error loading resourcepacks" },
  { needle: "Reload reason: " },
  { needle: "Exception caught from launcher" },
  { needle: "at org.prismlauncher." },
  { needle: "at org.multimc." },
  { needle: "at com.modrinth.theseus." },
  { needle: "/.minecraft/" },
  { needle: "\\.minecraft\\" },
  { needle: "PrismLauncher", pattern: /[\\/]PrismLauncher[\\/]/ },
  { needle: "ModrinthApp", pattern: /[\\/]ModrinthApp[\\/]/ },
  { needle: "curseforge", pattern: /[\\/]curseforge[\\/]minecraft[\\/]instances[\\/]/i },
  { needle: "MultiMC", pattern: /[\\/]MultiMC[\\/]/ },
  { needle: "Process exited with code " },
  { needle: "Process crashed with exit" },
  // Of the mods that Fabric loads on clients alone, those that nearly everybody has.
  { needle: "- modmenu ", pattern: listed("modmenu") },
  { needle: "- sodium ", pattern: listed("sodium") },
  { needle: "- iris ", pattern: listed("iris") },
] as const;

/** What only a dedicated server prints, or who starts one. */
export const serverMarkers = [
  { needle: "[Server thread/" },
  { needle: "[ServerMain/" },
  { needle: "KnotServer" },
  { needle: "FabricServerLauncher" },
  { needle: "fabric-server-" },
  { needle: "Env=SERVER" },
  { needle: "SERVER environment disabled" },
  { needle: "FMLServerTweaker" },
  { needle: "net.minecraft.server.Main.main(" },
  { needle: "net.minecraft.server.dedicated.DedicatedServer." },
  { needle: "--launchTarget", pattern: /--launchTarget,? \w{0,20}server/ },
  { needle: "Starting minecraft server version " },
  { needle: "You need to agree to the EULA" },
] as const;
