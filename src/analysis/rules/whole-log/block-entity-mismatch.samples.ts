import type { WholeLogSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [Server thread/ERROR]: Could not pass event BlockBreakEvent to Lamps v1.0\norg.bukkit.event.EventException\n\tat org.bukkit.plugin.RegisteredListener.callEvent(RegisteredListener.java:62)\nCaused by: java.lang.ClassCastException: net.minecraft.server.v1_7_R4.TileEntityFurnace cannot be cast to net.minecraft.server.v1_7_R4.TileEntityChest\n\tat org.bukkit.craftbukkit.v1_7_R4.block.CraftChest.<init>(CraftChest.java:20)\n\tat org.example.lamps.Lamps.onBreak(Lamps.java:9)",
      code: "block-entity-mismatch",
      parameters: { found: "Furnace", wanted: "Chest" },
      only: ["server"],
    },
  ],
  counterSamples: [
    // A mod's own mistake.
    "[10:00:00] [Server thread/ERROR]: Lamps failed\njava.lang.ClassCastException: net.minecraft.tileentity.TileEntityFurnace cannot be cast to net.minecraft.tileentity.TileEntityChest\n\tat org.example.lamps.Lamps.onBreak(Lamps.java:9)",
  ],
} satisfies WholeLogSamples;
