import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:12:01] [Server thread/ERROR]: Could not load plugin 'SkyMines': Circular dependency detected",
      parameters: { plugin: "SkyMines", state: "waiting" },
    },
    {
      text: "[12:00:05] [Server thread/ERROR]: Circular plugin loading detected:\n[12:00:05] [Server thread/ERROR]: 1) Alpha -> Beta -> Alpha\n[12:00:05] [Server thread/ERROR]:    Alpha loadbefore: [Beta]\n[12:00:05] [Server thread/ERROR]:    Beta depend/softdepend: []",
      parameters: { plugins: ["Alpha", "Beta"] },
    },
    {
      text: "10:00:00 [WARNING] Circular dependency detected: Alpha -> Beta",
      parameters: { plugins: ["Alpha", "Beta"] },
    },
  ],
  counterSamples: [
    "<Alex> Could not load plugin 'SkyMines': Circular dependency detected",
    "<Alex> Circular plugin loading detected!",
    "[12:00:05] [Server thread/INFO]: [Doctor]    Alpha depend/softdepend: [Beta]",
  ],
} satisfies LineSamples;
