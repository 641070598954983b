import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [Server thread/WARN]: Illegal Entity Teleport EntityItem['Paper'/120, uuid='00000000-0000-0000-0000-000000000120', l='ServerLevel[mines]', x=10.50, y=64.00, z=-2.50]\njava.lang.Throwable: null\n\tat net.minecraft.server.v1_16_R3.Entity.teleportTo(Entity.java:100)\n\tat org.example.lamps.Spawn.on(Spawn.java:3)",
      parameters: { plugin: "lamps", entity: "EntityItem" },
    },
  ],
  counterSamples: ["[10:00:00] [Server thread/INFO]: <Alex> Illegal Entity Teleport EntityItem"],
} satisfies LineSamples;
