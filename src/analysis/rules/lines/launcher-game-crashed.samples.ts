import type { LineSamples } from "../samples.ts";

const start =
  '    0.004 D MultiMC 5, (c) 2013-2015 MultiMC Contributors\n    0.005 D Version                     :  "0.7.0"\n';

const ofAtlauncher = "10:00:00.100 [ATL-Logging-Thread] INFO  - ATLauncher Version: 3.4.36.0\n";

export default {
  samples: [
    { text: `${start}  812.300 C Task failed:  "Game crashed."\n`, parameters: {} },
    {
      text: `${ofAtlauncher}[10:09:00] [ERROR] Oh no. Minecraft crashed. Please check the logs for any errors and provide these logs when asking for support.\n`,
      parameters: {},
    },
    {
      text: `${ofAtlauncher}10:09:00.100 [ATL-Logging-Thread] ERROR - Killing Minecraft\n\n10:09:00.600 [ATL-Logging-Thread] ERROR - Oh no. Minecraft crashed. Please check the logs for any errors.\n`,
      parameters: { why: "killed" },
    },
    {
      text: "[10:00:00.101] [Start] 程序版本：Release 2.8.9（340）\n[10:02:05.101] [Launch] [4321] Minecraft 已退出，返回值：1\n[10:02:05.102] [Launch] [4321] Minecraft 已崩溃，将在 2 秒后开始崩溃分析\n[10:02:05.300] 加载线程 Loader Launch (31) 发生运行时错误：等待游戏窗口出现失败\n→ $$\n",
      parameters: {},
    },
  ],
  counterSamples: [`${start}  812.300 C Task failed:  "The download was aborted."\n`],
} satisfies LineSamples;
