import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [Server thread/ERROR] [FML/]: A TileEntity type org.example.lamps.LampTile has throw an exception trying to write state.\njava.lang.RuntimeException: class org.example.lamps.LampTile is missing a mapping! This is a bug!\n\tat net.minecraft.tileentity.TileEntity.writeToNBT(TileEntity.java:1)",
      parameters: { suspect: "example", class: "org.example.lamps.LampTile" },
    },
  ],
  counterSamples: ["[10:00:00] [Server thread/INFO]: x is missing a mapping"],
} satisfies LineSamples;
