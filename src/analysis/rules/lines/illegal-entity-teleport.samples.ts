import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [Server thread/WARN]: Illegal Entity Teleport EntityItem['String'/3886, x=-101.55]\njava.lang.Throwable: null\n\tat net.minecraft.server.v1_16_R3.Entity.teleportTo(Entity.java:2663)\n\tat org.example.lamps.Spawn.on(Spawn.java:3)",
      parameters: { plugin: "lamps", entity: "EntityItem" },
    },
  ],
  counterSamples: ["[10:00:00] [Server thread/INFO]: <Alex> Illegal Entity Teleport EntityItem"],
} satisfies LineSamples;
