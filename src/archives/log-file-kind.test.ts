import { expect, test } from "bun:test";
import { type KindByName, kindByContent, kindByName } from "./log-file-kind.ts";
import { byTelling } from "./most-telling.ts";

test.each<[kind: KindByName, paths: string[]]>([
  [
    "crashReport",
    [
      "crash-2024-01-15_10.30.00-client.txt",
      "crash-reports/anything.txt",
      "crash_report.txt",
      "崩溃报告 1.txt",
      "crashdumps/Mon_Jan_15.log",
    ],
  ],
  ["jvmCrash", ["hs_err_pid1234.log", "versions/1.20/HS_ERR_PID1.LOG"]],
  [
    "gameLog",
    [
      "logs/latest.log",
      "logs\\latest.log",
      "minecraft.log",
      "latestlog.txt",
      "游戏崩溃前的输出.txt",
      "latest.log.gz",
      "latest (2).log",
    ],
  ],
  [
    "launcherLog",
    ["hmcl.log", "PCL 启动器日志.txt", "PrismLauncher-0.log", "launcher_log.txt", "Log1.txt", "Log-CE1.log"],
  ],
  ["debugLog", ["debug.log", "logs/debug-1.log.gz", "fml-client-latest.log", "ForgeModLoader-client-0.log"]],
  ["olderLog", ["2024-01-15-1.log.gz", "logs/2024-01-15-1.log", "world/plugin.log", "latest.log.1"]],
  ["launcherText", ["环境与启动信息.txt", "system-info.txt", "modlist.txt"]],
  ["launchScript", ["launch.bat", "启动脚本.bat", "LatestLaunch.bat", "start.sh"]],
  ["unknown", ["notes.txt", "latest", "stdout.out"]],
  ["archive", ["logs.zip", "logs.tar.gz", "a.7z", "b.rar", "latest.log.gz.gz"]],
  ["other", ["mods/sodium.jar", "options.json", "config/crash-notes.txt", "level.dat", "replay_pid12.log", ".gz"]],
])("%s by its name", (kind, paths) => {
  for (const path of paths) expect([path, kindByName(path)]).toEqual([path, kind]);
});

test.each<[text: string, kind: string | null]>([
  ["---- Minecraft Crash Report ----\n", "crashReport"],
  ["A mod wrote a line first\r\n---- Minecraft Crash Report ----\r\n", "crashReport"],
  ["#\n# A fatal error has been detected by the Java Runtime Environment:\n", "jvmCrash"],
  ["[10:30:00] [main/INFO]: Hello\n", "olderLog"],
  ["2024-01-15 10:30:00 [INFO] Starting\n", "olderLog"],
  ["java.lang.NullPointerException: x\n\tat net.minecraft.Main.main(Main.java:1)\n", "olderLog"],
  ["fov:0.5\nlang:en_us\nkey_key.jump:32\n", null],
  ["Thank you for downloading this mod.\n", null],
])("what %j is", (text, kind) => {
  expect(kindByContent(new TextEncoder().encode(text)) as string | null).toBe(kind);
});

test("the newest of each kind come before the older ones", () => {
  const day = (n: number) => Date.UTC(2024, 0, n);
  const paths: [path: string, modified: number][] = [
    ["crash-2024-01-15_10.30.00-client.txt", 0],
    ["crash-2024-01-15_10.31.00-client.txt", 0],
    ["crash-2023-01-15_10.31.00-client.txt", 0],
    ["crash-report.txt", day(16)],
    ["2024-01-15-9.log", 0],
    ["2024-01-15-10.log", 0],
    ["latest.log", 0],
    ["launch.bat", 0],
    ["hs_err_pid1.log", day(1)],
    ["hs_err_pid2.log", day(2)],
  ];
  const candidates = paths.map(([path, modified]) => ({
    path,
    size: 1,
    modified,
    kind: kindByName(path) as "unknown",
  }));
  expect(byTelling(candidates).map(({ path }) => path)).toEqual([
    "crash-report.txt",
    "crash-2024-01-15_10.31.00-client.txt",
    "hs_err_pid2.log",
    "latest.log",
    "launch.bat",
    "crash-2024-01-15_10.30.00-client.txt",
    "crash-2023-01-15_10.31.00-client.txt",
    "hs_err_pid1.log",
    "2024-01-15-10.log",
    "2024-01-15-9.log",
  ]);
});
