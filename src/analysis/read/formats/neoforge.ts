import { brand, format, knownBrand, ofKnot, ownLogOfKubeJs, stated } from "./format.ts";
import { launcherJava, launcherMinecraft } from "./launcher-sources.ts";
import { modLauncher, neoForgeVersion, report, serverMinecraft } from "./sources.ts";

/** NeoForge, which came from Forge in 2023, on clients and servers. */
export const neoforge = format({
  software: "neoforge",
  name: "NeoForge",
  kind: "game",
  markers: [
    brand("neoforge"),
    ownLogOfKubeJs("neoforge"),
    { needle: "--fml.neoForgeVersion" },
    { needle: "NeoForge: net.neoforged" },
    { needle: "--fml.forgeGroup", pattern: /--fml\.forgeGroup,? net\.neoforged/ },
    { needle: "Starting FancyModLoader version " },
    // On 1.20.1 it still has Forge's packages.
    { needle: "neoforged", pattern: /net[\\/]neoforged[\\/](?:fancymodloader|forge)/ },
    { needle: "Forge: net.neoforged:" },
    // Forge itself ended with 47.1.47 and went on with 47.2.
    {
      needle: "47.1.",
      pattern:
        /(?:fml\.forgeVersion,? |Forge mod loading, version |MinecraftForge v|\bforge-1\.20\.1-)47\.1\.(?:4[89]|[5-9]\d|1\d\d)\b/,
    },
    { needle: "|NeoForge ", pattern: /\.jar {1,60}\|NeoForge {1,40}\|(?:neo)?forge / },
    { needle: "NeoForge mod loading, version " },
    { needle: "net.neoforged.fml.loading", without: ofKnot },
    { needle: "net.neoforged.fml.startup" },
    { needle: "net.neoforged.neoforge.", without: ofKnot },
    { needle: "-universal.jar", pattern: /\bneoforge-\d[\w.-]{1,40}-universal\.jar/ },
  ],
  traces: [knownBrand("neoforge"), { needle: "net.neoforged." }],
  sources: [
    ...neoForgeVersion,
    ...stated("NeoForge version", [
      ["-universal.jar", /\bforge-1\.20\.1-(47\.1\.\d{1,3})-universal\.jar/],
      ["--fml.forgeVersion", /--fml\.forgeVersion,? ([\w.-]{1,40})/],
    ]),
    ...modLauncher,
    ...report,
    ...serverMinecraft,
    ...stated("Minecraft version", [["(minecraft)", /\sMinecraft (\d[\w. -]{0,40}) \(minecraft\)/]]),
    ...launcherJava,
    ...launcherMinecraft,
  ],
});
