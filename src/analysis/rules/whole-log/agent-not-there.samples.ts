import type { WholeLogSamples } from "../samples.ts";

const pcl = (argument: string, end = "10:00:04.100") => `[10:00:00.010] [Start] 程序版本：Release 2.6.7 (302)
[10:00:01.090] [Launch] Minecraft 启动参数：
[10:00:01.091] [Launch] ${argument} -Xmx4096m -Dminecraft.launcher.brand=PCL net.minecraft.client.main.Main --version 1.16.5
[10:00:04.080] [Launch] 已启动游戏进程：C:\\Java\\bin\\javaw.exe
${end === "" ? "" : `[${end}] [Launch] [4711] Minecraft 已退出，返回值：1\n[${end}] [Launch] [4711] Minecraft 尚未加载完成，可能已崩溃\n`}`;

export default {
  samples: [
    { text: pcl("-javaagent:lamps.jar"), parameters: { argument: "-javaagent:lamps.jar" }, only: [] },
    { text: pcl("-javaagent:lamps.jar=glow"), parameters: { argument: "-javaagent:lamps.jar" }, only: [] },
  ],
  counterSamples: [
    pcl('-javaagent:"C:\\lamps\\authlib-injector.jar"=lamps.example.org'),
    pcl("-javaagent:lamps.jar", "10:01:00.000"),
    pcl("-javaagent:lamps.jar", ""),
    pcl("-Dlamps=-javaagent"),
  ],
} satisfies WholeLogSamples;
