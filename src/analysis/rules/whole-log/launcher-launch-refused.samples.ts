import type { WholeLogSamples } from "../samples.ts";

const pcl = (...rest: readonly string[]) =>
  ["[10:00:00.101] [Start] 程序版本：Release 2.8.9（340）", ...rest, ""].join("\n");

export default {
  samples: [
    {
      text: pcl("[10:00:05.101] 加载线程 Loader Launch 发生运行时错误：灯的名字不能为空！"),
      only: [],
      parameters: { said: "灯的名字不能为空！" },
    },
    {
      text: pcl("[10:00:05.101] 加载线程 Minecraft 启动 (31) 发生运行时错误：$找不到灯"),
      only: [],
      parameters: { said: "找不到灯" },
    },
    {
      text: pcl(
        "[10:00:05.101] Minecraft 启动失败：灯坏了",
        "[10:00:05.102] 加载线程 Loader Launch 发生运行时错误：$$",
      ),
      only: [],
      parameters: { said: "灯坏了" },
    },
    {
      text: "[2024-02-01 10:00:00.001] [info]  GDLauncher starting\n[2024-02-01 10:00:01.001] [error] Error launching instance Lamps: no lamp is lit\n",
      only: [],
      parameters: { said: "no lamp is lit" },
    },
    {
      text: "Instance update failed because: Some artifacts marked as 'local' are missing their files:\n/home/alex/lamps.jar\n\nYou need to either add the files, or removed the packages that require them.\n",
      only: [],
      parameters: { said: "Some artifacts marked as 'local' are missing their files: /home/alex/lamps.jar" },
    },
    {
      text: "Prism Launcher version: 9.2 (official)\n\nRunning Pre-Launch command: java -jar lamps.jar\nPre-Launch command failed with code 1.\n\n",
      only: [],
      parameters: { said: "Pre-Launch command failed with code 1." },
    },
  ],
  counterSamples: [
    "Prism Launcher version: 9.2 (official)\n\nPre-Launch command ran successfully.\n",
    pcl("[10:00:05.101] 加载线程 DlLampList Official 发生运行时错误：获取到的版本数量不足"),
    "[10:00:05] [Server thread/INFO]: Starting minecraft server version 1.20.4\n[10:00:05] [Server thread/WARN]: [Lamps] Failed to launch game 3: no lamp is lit\n",
  ],
} satisfies WholeLogSamples;
