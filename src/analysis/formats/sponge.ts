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
    { needle: "spongevanilla-", pattern: /\bspongevanilla-\d/i },
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
