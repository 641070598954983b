import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [Paper Common Worker #1/ERROR]: Recoverable errors when loading section [7, 3, -9]: (Unknown registry key in ResourceKey[minecraft:root / minecraft:block]: minecraft:firefly_bush -> using default)",
      parameters: { things: "firefly_bush" },
    },
    {
      text: "[10:00:00] [IO-Worker-4/ERROR] [minecraft/ChunkSerializer]: Recoverable errors when loading section [1, 5, 2]: Unknown registry key in ResourceKey[minecraft:root / minecraft:block]: minecraft:cherry_log -> using default",
      parameters: { things: "cherry_log" },
    },
    {
      text: "[10:00:00] [Worker-Main-2/ERROR]: Recoverable errors when loading section [0, 4, 4]: (Failed to get element minecraft:pale_garden -> using default)",
      parameters: { things: "pale_garden" },
    },
    {
      text: "[10:00:00] [Server thread/ERROR]: Tried to load invalid item: 'Unknown registry key in ResourceKey[minecraft:root / minecraft:item]: minecraft:blue_egg'\n[10:00:00] [Server thread/ERROR]: Tried to load invalid item: 'No component with type: 'minecraft:tooltip_display'; Not a string missed input: {}'",
      parameters: { things: ["blue_egg", "tooltip_display"] },
    },
    {
      text: "[10:00:00] [Server thread/WARN]: Skipping Entity with id Guardian\n[10:00:01] [Server thread/WARN]: Skipping Entity with id Rabbit",
      parameters: { things: ["Guardian", "Rabbit"] },
    },
    { text: "2014-11-02 10:00:00 [WARNING] Skipping Entity with id ArmorStand", parameters: { things: "ArmorStand" } },
    {
      text: "[10:00:00] [Server thread/WARN]: Skipping Entity with id minecraft:breeze",
      parameters: { things: "breeze" },
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/WARN]: Skipping Entity with id lamps:glow_bug",
    "[10:00:00] [Server thread/WARN]: Skipping Entity with id Guardian.Boss",
    "[10:00:00] [Server thread/ERROR]: Tried to load invalid item: 'Unknown registry key in ResourceKey[minecraft:root / minecraft:item]: lamps:bulb'",
    "[10:00:00] [Server thread/ERROR]: Recoverable errors when loading section [3, -4, 5]: (Unknown registry key in ResourceKey[minecraft:root / minecraft:item]: -> using default)",
  ],
} satisfies LineSamples;
