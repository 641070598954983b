import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [Server thread/WARN]: Ignored advancement 'lamps:lights/first' in progress file ./world/advancements/00000000-0000-4000-8000-000000000001.json - it doesn't exist anymore?",
      parameters: { mod: "lamps" },
    },
    {
      text: "[10:00:00] [Server thread/WARN]: Invalid statistic in ./world/stats/00000000-0000-4000-8000-000000000001.json: Don't know what lamps:lit is\n[10:00:00] [Server thread/WARN]: Ignored advancement 'ropes:first' in progress file ./world/advancements/00000000-0000-4000-8000-000000000001.json - it doesn't exist anymore?",
      parameters: { mod: ["lamps", "ropes"] },
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/WARN]: Ignored advancement 'minecraft:story/root' in progress file a.json - it doesn't exist anymore?",
    "<Alex> Invalid statistic in a: Don't know what lamps:lit is",
  ],
} satisfies LineSamples;
