import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [Server thread/WARN]: Keeping entity minecraft:villager that already exists with UUID 01234567-89ab-4cde-8f01-23456789abcd",
      parameters: { entity: "minecraft:villager" },
    },
    {
      text: "[10:00:00] [Server thread/WARN]: UUID of added entity already exists: Zombie['Zombie'/12, l='world', x=1.00, y=64.00, z=1.00]",
      parameters: { entity: "Zombie" },
    },
    {
      text: "[10:00:00] [Server thread/WARN]: Trying to add entity with duplicated UUID 01234567-89ab-4cde-8f01-23456789abcd. Existing minecraft:cow#12, new: minecraft:cow#13",
      parameters: { entity: "minecraft:cow" },
    },
  ],
  counterSamples: ["[10:00:00] [Server thread/WARN]: A name that already exists with UUID 1 was taken"],
} satisfies LineSamples;
