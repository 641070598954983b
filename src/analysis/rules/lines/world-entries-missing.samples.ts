import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [Server thread/ERROR] [FML]: There are unidentified mappings in this world - we are going to attempt to process anyway\n[10:00:00] [Server thread/ERROR] [FML]: Unidentified block: lamps:bulb, id 400\n[10:00:00] [Server thread/ERROR] [FML]: Unidentified item: kites:string, id 4100",
      parameters: { entries: ["lamps:bulb", "kites:string"], mods: ["lamps", "kites"] },
    },
    {
      text: "[10:00:00] [Server thread/ERROR] [FML]: Unidentified mapping from registry minecraft:blocks\n[10:00:00] [Server thread/ERROR] [FML]:     lamps:bulb: 1204\n[10:00:00] [Server thread/ERROR] [FML]:     lamps:neon: 1205\n",
      parameters: { entries: ["lamps:bulb", "lamps:neon"], mods: ["lamps"], registry: "minecraft:blocks" },
    },
    {
      text: "[10:00:00] [Server thread/ERROR] [ne.mi.re.GameData/REGISTRIES]: Unidentified mapping from registry minecraft:item\n    lamps:bulb: 1204\n    lamps:neon: 1205\n",
      parameters: { entries: ["lamps:bulb", "lamps:neon"], mods: ["lamps"], registry: "minecraft:item" },
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/ERROR] [FML]: There are unidentified mappings in this world - we are going to attempt to process anyway",
    "<Alex> Unidentified block: lamps:bulb",
  ],
} satisfies LineSamples;
