import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: `Description: Ticking block entity

java.lang.NullPointerException: Ticking block entity
	at com.example.mills.MillTile.tick(MillTile.java:60)

-- Block entity being ticked --
Details:
	Name: mills:wind_mill // com.example.mills.MillTile
	Block: Block{mills:wind_mill}[facing=north]
	Block location: World: (10,64,-22), Section: (at 10,0,10 in 0,4,-2; chunk contains blocks 0,-64,-32 to 15,319,-17)`,
      parameters: { culprit: "mills", block: "mills:wind_mill", location: "10,64,-22" },
    },
    {
      text: `[10:00:00] [Server thread/ERROR]: Encountered an unexpected exception
net.minecraft.util.ReportedException: Ticking block entity
	at net.minecraft.server.MinecraftServer.func_71190_q(MinecraftServer.java:715) ~[MinecraftServer.class:?]
Caused by: java.lang.NullPointerException
	at com.example.mills.MillTile.func_73660_a(MillTile.java:60) ~[MillTile.class:?]`,
      parameters: { culprit: "mills", block: "com.example.mills.MillTile" },
    },
  ],
  counterSamples: [
    // Paper and its forks take it out of the world, and go on.
    "[10:00:00 ERROR]: TileEntity threw exception at world_nether:-14,70,9\njava.lang.NullPointerException: null",
    "Description: Ticking entity",
    "Description: Exception in server tick loop\n\njava.lang.NullPointerException",
    "[10:00:00] [Server thread/INFO]: <Alex> net.minecraft.ReportedException: Ticking block entity",
  ],
} satisfies LineSamples;
