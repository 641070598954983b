import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [Client thread/ERROR]: Creative tab crashed while getting items. Some items from this tab will be missing from the item list. alex.lamps.tab.LampTab@68e17c28\njava.lang.NullPointerException: null\n\tat alex.lamps.tab.LampTab.fill(LampTab.java:12)\n",
      parameters: { class: "alex.lamps.tab.LampTab", suspect: "lamps" },
    },
  ],
  counterSamples: ["[10:00:00] [Client thread/ERROR]: Creative tab crashed while getting items"],
} satisfies LineSamples;
