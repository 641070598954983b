import { finding } from "../finding.ts";

export default finding({
  code: "datapack-entry-invalid",
  severity: "notice",
  confidence: 0.8,
  oneFor: [],
  gathers: "namespace",
  needles: [
    "Parsing error loading recipe ",
    "Parsing error loading custom advancement ",
    "Couldn't parse data file ",
    "Couldn't parse loot table ",
    "Couldn't parse element ",
    "Couldn't load tag ",
  ],
  pattern:
    /^[^\n<]{0,200}?(?:Parsing error loading recipe|Parsing error loading custom advancement|Couldn't parse data file|Couldn't parse loot table|Couldn't parse element|Couldn't load tag) '?(?:[\w/]{1,60}(?:\/|:(?=[\w.-]{1,80}:)))?([\w.-]{1,80}):[\w./-]{1,200}/,
  parameters: (match) => ({ namespace: match[1]! }),
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
});
