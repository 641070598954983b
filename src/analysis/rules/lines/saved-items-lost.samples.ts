import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [Server thread/ERROR]: Tried to load invalid item: 'Unknown registry key in ResourceKey[minecraft:root / minecraft:item]: lamps:red_lamp'",
      parameters: { mod: "lamps", item: "lamps:red_lamp" },
    },
    {
      text: "[10:00:00] [Server thread/WARN]: [net.minecraft.server.players.PlayerList] Serialization errors:\nServerPlayer['Alex'/120, l='ServerLevel[world]', x=1.50, y=70.00, z=2.50]:\n  Failed to decode value '{Slot:4b,count:1,id:\"lamps:red_lmap\"}' from field 'Inventory' at index 4': Unknown registry key in ResourceKey[minecraft:root / minecraft:item]: lamps:red_lmap\n  Failed to decode value '{Slot:5b,count:1,id:\"lamps:blue_lmap\"}' from field 'Inventory' at index 5': Unknown registry key in ResourceKey[minecraft:root / minecraft:item]: lamps:blue_lmap",
      parameters: { mod: "lamps", item: ["lamps:red_lmap", "lamps:blue_lmap"] },
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/INFO]: <Alex> Tried to load invalid item: 'Unknown registry key in ResourceKey[minecraft:root / minecraft:item]: lamps:red_lamp'",
    "[10:00:00] [Server thread/ERROR]: Tried to load invalid item: 'No key id in MapLike[{}]'",
  ],
} satisfies LineSamples;
