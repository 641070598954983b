import type { FormatSamples } from "./format-samples.ts";

export default {
  Sponge: [
    {
      text: "[10:00:00] [Server thread/INFO]: Starting minecraft server version 1.10.2\n[10:00:03] [Server thread/INFO]: Lamps: [Server version: SpongeMinecraftVersion{name=1.10.2, protocol=210}]",
      id: "sponge/server",
      version: "1.10.2",
    },
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
    {
      text: "[10:00:00] [main/INFO] [FML]: Forge Mod Loader version 14.23.5.2000 for Minecraft 1.12.2 loading\n[10:00:02] [Server thread/INFO] [Sponge]: Loading Sponge...",
      id: "sponge/server",
      version: "1.12.2",
      statements: { "Forge version": "14.23.5.2000" },
    },
  ],
  CanaryMod: [
    {
      text: "[10:00:00] [Server thread/INFO]: Starting: CanaryMod 1.8.0-1.2.0\n[10:00:00] [Server thread/INFO]: Starting minecraft server version 1.8",
      id: "canarymod/server",
      version: "1.8",
      statements: { "CanaryMod version": "1.8.0-1.2.0" },
    },
  ],
} satisfies FormatSamples;
