import type { WholeLogSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: 'PocketMine-MP Crash Dump Thu Jun 1 10:00:00 GMT 2023\n\nPocketMine-MP version: 4.20.1 [Protocol 575]\nPHP version: 8.1.14\n\nTHIS CRASH WAS CAUSED BY A PLUGIN\nBAD PLUGIN: Lamps\n\nError: Class "lamps\\Bulb" not found\nFile: plugins/Lamps/src/lamps/Main\nLine: 45\nType: Error\nBacktrace:\n#0 pmsrc/src/plugin/PluginBase(120): lamps\\Main->onEnable()\n',
      parameters: { plugin: "Lamps", place: "Main:45" },
    },
    {
      // Somebody has changed the server itself.
      text: "Genisys Crash Dump Mon May 1 10:00:00 GMT 2017\n\nError: syntax error, unexpected '$lamp' (T_VARIABLE)\nFile: /src/pocketmine/Lamp\nLine: 45\nType: notice\n\nCode:\n[45] p $lamp;\n\nBacktrace:\n#0 /src/pocketmine/Server(12): spl_autoload_call(string pocketmine\\Lamp)\n\nGenisys version: 1.1dev [Protocol 70; API 2.0.0]\nPHP version: 7.0.3\n",
      code: "crash-unknown",
      parameters: { place: "src/pocketmine/Lamp.php:45", meaning: { term: "meaning-syntax-error", parameters: {} } },
    },
    {
      text: "Genisys Crash Dump Mon May 1 10:00:00 GMT 2017\n\nError: Out of memory (allocated 104857600) (tried to allocate 131072 bytes)\nFile: /src/pocketmine/Server\nLine: 2060\nType: E_ERROR\n\nBacktrace:\n#0 (): pocketmine\\Server->crashDump(boolean)\n\nGenisys version: 1.1dev [Protocol 70; API 2.0.0]\nPHP version: 7.0.3\n",
      code: "out-of-memory",
      parameters: { area: "php" },
    },
    {
      text: '2021-05-01 [10:00:00] [Server thread/INFO]: Starting Minecraft: Bedrock Edition server version v1.16.220\n2021-05-01 [10:00:01] [Server thread/INFO]: This server is running PocketMine-MP 3.20.0 "Lamp" (API 3.20.0)\n2021-05-01 [10:00:05] [Server thread/INFO]: Done (4.1s)! For help, type "help" or "?"\n2021-05-01 [10:20:00] [Server thread/EMERGENCY]: An unrecoverable error has occurred and the server has crashed. Creating a crash dump\n2021-05-01 [10:20:00] [Server thread/EMERGENCY]: Please upload the "C:\\Games\\crashdumps/CrashDump_Sat_May_1-10.20.00-UTC_2021.log" file to the Crash Archive\n',
      code: "crash-unknown",
      parameters: { report: "crashdumps/CrashDump_Sat_May_1-10.20.00-UTC_2021.log", exception: null },
      only: [],
    },
    {
      // As servers of 2016 write it; the last start came up, and those before it crashed.
      text: '2016-05-01 [10:00:00] [INFO]: Starting Minecraft: PE server version v0.14.1\n2016-05-01 [10:00:01] [INFO]: Loading pocketmine.yml...\n2016-05-01 [10:20:00] [EMERGENCY]: An unrecoverable error has occurred and the server has crashed. Creating a crash dump\n2016-05-01 [10:20:00] [EMERGENCY]: Please upload the "/srv/lamps/crashdumps/CrashDump_Sun_May_1-10.20.00-UTC_2016.log" file to the Crash Archive\n2016-05-01 [10:21:00] [INFO]: Starting Minecraft: PE server version v0.14.1\n2016-05-01 [10:21:05] [INFO]: Done (4.1s)! For help, type "help" or "?"\n',
      code: "crash-unknown",
      parameters: { report: "crashdumps/CrashDump_Sun_May_1-10.20.00-UTC_2016.log" },
      only: [],
    },
    {
      // Without its head, behind what somebody wrote.
      text: "Look what happens:\n\nError: Class 'pocketmine\\scheduler\\Lantern' not found\nFile: Lamps-master/src/lamps/Main\nLine: 45\nType: E_ERROR\n\nTHIS CRASH WAS CAUSED BY A PLUGIN\nBAD PLUGIN: Lamps v1.0\n\nCode:\n[45] class Main extends Lantern\n",
      parameters: { plugin: "Lamps", place: "Main:45" },
      only: [],
    },
    {
      // Of 2013.
      text: "# PocketMine-MP Error Dump Mon Jun 3 10:00:00 UTC 2013\nError: array (\n  'type' => 1,\n  'message' => 'Call to undefined method LampAPI::glow()',\n  'file' => 'C:\\\\Lamps\\\\src\\\\API\\\\PluginAPI.php(93) : eval()\\'d code',\n  'line' => 21,\n)\n",
      parameters: { cause: "Call to undefined method LampAPI::glow()", plugin: null },
      only: [],
    },
  ],
  counterSamples: ["2023-01-01 [10:00:00] [Server thread/INFO]: <Alex> PocketMine-MP Crash Dump Thu Jun 1"],
} satisfies WholeLogSamples;
