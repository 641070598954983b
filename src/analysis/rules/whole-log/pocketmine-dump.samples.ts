import type { WholeLogSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: 'PocketMine-MP Crash Dump Fri Jan 13 14:48:34 GMT 2023\n\nPocketMine-MP version: 4.12.2 [Protocol 560]\nPHP version: 8.0.18\n\nTHIS CRASH WAS CAUSED BY A PLUGIN\nBAD PLUGIN: Lamps\n\nError: Class "lamps\\Bulb" not found\nFile: plugins/Lamps/src/lamps/Main\nLine: 45\nType: Error\nBacktrace:\n#0 pmsrc/src/plugin/PluginBase(118): lamps\\Main->onEnable()\n',
      parameters: { plugin: "Lamps", place: "Main:45" },
    },
  ],
  counterSamples: ["2023-01-01 [10:00:00] [Server thread/INFO]: <Alex> PocketMine-MP Crash Dump Fri Jan 13"],
} satisfies WholeLogSamples;
