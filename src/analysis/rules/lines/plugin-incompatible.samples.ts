import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "2021-02-12 [21:30:25] [Server thread/ERROR]: Could not load plugin 'SkyMines': Incompatible API version (plugin requires one of: 3.0.0)",
      parameters: { plugin: "SkyMines" },
    },
    {
      text: "[21:30:25.100] [Server thread/CRITICAL]: Could not load plugin 'SkyMines': Incompatible network protocol version (plugin requires one of: 390)",
      parameters: { plugin: "SkyMines" },
    },
    {
      text: '2024-05-01 21:30:25.100 [main] ERROR - Could not load plugin "SkyMines": Incompatible API version',
      parameters: { plugin: "SkyMines" },
    },
  ],
  counterSamples: [
    "<Alex> Could not load plugin 'SkyMines': Incompatible API version",
    "2021-02-12 [21:30:25] [Server thread/INFO]: 'a': Incompatible with b",
  ],
} satisfies LineSamples;
