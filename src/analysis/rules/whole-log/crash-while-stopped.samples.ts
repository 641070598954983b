import type { WholeLogSamples } from "../samples.ts";

const report = (trace: string, threads: string) => `---- Minecraft Crash Report ----
// Oops.

Time: 3/4/19 10:00 AM
Description: Exception ticking world

${trace}

-- Head --
Thread: Server thread

-- System Details --
Details:
\tMinecraft Version: 1.12.2
\tCraftBukkit Information: 
   Running: CraftBukkit version git-Spigot-0000000-1111111 (MC: 1.12.2) (Implementing API version 1.12.2-R0.1-SNAPSHOT) true
   Plugins: { Lamps v1.0 org.example.lamps.Lamps [Alex],}
   Threads: { RUNNABLE Server thread: [java.lang.Thread.dumpThreads(Native Method)], ${threads}}
\tIs Modded: Definitely; Server brand changed to 'Spigot'
\tType: Dedicated Server (map_server.txt)
`;
const unloading = `java.util.ConcurrentModificationException
\tat java.util.HashMap$HashIterator.nextNode(HashMap.java:1445)
\tat net.minecraft.server.v1_12_R1.ChunkProviderServer.unloadChunks(ChunkProviderServer.java:270)
\tat net.minecraft.server.v1_12_R1.WorldServer.doTick(WorldServer.java:296)`;
const interrupted =
  "WAITING SIGINT handler: [java.lang.Object.wait(Native Method), java.lang.ApplicationShutdownHooks.runHooks(ApplicationShutdownHooks.java:106)]";
const saving =
  "TIMED_WAITING Thread-5: [net.minecraft.server.v1_12_R1.MinecraftServer.saveChunks(MinecraftServer.java:440), org.bukkit.craftbukkit.v1_12_R1.util.ServerShutdownThread.run(ServerShutdownThread.java:17)]";
/** The watchdog ends the program: then the game's own thread for it saves the worlds. */
const ending =
  "WAITING Server Watchdog: [java.lang.Thread.join(Thread.java:2155), java.lang.Shutdown.exit(Shutdown.java:167), net.minecraft.server.dedicated.ServerWatchdog.run(ServerWatchdog.java:75)], RUNNABLE Server Shutdown Thread: [net.minecraft.server.MinecraftServer.close(MinecraftServer.java:541)]";
const hybrid = `java.util.ConcurrentModificationException
\tat java.util.HashMap$HashIterator.remove(HashMap.java:12)
\tat net.minecraft.server.level.DistanceManager.redirect$zza000$arclight$safeIter(DistanceManagerMixin.java:10)
\tat net.minecraft.server.MinecraftServer.run(MinecraftServer.java:10)`;
/** Of 1.13 to 1.17, where the game watches its blocks: what it noticed is the description of the report. */
const watched = `java.lang.IllegalStateException
\tat net.minecraft.server.v1_16_R3.DataPaletteBlock.a(SourceFile:45)
\tat net.minecraft.server.v1_16_R3.Chunk.setType(Chunk.java:272)
\tat net.minecraft.server.v1_16_R3.MinecraftServer.run(MinecraftServer.java:10)`;
const cause = "ConcurrentModificationException";

export default {
  samples: [
    { text: report(unloading, interrupted), parameters: { cause } },
    { text: report(unloading, interrupted.replace("SIGINT", "SIGTERM")), parameters: { cause } },
    { text: report(unloading, saving), parameters: { cause } },
    {
      text: report(watched, saving).replace(
        "Exception ticking world",
        "Writing into PalettedContainer from multiple threads",
      ),
      parameters: { cause: "IllegalStateException" },
    },
    {
      text: report(
        watched.replace("Exception\n", "Exception: Accessing LegacyRandomSource from multiple threads\n"),
        interrupted,
      ),
      parameters: { cause: "IllegalStateException: Accessing LegacyRandomSource from multiple threads" },
    },
    { text: report(hybrid, ending), code: "watchdog-stall", parameters: { state: "ending", cause } },
    {
      text: report(hybrid, "RUNNABLE Server Shutdown Thread: [java.lang.Thread.run(Thread.java:1)]"),
      parameters: { cause },
    },
    {
      text: report(unloading.replace("java.util.Conc", "java.lang.NullPointerException: Conc"), saving),
      parameters: { cause: "NullPointerException: ConcurrentModificationException" },
    },
    {
      text: `[10:00:00] [main/INFO]: Starting minecraft server version 1.12.2
[10:10:00] [Server Shutdown Thread/INFO]: Stopping server
[10:10:00] [Server Shutdown Thread/INFO]: Saving worlds
[10:10:00] [Server thread/ERROR]: Encountered an unexpected exception
java.util.ConcurrentModificationException
\tat java.util.HashMap$HashIterator.nextNode(HashMap.java:1445)
\tat net.minecraft.world.gen.ChunkProviderServer.func_73156_b(ChunkProviderServer.java:250)
\tat net.minecraft.server.MinecraftServer.run(MinecraftServer.java:526)
`,
      parameters: { cause },
      only: ["server"],
    },
  ],
  counterSamples: [
    report(unloading, "RUNNABLE Signal Dispatcher: []"),
    // A fault of its own, whatever comes behind it.
    report(unloading.replace("java.util.ConcurrentModificationException", "java.lang.StackOverflowError"), saving),
    report(unloading.replace("\tat net", "\tat org.example.lamps.Lamps.light(Lamps.java:7)\n\tat net"), saving),
  ],
} satisfies WholeLogSamples;
