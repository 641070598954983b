import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: `Description: Ticking entity

java.lang.NullPointerException: Cannot invoke "Object.hashCode()" because "x" is null
	at com.example.beasts.Griffin.tick(Griffin.java:41)

-- Entity being ticked --
Details:
	Entity Type: beasts:griffin (com.example.beasts.Griffin)
	Entity ID: 912
	Entity Name: Griffin
	Entity's Exact location: 12.50, 70.00, -3.25`,
      parameters: { culprit: "beasts", entity: "Griffin", type: "beasts:griffin", location: "12.50, 70.00, -3.25" },
    },
    {
      text: "[10:00:00] [Server thread/ERROR]: Encountered an unexpected exception\nnet.minecraft.ReportedException: Ticking entity\n\tat net.minecraft.server.MinecraftServer.tickChildren(MinecraftServer.java:900)",
      parameters: {},
    },
  ],
  counterSamples: [
    "Description: Ticking block entity",
    "[10:00:00] [Server thread/INFO]: <Alex> net.minecraft.ReportedException: Ticking entity",
    "[10:00:00] [Server thread/INFO]: Ticking entity count: 12",
    // Paper and its forks take it out of the world, and go on.
    "[10:00:00 ERROR]: Entity threw exception at world:104.5,63.0,-20.25\njava.lang.IllegalStateException: x\n\tat net.minecraft.world.entity.animal.Bee.tick(Bee.java:1)",
  ],
} satisfies LineSamples;
