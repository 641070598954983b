import type { FormatSamples } from "./format-samples.ts";

export default {
  Vanilla: [
    {
      text: "2012-03-05 10:00:00 [SEVERE] Unexpected exception\njava.lang.ArrayIndexOutOfBoundsException: -8\n\tat mw.h(SourceFile:275)\n\tat net.minecraft.server.MinecraftServer.run(SourceFile:356)\n\tat dm.run(SourceFile:490)\n2012-03-05 10:00:02 [INFO] Stopping server",
      id: "vanilla/server",
      version: null,
    },
    {
      // LabyMod, whose Mixin looks for Forge.
      text: "[10:00:00] [main/INFO]: FML platform manager could not load class cpw.mods.fml.relauncher.CoreModManager. Proceeding without FML support.\n[10:00:01] [main/INFO]: Selecting config 1.19.2-labymod4-0.mixins.json\n[10:00:02] [Render thread/INFO]: Stopping!",
      id: "vanilla/client",
      version: "1.19.2",
    },
    {
      text: "[10:00:00] [main/INFO]: Setting user: Alex\n[10:00:09] [main/ERROR]: Shutdown failure!\njava.lang.NullPointerException: null\n\tat org.tlauncher.LaunchNew.start(LaunchNew.java:90) [tl_skin_cape_1.14.4-1.9.jar:?]",
      id: "vanilla/client",
      version: "1.14.4",
    },
    {
      // Made for several versions.
      text: "[10:00:00] [main/INFO]: Setting user: Alex\n[10:00:09] [main/INFO]: Found tl_skin_cape_1.17_1.17.1-1.7.jar",
      id: "vanilla/client",
      version: null,
    },
    {
      text: "[20:15:00] [Server thread/INFO]: Saving chunks for level 'ServerLevel[lamps]'/minecraft:overworld\n[20:15:00] [Server thread/INFO]: Saving chunks for level 'ServerLevel[lamps]'/lamps:land\n[20:15:03] [Server thread/INFO]: <Alex> [Lanterns] Disabling Lanterns v2.4",
      id: "vanilla/server",
      version: null,
    },
    {
      text: "[20:01:00] [Server thread/INFO]: Starting minecraft server version 1.12.2\n[20:15:00] [Server thread/INFO]: Saving chunks for level 'lamps'/overworld\n[20:15:00] [Server thread/INFO]: Saving chunks for level 'lamps'/the_nether\n[20:15:00] [Server thread/INFO]: Saving chunks for level 'lamps'/The End",
      id: "vanilla/server",
      version: "1.12.2",
    },
    {
      // OptiFine alone, which looks for parts of Forge.
      text: "[10:00:00] [main/INFO]: [OptiFine] (Reflector) Method not present: net.minecraftforge.fml.loading.Lamps.glow\n[10:00:01] [Render thread/INFO]: [OptiFine] OptiFine_1.18.2_HD_U_H7\n[10:00:02] [Render thread/INFO]: Stopping!",
      id: "vanilla/client",
      version: "1.18.2",
    },
    {
      text: "[10:00:00] [Server thread/INFO]: Starting minecraft server version 24w14a\n[10:00:00] [Server thread/INFO]: Loading properties",
      id: "vanilla/server",
      version: "24w14a",
      statements: { "Minecraft version": "24w14a" },
    },
    {
      // What failed before the server said its version.
      text: "[10:00:00] [ServerMain/ERROR]: Failed to load properties from file: server.properties\njava.nio.file.NoSuchFileException: server.properties\n\tat ame.b(SourceFile:62) ~[server-1.19.2.jar:?]",
      id: "vanilla/server",
      version: "1.19.2",
    },
    {
      text: "2012-03-01 10:00:00 [INFO] Starting minecraft server version 1.2.5\n2012-03-01 10:00:00 [INFO] Loading properties",
      id: "vanilla/server",
      version: "1.2.5",
    },
    {
      text: "[10:00:00] [Render thread/INFO]: Setting user: Steve\n[10:00:04] [Render thread/INFO]: Backend library: LWJGL version 3.3.1",
      id: "vanilla/client",
      version: null,
    },
    {
      text: "---- Minecraft Crash Report ----\n// Oops.\n\n-- System Details --\nDetails:\n\tMinecraft Version: 26.1 Snapshot 1\n\tJava Version: 25.0.1, Microsoft\n\tIs Modded: Probably not. Client jar signature and brand is untouched",
      id: "vanilla/crash-report",
      version: "26.1 Snapshot 1",
      statements: { "Java version": "25.0.1" },
    },
    {
      // Files of the game as it was published.
      text: "[10:00:00] [Render thread/INFO]: Setting user: Steve\n[10:00:01] [Render thread/ERROR]: Failed to verify authentication\ncom.mojang.authlib.exceptions.AuthenticationException: x\n\tat com.mojang.authlib.x.Y.z(Y.java:9) ~[authlib-3.5.41.jar:?]\n\tat dzz.<init>(SourceFile:401) [1.18.1.jar:?]",
      id: "vanilla/client",
      version: "1.18.1",
    },
    {
      text: "---- Minecraft Network Protocol Error Report ----\n// Oops.\n\nTime: 2024-06-01 10:00:00\nDescription: Packet handling error\n\n\tMinecraft Version: 1.21",
      id: "vanilla/network-protocol-error-report",
      version: "1.21",
    },
  ],
} satisfies FormatSamples;
