import type { WholeLogSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: 'PocketMine-MP Crash Dump Thu Jun 1 10:00:00 GMT 2023\n\nPocketMine-MP version: 4.20.1 [Protocol 575]\nPHP version: 8.1.14\n\nTHIS CRASH WAS CAUSED BY A PLUGIN\nBAD PLUGIN: Lamps\n\nError: Class "lamps\\Bulb" not found\nFile: plugins/Lamps/src/lamps/Main\nLine: 45\nType: Error\nBacktrace:\n#0 pmsrc/src/plugin/PluginBase(120): lamps\\Main->onEnable()\n',
      parameters: { plugin: "Lamps", place: "Main:45" },
    },
  ],
  counterSamples: ["2023-01-01 [10:00:00] [Server thread/INFO]: <Alex> PocketMine-MP Crash Dump Thu Jun 1"],
} satisfies WholeLogSamples;
