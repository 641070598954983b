import { format, stated } from "./format.ts";
import { forgeVersion, modLauncher, modLoader, report, serverMinecraft, spongeVersion } from "./sources.ts";

/** SpongeVanilla, and SpongeForge, which says so above Forge. */
export const sponge = format({
  software: "sponge",
  name: "Sponge",
  kind: "game-server",
  markers: [
    { needle: "This server is running Sponge", pattern: /This server is running Sponge(?:Vanilla|Forge|API)?\b/ },
    { needle: "Loading Sponge", pattern: /\] ?: ?(?:\[[^\]\n]{1,40}\] ?)?Loading Sponge/ },
    // EssentialsX recommends it to hybrids.
    { needle: "SpongeForge ", pattern: /SpongeForge (?!\+)/ },
    { needle: "spongevanilla", pattern: /\bspongevanilla(?:-\d|\.jar)/ },
    { needle: "[Sponge", pattern: /[ /][A-Z]{4,5}\]:? \[Sponge(?:\/\w{0,30})?\]/ },
    { needle: "[sponge", pattern: /[ /][A-Z]{4,5}\]:? \[sponge(?:\/\w{0,30})?\]/ },
    { needle: "SpongePowered PLUGIN Subsystem" },
    { needle: "brand changed to 'sponge" },
  ],
  traces: [
    { needle: "org.spongepowered.common." },
    { needle: "org.spongepowered.server." },
    { needle: "org.spongepowered.vanilla." },
    { needle: "org.spongepowered.api." },
    { needle: "SpongeMinecraftVersion{" },
  ],
  sources: [...spongeVersion, ...modLoader, ...modLauncher, ...forgeVersion, ...serverMinecraft, ...report],
});

/** CanaryMod and its successor NeptuneMod: plugins of their own on the game's server. */
export const canarymod = format({
  software: "canarymod",
  name: "CanaryMod",
  kind: "game-server",
  markers: [{ needle: "[CanaryMod]" }, { needle: "Starting: CanaryMod " }, { needle: "brand changed to 'CanaryMod" }],
  traces: [{ needle: "net.canarymod." }],
  sources: [
    ...stated("CanaryMod version", [["Starting: CanaryMod ", /Starting: CanaryMod (\d[\w.-]{1,40})/]]),
    ...serverMinecraft,
    ...report,
  ],
});
