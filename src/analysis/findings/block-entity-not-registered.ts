import { finding } from "../finding.ts";

export default finding({
  code: "block-entity-not-registered",
  severity: "error",
  joins: ["suspect"],
  needles: ["is missing a mapping! This is a bug!"],
  pattern: /class ([\w$.]{3,250}) is missing a mapping! This is a bug!/,
  parameters: (match) => ({ class: match[1]! }),
  samples: [
    {
      text: "[10:00:00] [Server thread/ERROR] [FML/]: A TileEntity type org.example.lamps.LampTile has throw an exception trying to write state.\njava.lang.RuntimeException: class org.example.lamps.LampTile is missing a mapping! This is a bug!\n\tat net.minecraft.tileentity.TileEntity.writeToNBT(TileEntity.java:1)",
      parameters: { suspect: "example", class: "org.example.lamps.LampTile" },
    },
  ],
  counterSamples: ["[10:00:00] [Server thread/INFO]: x is missing a mapping"],
});
