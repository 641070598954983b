import { describe, expect, test } from "bun:test";
import { Lines } from "../text/lines.ts";
import { readLog } from "./read-log.ts";

const start = "[10:00:00] [Server thread/INFO]: Starting minecraft server version 1.20.4\n";

describe("reading a log", () => {
  test("tells the line in which something is stated", () => {
    const { statements } = readLog(new Lines(`[10:00:00] [a/INFO]: x\n${start}`));
    expect(statements).toEqual([{ label: "Minecraft version", value: "1.20.4", line: 1 }]);
  });

  test("finds what stands at the end of a long one", () => {
    const text = `${"[10:00:00] [Server thread/INFO]: x\n".repeat(200_000)}${start}`;
    const { software, statements, entries } = readLog(new Lines(text));
    expect(software.version).toBe("1.20.4");
    expect(statements[0]?.line).toBe(200_000);
    expect(entries).toHaveLength(200_001);
  });

  test("strips colours from a version", () => {
    const text = "[10:00:00 INFO]: Starting minecraft server version 1.21.11 Pre-Release 1\x1b[m";
    expect(readLog(new Lines(text)).software.version).toBe("1.21.11 Pre-Release 1");
  });

  test("tells the versions of the fork that ran last, not of what ran before it", () => {
    const run = (name: string) =>
      `2020-01-01 [10:00:00] [Server thread/INFO]: Loading pocketmine.yml...\n2020-01-01 [10:00:00] [Server thread/INFO]: This server is running ${name}\n`;
    const { statements } = readLog(new Lines(run("PocketMine-MP version 3.1.0") + run("Lanterns version 3.2.0+dev")));
    expect(statements.map(({ value }) => value)).toEqual(["Lanterns version 3.2.0+dev"]);
  });

  test("splits what it does not know by its headers, or by its lines", () => {
    expect(readLog(new Lines("[10:00:00] [Foo/INFO] one\ntwo")).entries).toHaveLength(1);
    expect(readLog(new Lines("one\ntwo")).entries).toHaveLength(2);
  });
});

test("millions of short lines are read, and make fewer entries", () => {
  const many = 10 * 1024 * 1024;
  const lines = new Lines(`${start}${"a\n".repeat(many / 2)}`);
  expect(lines.count).toBeGreaterThan(5_000_000);
  expect(readLog(lines).software.version).toBe("1.20.4");
  expect(readLog(new Lines("\n".repeat(many))).entries.length).toBeLessThan(1_000_000);
});

test("a player's run is no developer's because a mod was mapped for it", () => {
  const line = (jar: string) => `[10:00:00] [main/INFO]: Found mod file ${jar} of type MOD with provider x\n`;
  const run = (jar: string) => readLog(new Lines(`[10:00:00] [main/INFO]: ModLauncher running: args []\n${line(jar)}`));
  expect(run("lamps-1.0_mapped_moj_1.21.1.jar").isDevelopment).toBe(false);
  expect(run("forge-1.20.1-47.1.0_mapped_official_1.20.1.jar").isDevelopment).toBe(true);
});

test("a mod that is a folder of classes is a developer's, in the lists of old Forge", () => {
  const run = (file: string) =>
    readLog(
      new Lines(
        `---- Minecraft Crash Report ----\n\n	FML: MCP v8.11 Minecraft Forge 9.11.1.963 1 mods loaded, 1 mods active\n	lamps{1.0} [Lamps] (${file}) Unloaded->Constructed->Errored\n`,
      ),
    );
  expect(run("bin").isDevelopment).toBe(true);
  expect(run("lamps-1.0.jar").isDevelopment).toBe(false);
});

test("a player's debug log is no developer's because its loader lists how developers start the game", () => {
  const run = (target: string) =>
    readLog(
      new Lines(`[01Jan2024 10:00:00.000] [main/INFO] [cpw.mods.modlauncher.Launcher/MODLAUNCHER]: ModLauncher running: args [--launchTarget, ${target}, --fml.mcVersion, 1.19.4]
[01Jan2024 10:00:00.100] [main/DEBUG] [cpw.mods.modlauncher.LaunchServiceHandler/MODLAUNCHER]: Found launch services [fmlclientdev,forgeclient,fmlserveruserdev,forgeserver]
[01Jan2024 10:00:00.200] [main/DEBUG] [net.minecraftforge.fml.loading.moddiscovery.ModDiscoverer/CORE]: Found Mod Locators : (mods folder:null),(userdev classpath:null)
`),
    ).isDevelopment;
  expect(run("forgeserver")).toBe(false);
  expect(run("forgeclient")).toBe(false);
  expect(run("forgeclientuserdev")).toBe(true);
  expect(run("fmluserdevserver")).toBe(true);
});

test("a report that was copied without its first line is one", () => {
  const report = `// Oops.

Time: 6/1/24 10:00 AM
Description: mouseClicked event handler

java.lang.NullPointerException: mouseClicked event handler
	at org.example.lamps.Screen.click(Screen.java:27) ~[lamps-1.0.jar:?] {re:classloading}
	at net.minecraft.client.Minecraft.func_99999_d(Minecraft.java:492) ~[?:?] {re:classloading}
	at net.minecraftforge.fml.loading.FMLClientLaunchProvider.lambda$launchService$0(FMLClientLaunchProvider.java:56) ~[forge-1.15.2-31.2.0.jar:31.2]
	at cpw.mods.modlauncher.Launcher.main(Launcher.java:63) ~[modlauncher-5.0.0.jar:?]

A detailed walkthrough of the error, its code path and all known details is as follows:
---------------------------------------------------------------------------------------
`;
  expect(readLog(new Lines(report)).software.kind).toBe("crash-report");
});

test("the version of the last of many runs is told, and a plugin's own server starts none", () => {
  const run = (version: string) => `2015-03-01 10:00:00 [INFO] Starting Minecraft: PE server version v${version} alpha
2015-03-01 10:00:00 [INFO] This server is running PocketMine-MP version 1.4.1 "Lamp" (API 1.11.0)
2015-03-01 10:00:01 [INFO] [PcBridge] Starting Minecraft: PC server on *:25565 version 1.8
`;
  const { software, runs } = readLog(new Lines(run("0.9.5").repeat(60) + run("0.10.5")));
  expect(software.version).toBe("0.10.5");
  expect(runs).toHaveLength(61);
});

test("of more runs than are told apart, the last one is the last", () => {
  const run = "2015-03-01 10:00:00 [INFO] Starting Minecraft: PE server version v0.10.5 alpha\n";
  const { runs } = readLog(new Lines(run.repeat(450)));
  expect(runs).toHaveLength(200);
  expect(runs.at(-1)).toMatchObject({ firstLine: 449, endLine: 450, startLine: 449 });
  expect(runs[0]).toMatchObject({ firstLine: 0, endLine: 251, startLine: 0 });
});
