import { format } from "./format.ts";
import { modLoader, report, serverMinecraft } from "./sources.ts";

/** SpongeVanilla, and SpongeForge, which says so above Forge. */
export const sponge = format({
  software: "sponge",
  name: "Sponge",
  kind: "game-server",
  markers: [
    { needle: "This server is running Sponge", pattern: /This server is running Sponge(?:Vanilla|Forge|API)?\b/ },
    { needle: "Loading Sponge", pattern: /\] ?: ?(?:\[[^\]\n]{1,40}\] ?)?Loading Sponge/ },
    { needle: "SpongeForge " },
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
  ],
  sources: [...modLoader, ...serverMinecraft, ...report],
  version: "Minecraft version",
  splitting: "headers",
  samples: [
    {
      text: "[10:00:00] [Server thread/INFO]: Starting minecraft server version 1.12.2\n[10:00:01] [Server thread/INFO] [Sponge]: Loading Sponge...\n[10:00:02] [Server thread/INFO] [Sponge]: org.spongepowered.common.SpongeImpl is here",
      id: "sponge/server",
      version: "1.12.2",
    },
    {
      text: "[10:00:00] [Server thread/INFO] [minecraft/DedicatedServer]: Starting minecraft server version 1.20.6\n[10:00:02] [Server thread/INFO] [sponge/]: Loading 2 plugins",
      id: "sponge/server",
      version: "1.20.6",
    },
    {
      text: "[10:00:00] [Server thread/INFO]: Starting minecraft server version 1.12.2\n[10:00:02] [Server thread/ERROR]: x\njava.lang.IllegalStateException: y\n\tat org.spongepowered.common.event.SpongeEventManager.post(SpongeEventManager.java:3)",
      id: "sponge/server",
      version: "1.12.2",
    },
  ],
});

/** CanaryMod and its successor NeptuneMod: plugins of their own on the game's server. */
export const canarymod = format({
  software: "canarymod",
  name: "CanaryMod",
  kind: "game-server",
  markers: [{ needle: "[CanaryMod]" }, { needle: "Starting: CanaryMod " }, { needle: "brand changed to 'CanaryMod" }],
  traces: [{ needle: "net.canarymod." }],
  sources: [...serverMinecraft, ...report],
  version: "Minecraft version",
  splitting: "headers",
  samples: [
    {
      text: "[10:00:00] [Server thread/INFO]: Starting: CanaryMod 1.8.0-1.2.0\n[10:00:00] [Server thread/INFO]: Starting minecraft server version 1.8",
      id: "canarymod/server",
      version: "1.8",
    },
  ],
});
