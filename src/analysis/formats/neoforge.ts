import { brand, format, knownBrand } from "./format.ts";
import { launcherJava, launcherMinecraft, modLauncher, report, serverMinecraft } from "./sources.ts";

/** NeoForge, which came from Forge in 2023, on clients and servers. */
export const neoforge = format({
  software: "neoforge",
  name: "NeoForge",
  kind: "game",
  markers: [
    brand("neoforge"),
    { needle: "--fml.neoForgeVersion" },
    { needle: "NeoForge: net.neoforged" },
    { needle: "--fml.forgeGroup", pattern: /--fml\.forgeGroup,? net\.neoforged/ },
    { needle: "Starting FancyModLoader version " },
    // On 1.20.1 it still has Forge's packages.
    { needle: "neoforged", pattern: /net[\\/]neoforged[\\/](?:fancymodloader|forge)/ },
    { needle: "NeoForge mod loading, version " },
    { needle: "net.neoforged.fml.loading" },
    { needle: "net.neoforged.fml.startup" },
    { needle: "net.neoforged.neoforge." },
    { needle: "-universal.jar", pattern: /\bneoforge-\d[\w.-]{1,40}-universal\.jar/ },
  ],
  traces: [knownBrand("neoforge"), { needle: "net.neoforged." }],
  sources: [
    { label: "NeoForge version", needle: "--fml.neoForgeVersion", pattern: /--fml\.neoForgeVersion,? ([\w.-]{1,40})/ },
    {
      label: "NeoForge version",
      needle: "NeoForge: net.neoforged:",
      pattern: /NeoForge: net\.neoforged:([\w.-]{1,40})/,
    },
    {
      label: "NeoForge version",
      needle: "NeoForge mod loading, version ",
      pattern: /NeoForge mod loading, version ([\w.-]{1,40}),/,
    },
    { label: "NeoForge version", needle: "-universal.jar", pattern: /\bneoforge-(\d[\w.-]{1,40}?)-universal\.jar/ },
    { label: "NeoForge version", needle: "--fml.forgeVersion", pattern: /--fml\.forgeVersion,? ([\w.-]{1,40})/ },
    { label: "NeoForge version", needle: "(neoforge)", pattern: /\sNeoForge (\d[\w.-]{1,40}) \(neoforge\)/ },
    ...modLauncher,
    ...report,
    ...serverMinecraft,
    { label: "Minecraft version", needle: "(minecraft)", pattern: /\sMinecraft (\d[\w. -]{0,40}) \(minecraft\)/ },
    ...launcherJava,
    ...launcherMinecraft,
  ],
  version: "Minecraft version",
  splitting: "headers",
  samples: [
    {
      text: "[10:00:00] [main/INFO]: ModLauncher running: args [--launchTarget, forgeserver, --fml.neoForgeVersion, 20.4.1-beta, --fml.fmlVersion, 2.0.11, --fml.mcVersion, 1.20.4, nogui]\n[10:00:00] [main/INFO]: ModLauncher 10.0.9 starting: java version 17.0.10 by Eclipse Adoptium; OS Linux",
      id: "neoforge/server",
      version: "1.20.4",
      statements: { "NeoForge version": "20.4.1-beta", "Java version": "17.0.10" },
    },
    {
      text: "[30Mar2026 10:00:00.917] [main/INFO] [net.neoforged.fml.loading.FMLLoader/]: Starting FancyModLoader version 11.0.3 (CLIENT in DEV)\n[30Mar2026 10:00:01.917] [main/INFO] [net.neoforged.fml.loading.moddiscovery.ModDiscoverer/]:\n\t\tMinecraft 26.1 (minecraft)\n[30Mar2026 10:00:06.985] [Render thread/INFO] [net.minecraft.client.Minecraft/]: Setting user: Dev",
      id: "neoforge/client",
      version: "26.1",
    },
    {
      text: "---- Minecraft Crash Report ----\n\tMinecraft Version: 1.20.1\n\tNeoForge: net.neoforged:47.1.84",
      id: "neoforge/crash-report",
      version: "1.20.1",
      statements: { "NeoForge version": "47.1.84" },
    },
  ],
});
