import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [Worker-Main-3/ERROR]: Parsing error loading recipe ringcraft:gold_ring\ncom.google.gson.JsonSyntaxException: Unknown item 'ringcraft:gold'",
      parameters: { namespace: "ringcraft" },
    },
    {
      text: "[10:00:00] [main/ERROR]: Couldn't parse data file 'ringcraft:gold_ring' from 'ringcraft:recipe/gold_ring.json': DataResult.Error",
      parameters: { namespace: "ringcraft" },
    },
    {
      text: "[10:00:00] [Worker-Main-13/ERROR]: Couldn't parse element loot_tables:ringcraft:blocks/ring_ore",
      parameters: { namespace: "ringcraft" },
    },
  ],
  counterSamples: ["[10:00:00] [main/INFO]: Loaded 7 recipes", "<Steve> Couldn't load tag a:b"],
} satisfies LineSamples;
