import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "2013-12-02 10:00:00 [INFO] Attempted to place a tile entity (net.minecraft.server.v1_6_R3.TileEntityChest@5a77b6d6) at 15,56,-238 (STONE) where there was no entity tile!",
      parameters: { block: "Chest", why: "misplaced" },
    },
    {
      text: "[10:00:00] [Server thread/ERROR] [net.minecraft.world.level.block.entity.BlockEntity/]: Failed to create block entity minecraft:bed\njava.lang.IllegalStateException: x\n\tat net.minecraft.A.b(A.java:1)\n[10:00:00] [Server thread/WARN] [net.minecraft.world.level.block.entity.BlockEntity/]: Skipping BlockEntity with id minecraft:bed",
      parameters: { block: "minecraft:bed", why: "misplaced" },
    },
    {
      text: "[10:00:00] [Server thread/WARN]: Skipping BlockEntity with id lamps:bulb",
      parameters: { block: "lamps:bulb", why: "unregistered" },
    },
    {
      text: "2013-06-01 10:00:00 [WARNING] Skipping TileEntity with id LampBulb",
      parameters: { block: "LampBulb", why: "unregistered" },
    },
    {
      text: "[10:00:00] [Server thread/ERROR]: Block entity has invalid type: Lamp",
      parameters: { block: "Lamp", why: "unregistered" },
    },
    {
      text: "[10:00:00] [Server thread/ERROR]: Failed to load data for block entity lamps:bulb\njava.lang.NullPointerException: x",
      parameters: { block: "lamps:bulb", why: "unreadable" },
    },
    {
      text: "[10:00:00] [Server thread/ERROR] [FML]: A TileEntity lamps:bulb(org.example.lamps.BulbTile) has thrown an exception during loading, its state cannot be restored. Report this to the mod author",
      parameters: { block: "lamps:bulb", why: "unreadable" },
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/INFO]: <Alex> Failed to create block entity minecraft:bed",
    "[10:00:00] [Server thread/ERROR] [FML]: An Entity lamps:moth(org.example.lamps.Moth) has thrown an exception during loading, its state cannot be restored. Report this to the mod author",
  ],
} satisfies LineSamples;
