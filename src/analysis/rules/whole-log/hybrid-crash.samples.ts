import type { WholeLogSamples } from "../samples.ts";

const report = (description: string, trace: string) => `---- Mohist Crash Report ----
// Oops.

Time: 2024-06-01 10:00:00
Description: ${description}

${trace}

-- System Details --
Details:
\tMinecraft Version: 1.19.2
\tModLauncher: 10.0.8+10.0.8+main.0ef7e830
\tMod List: 
\t\tforge-1.19.2-43.2.0-universal.jar |Forge |forge |43.2.0 |DONE |Manifest: NOSIGNATURE
\t\tkites-1.0.jar |Kites |kites |1.0 |DONE |Manifest: NOSIGNATURE
\tIs Modded: Definitely; Server brand changed to 'mohist'
`;
const tick =
  "\tat net.minecraft.server.MinecraftServer.m_130011_(MinecraftServer.java:791) ~[server-1.19.2-srg.jar%23160!/:?]";
const noMaterial = `java.lang.NullPointerException: Cannot invoke "org.bukkit.Material.isAir()" because the return value of "org.bukkit.block.Block.getType()" is null
\tat net.minecraft.world.entity.Entity.m_6478_(Entity.java:824) ~[server-1.19.2-srg.jar%23164!/:?]
${tick}`;

const paper = (
  caller: string,
) => `[10:00:00] [Server thread/INFO]: This server is running Paper version 1.21.4-9-abcdef0 (Implementing API version 1.21.4-R0.1-SNAPSHOT)
[10:05:00] [Server thread/ERROR]: Encountered an unexpected exception
net.minecraft.ReportedException: Exception ticking world
\tat net.minecraft.server.MinecraftServer.tickChildren(MinecraftServer.java:1700) ~[paper-1.21.4.jar:1.21.4-9-abcdef0]
Caused by: java.lang.IllegalStateException: no holder
\tat ca.spottedleaf.moonrise.lamps.LampHolder.unload(LampHolder.java:90) ~[paper-1.21.4.jar:1.21.4-9-abcdef0]
${caller}\tat net.minecraft.server.level.ChunkMap.tick(ChunkMap.java:461) ~[paper-1.21.4.jar:1.21.4-9-abcdef0]
`;

export default {
  samples: [
    {
      text: report("Exception in server tick loop", noMaterial),
      parameters: {
        server: "Mohist",
        neighbour: null,
        cause:
          'NullPointerException: Cannot invoke "org.bukkit.Material.isAir()" because the return value of "org.bukkit.block.Block.getType()" is null',
      },
    },
    {
      text: report(
        "Exception in server tick loop",
        `java.lang.ClassCastException: class org.example.kites.SkyWorld cannot be cast to class net.minecraft.server.level.ServerLevel
\tat net.minecraft.world.level.Level.<init>(Level.java:186) ~[server-1.19.2-srg.jar%23160!/:?]
\tat org.example.kites.SkyWorld.<init>(SkyWorld.java:20) ~[kites-1.0.jar%23149!/:1.0]
${tick}`,
      ),
      parameters: {
        server: "Mohist",
        neighbour: "Kites",
        cause:
          "ClassCastException: class org.example.kites.SkyWorld cannot be cast to class net.minecraft.server.level.ServerLevel",
      },
    },
    // What Arclight's own mixin does.
    {
      text: `[10:00:00] [Server thread/ERROR]: Encountered an unexpected exception
java.lang.IllegalStateException: no lamp
\tat net.minecraft.server.level.ServerLevel.handler$zab000$arclight$lamp(ServerLevelMixin.java:20) ~[server-1.20.1-srg.jar%23160!/:?]
\tat net.minecraft.server.level.ServerLevel.<init>(ServerLevelMixin.java:10) ~[server-1.20.1-srg.jar%23160!/:?]
`,
      only: [],
      parameters: { server: "Arclight", cause: "IllegalStateException: no lamp" },
    },
    // Paper's own code, which it has put into the game.
    {
      text: paper(""),
      only: [],
      parameters: { of: "fork", server: "Paper", place: "LampHolder.unload, LampHolder.java:90" },
    },
  ],
  counterSamples: [
    // A plugin called it.
    paper(
      "\tat org.example.kites.Kites.fly(Kites.java:3) ~[kites-1.0.jar:?]\n\tat org.bukkit.plugin.RegisteredListener.callEvent(RegisteredListener.java:70) ~[paper-1.21.4.jar:?]\n",
    ),
    // A check of what somebody else does, and damaged data.
    paper("").replace("lamps.LampHolder.unload", "TickThread.ensureTickThread"),
    paper("").replace("java.lang.IllegalStateException: no holder", "java.io.EOFException"),
    // Of the game alone.
    report("Exception in server tick loop", noMaterial.replaceAll("org.bukkit", "org.example")),
    report("Exception in server tick loop", noMaterial).replace("Mohist", "Minecraft").replace("'mohist'", "'forge'"),
    // A plugin handed it over.
    report(
      "Exception in server tick loop",
      noMaterial.replace(
        tick,
        `\tat org.example.shop.Shop.open(Shop.java:3) ~[Shop-1.0.jar:?]\n\tat org.bukkit.plugin.RegisteredListener.callEvent(RegisteredListener.java:70)\n${tick}`,
      ),
    ),
  ],
} satisfies WholeLogSamples;
