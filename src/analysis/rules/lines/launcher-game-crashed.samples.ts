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
    {
      text: "[10:00:00] [org.jackhuang.hmcl.Launcher.main/INFO] *** HMCL 3.5.5 ***\n[10:09:00] [org.jackhuang.hmcl.event.EventBus.fireEvent/INFO] ProcessExitedAbnormallyEvent [source=org.jackhuang.hmcl.launch.ExitWaiter@1a2b3c, process=ManagedProcess[commands=[java, -Xmx2048m], isRunning=false]] gets fired\n",
      parameters: {},
      only: [],
    },
    {
      text: "[10:00:00] [main/INFO] *** Hello Minecraft! Launcher 2.4.1.6 ***\n[10:09:00] [ProcessMonitor/INFO] Process exit code: 1\n",
      parameters: {},
      only: [],
    },
    {
      text: "> Starting TLauncher 2.80 RELEASE\n[Launcher] Minecraft closed with illegal exit code: 1\n",
      parameters: {},
      only: [],
    },
    {
      text: "[Info: 2024-04-02 10:00:00.1: Common.cpp(32)] Native Launcher Version: 1.1.32\n[Info: 2024-04-02 10:09:00.1: GameCallbacks.cpp(162)] Launcher/monitor (Process Monitor) Fatal Process crashed with exit code 1\n",
      parameters: {},
      only: [],
    },
    {
      text: "Info: Launcher version: foxglove-20240101-0123abc-v3_openjdk\nInfo: Selected Minecraft version: 1.16.5\nJava Exit code: 1\n",
      parameters: {},
      only: [],
    },
    {
      text: "Prism Launcher version: 8.0 (official)\n\n\nLaunched instance in online mode\n\nProcess exited with code 1.\n",
      parameters: {},
      only: [],
    },
  ],
  counterSamples: [
    "[10:00:00] [main/INFO] *** Hello Minecraft! Launcher 2.4.1.6 ***\n[10:09:00] [ProcessMonitor/INFO] Process exit code: 0\n",
    "Prism Launcher version: 8.0 (official)\n\n\nLaunched instance in online mode\n\nProcess exited with code 0.\n",
    "[10:00:00] [Server thread/INFO]: Minecraft closed with exit code: 1",
    `${start}  812.300 C Task failed:  "The download was aborted."\n`,
  ],
} satisfies LineSamples;
