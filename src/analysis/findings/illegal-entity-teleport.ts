import { finding } from "../finding.ts";

export default finding({
  code: "illegal-entity-teleport",
  severity: "notice",
  role: "environment",
  joins: ["plugin"],
  needles: ["Illegal Entity Teleport "],
  pattern: /Illegal Entity Teleport (\w{2,40})/,
  parameters: (match) => ({ entity: match[1]! }),
  samples: [
    {
      text: "[10:00:00] [Server thread/WARN]: Illegal Entity Teleport EntityItem['String'/3886, x=-101.55]\njava.lang.Throwable: null\n\tat net.minecraft.server.v1_16_R3.Entity.teleportTo(Entity.java:2663)\n\tat org.example.lamps.Spawn.on(Spawn.java:3)",
      parameters: { plugin: "lamps", entity: "EntityItem" },
    },
  ],
  counterSamples: ["[10:00:00] [Server thread/INFO]: <Alex> Illegal Entity Teleport EntityItem"],
});
