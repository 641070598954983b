import { expect, test } from "bun:test";
import { analyse } from "../../src/analysis/analyse.ts";
import { explainBundle } from "../../src/analysis/bundle/explain-bundle.ts";
import { bundleInsightsOf } from "../../src/analysis/words/bundle-insights.ts";
import { text } from "./made-up-bundle.ts";

function explained(files: Record<string, string>) {
  const all = Object.entries(files).map(([name, content]) => ({ name, text: content, analysis: analyse(content) }));
  return bundleInsightsOf(explainBundle(all), all, "en");
}

const oldReport = text`
---- Minecraft Crash Report ----
// Oops.

Time: 2024-04-20 09:00:00
Description: Ticking screen

java.lang.NullPointerException: lamp
→at dev.quillon.lumen.Lamp.light(Lamp.java:61)
→at net.minecraft.class_310.method_1523(class_310.java:1219)

-- System Details --
Details:
→Minecraft Version: 1.20.4
→Fabric Mods:
→→lumenlights: Lumen Lights 2.1.0
→→minecraft: Minecraft 1.20.4
`;
const start = (time: string) => text`
[${time}] [main/INFO]: Loading Minecraft 1.20.4 with Fabric Loader 0.15.11
[${time}] [Render thread/INFO]: Setting user: Mirabel`;
const failing = `${start("18:00:00")}
[18:00:09] [main/ERROR]: Incompatible mods found!
net.fabricmc.loader.impl.FormattedException: Some of your mods are incompatible with the game or each other!
\t - Mod 'Stonework' (stonework) 3.0.1 requires any version of quarrylib, which is missing!
`;

test("an old crash report does not explain a later log that fails by itself", () => {
  const told = explained({ "crash-2024-04-20_09.00.00-client.txt": oldReport, "2024-05-01-1.log": failing });
  expect(told.findings[0]?.code).toBe("mod-dependency-missing");
  expect(told.apart).toEqual([
    {
      file: 0,
      name: "crash-2024-04-20_09.00.00-client.txt",
      message:
        "crash-2024-04-20_09.00.00-client.txt is from another run: the crash was at 2024-04-20 09:00, before the log began (2024-05-01 18:00). On its own it shows: Lumen Lights (lumenlights) crashed the game.",
    },
  ]);
  expect(told.runs.map(({ files }) => files)).toEqual([[1], [0]]);
});

test("a crash is not undone by a later log that is fine: the log of its own run is what is missing", () => {
  const fine = `${start("18:00:00")}\n[18:20:00] [Render thread/INFO]: Stopping!\n`;
  const report = oldReport.replace(
    "dev.quillon.lumen.Lamp.light(Lamp.java:61)",
    "net.minecraft.class_1.method_2(class_1.java:3)",
  );
  const told = explained({ "crash-2024-04-20_09.00.00-client.txt": report, "2024-05-01-1.log": fine });
  expect(told.findings[0]?.code).toBe("crash-unknown");
  expect(told.missing).toMatchObject({ kind: "older-log", name: "2024-04-20-*.log.gz" });
});

test("the start before somebody agreed to the EULA is the oldest, whatever its log is called", () => {
  const before = `[21:00:00] [main/INFO]: Loading Minecraft 1.20.4 with Fabric Loader 0.15.7
[21:00:03] [Server thread/INFO]: Starting minecraft server version 1.20.4
[21:00:04] [main/WARN]: Failed to load eula.txt
[21:00:04] [main/INFO]: You need to agree to the EULA in order to run the server. Go to eula.txt for more info.
`;
  const told = explained({ "latest.log": before, "2024-05-01-2.log": failing });
  expect(told.findings[0]?.code).toBe("mod-dependency-missing");
  expect(told.apart[0]?.message).toContain("EULA");
});

test("where every log of a run stops at one step, the game came no further; one log may be a piece", () => {
  const stopped = `${start("18:00:00")}\n[18:00:02] [Render thread/INFO]: Backend library: LWJGL version 3.3.1 SNAPSHOT\n`;
  const debug = stopped.replace("[18:00:02]", "[18:00:01] [main/DEBUG]: Reading options\n[18:00:02]");
  const further = `${debug}[18:00:09] [Render thread/INFO]: Reloading ResourceManager: vanilla\n`;
  const severityOf = (files: Record<string, string>) =>
    explained(files).findings.map(({ code, severity }) => [code, severity]);
  expect(severityOf({ "latest.log": stopped, "debug.log": debug })).toEqual([["log-incomplete", "warning"]]);
  expect(severityOf({ "latest.log": stopped, "debug.log": further })[0]).toEqual(["log-incomplete", "notice"]);
  expect(severityOf({ "latest.log": stopped })).toEqual([["log-incomplete", "notice"]]);
});

test("what latest.log and debug.log of one run both say happened once", () => {
  const error =
    "[18:03:00] [Server thread/ERROR]: Error occurred while enabling Ponds v1.0 (Is it up to date?)\njava.lang.NullPointerException\n\tat org.example.Ponds.onEnable(Ponds.java:20)\n";
  const log = `[18:00:00] [Server thread/INFO]: Starting minecraft server version 1.20.4\n${error}${error}`;
  const told = explained({ "latest.log": log, "debug.log": `[17:59:59] [main/DEBUG]: Starting\n${log}` });
  expect(told.findings.map(({ code, count }) => [code, count])).toEqual([["plugin-enable-failed", 2]]);
  expect(new Set(told.findings[0]!.evidence.map(({ name }) => name))).toEqual(new Set(["latest.log", "debug.log"]));
});

