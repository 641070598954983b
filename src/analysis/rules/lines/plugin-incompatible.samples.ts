import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "2016-01-01 10:00:00 [ERROR] Could not load plugin 'Lamps': API version not compatible",
      parameters: { plugin: "Lamps" },
    },
    {
      text: "2018-06-01 [10:00:04] [Server thread/ERROR]: Could not load plugin 'SkyMines': Incompatible API version (plugin requires one of: 3.0.0)",
      parameters: { plugin: "SkyMines" },
    },
    {
      text: "[10:00:04.100] [Server thread/CRITICAL]: Could not load plugin 'SkyMines': Incompatible network protocol version (plugin requires one of: 390)",
      parameters: { plugin: "SkyMines" },
    },
    {
      text: '2024-05-01 10:00:04.100 [main] ERROR - Could not load plugin "SkyMines": Incompatible API version',
      parameters: { plugin: "SkyMines" },
    },
    {
      text: "2015-06-01 [10:00:04] [Server thread/ERROR]: Could not load plugin 'SkyMines': Incompatible GeniAPI version",
      parameters: { plugin: "SkyMines" },
    },
  ],
  counterSamples: [
    "<Alex> Could not load plugin 'SkyMines': Incompatible API version",
    "2018-06-01 [10:00:04] [Server thread/INFO]: 'a': Incompatible with b",
  ],
} satisfies LineSamples;