test("the same exception is the same run, though the clocks are of two zones", () => {
  const told = explained({
    "crash-2024-09-03_05.12.09-server.txt": text`
---- Minecraft Crash Report ----
// Uh... Did I do that?

Time: 2024-09-03 05:12:09
Description: Exception in server tick loop

java.lang.StackOverflowError: null
→at org.wickwire.hedge.Region.parent(Region.java:210)
→at org.wickwire.hedge.Region.root(Region.java:88)
→at net.minecraft.server.level.ServerLevel.a(ServerLevel.java:402)
→at net.minecraft.server.MinecraftServer.b(MinecraftServer.java:1402)
`,
    "container.txt": text`
mc | [03:00:03 INFO]: Starting minecraft server version 1.20.4
mc | [03:00:04 INFO]: This server is running Paper version git-Paper-496 (MC: 1.20.4) (Implementing API version 1.20.4-R0.1-SNAPSHOT) (Git: 7ac24a1 on ver/1.20.4)
mc | [03:00:06 INFO]: [HedgeRows] Loading server plugin HedgeRows v3.3
mc | [03:00:06 INFO]: [QuietChat] Loading server plugin QuietChat v1.0.4
mc | [03:00:08 INFO]: [HedgeRows] Enabling HedgeRows v3.3
mc | [03:00:20 INFO]: Done (12.100s)! For help, type "help"
mc | [03:12:09 ERROR]: Encountered an unexpected exception
mc | java.lang.StackOverflowError: null
mc | →at org.wickwire.hedge.Region.parent(Region.java:210)
mc | →at org.wickwire.hedge.Region.root(Region.java:88)
mc | →at net.minecraft.server.level.ServerLevel.a(ServerLevel.java:402)
`,
  });
  expect(told.runs).toHaveLength(1);
  expect(told.findings[0]).toMatchObject({ code: "stack-overflow", parameters: { suspect: "HedgeRows" } });
});

const undated = oldReport.replace("Time: 2024-04-20 09:00:00", "Time: 22:40:00");
const shortLog = `${start("18:00:00")}\n[18:01:00] [Render thread/INFO]: [CHAT] Mirabel joined the game\n`;
const jvmReport = text`
#
# A fatal error has been detected by the Java Runtime Environment:
#
#  SIGSEGV (0xb) at pc=0x00007f3a1c0a4e10, pid=4410, tid=4488
#
# Problematic frame:
# C  [libc.so.6+0x94ac3]
#

---------------  S U M M A R Y ------------

Time: Mon Oct 14 21:12:09 2024 UTC elapsed time: 321.100 seconds (0d 0h 5m 21s)

java_command: net.fabricmc.loader.impl.launch.knot.KnotClient --gameDir /home/user/.minecraft --assetIndex 12
`;
const proxyLog = text`
[21:00:00 INFO]: Booting up Velocity 3.3.0-SNAPSHOT (git-8f65a814-b382)...
[21:00:02 INFO]: Done (1.52s)!
[21:12:40 INFO]: [connected player] Aino (/10.0.0.4:51112) has disconnected
`;
const phpLog = text`
[Server thread/INFO]: Starting Minecraft: Bedrock Edition server version v1.20.40
[Server thread/INFO]: This server is running PocketMine-MP version 5.8.0
[Server thread/INFO]: PocketMine-MP is distributed under the LGPL License
`;
const javaServerLog = text`
[18:00:00] [Server thread/INFO]: Starting minecraft server version 1.13.1
[18:00:20] [Server thread/INFO]: Done (12.100s)! For help, type "help"
`;

test.each([
  ["a report hours after a log that had run for a minute", { "crash.txt": undated, "console.txt": shortLog }],
  ["the JVM of a game, and a proxy", { "hs_err_pid4410.log": jvmReport, "proxy.txt": proxyLog }],
  ["a server that runs in no Java, and one that does", { "server.txt": phpLog, "console.txt": javaServerLog }],
])("not of one run: %s", (_, files) => {
  expect(explained(files as Record<string, string>).runs.map(({ files: together }) => together.length)).toEqual([1, 1]);
});

test("a report half an hour after the last line of the log is of its run", () => {
  const report = undated.replace("22:40:00", "18:20:00");
  expect(explained({ "crash.txt": report, "console.txt": shortLog }).runs).toHaveLength(1);
});

test.each([
  [
    "a report that the log names",
    {
      "latest.log": `${start("18:00:00")}\n[18:01:00] [Render thread/FATAL]: #@!@# Game crashed! Crash report saved to: #@!@# /home/user/crash-reports/crash-2024-05-01_18.01.00-client.txt\n`,
    },
    "crash-2024-05-01_18.01.00-client.txt",
  ],
  [
    "the log of a report that names nobody",
    { "crash.txt": oldReport.replaceAll("dev.quillon.lumen", "net.minecraft.a").replace(/\t\tlumen[^\n]*\n/, "") },
    "latest.log",
  ],
  [
    "the report of the JVM",
    { "latest.log": `${start("18:00:00")}\n`, "launcher.log": "Process crashed with exitcode -1073741819.\n" },
    "hs_err_pid*.log",
  ],
])("what would help next: %s", (_, files, name) => {
  expect(explained(files as Record<string, string>).missing?.name).toBe(name);
});

test("files that say nothing are explained, too", () => {
  expect(explained({ "a.txt": "nothing", "b.txt": "nothing" })).toMatchObject({
    findings: [],
    missing: null,
    apart: [],
  });
});
