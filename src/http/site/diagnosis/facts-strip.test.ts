import { describe, expect, test } from "bun:test";
import { analysisWith } from "../../../../tests/support/sample-analysis.ts";
import { analyse } from "../../../analysis/analyse.ts";
import type { Analysis } from "../../../analysis/model/analysis.ts";
import type { CompletenessState } from "../../../analysis/model/completeness.ts";
import { completenessText } from "../../../analysis/words/completeness.ts";
import { factsStrip } from "./facts-strip.ts";

const fileOf = (analysis: Analysis, name = "", isShown = true) => ({
  analysis,
  isShown,
  hrefOf: (line: number) => `${name}#L${line + 1}`,
});

/** Each as `text → address`. */
function factsIn(files: Parameters<typeof factsStrip>[0], language: "en" | "zh-CN" = "en"): string[] {
  const { text } = factsStrip(files, language);
  return [...text.matchAll(/<a href="([^"]*)"(?: title="[^"]*")?><bdi>([^<]*)<\/bdi>/g)].map(
    ([, href, said]) => `${said} → ${href}`,
  );
}

const report = `---- Minecraft Crash Report ----

Time: 2031-02-03 04:05:06
Description: Initializing game

java.lang.IllegalStateException: The lid is open
\tat net.kettlecraft.Kettle.boil(Kettle.java:41)

-- System Details --
Details:
\tMinecraft Version: 1.20.1
\tJava Version: 17.0.8, Eclipse Adoptium
\tMemory: 1048576 bytes (1 MiB) / 2097152 bytes (2 MiB) up to 6442450944 bytes (6144 MiB)
\tFabric Mods:
\t\tkettlecraft: Kettlecraft 1.4.2
\t\tfabricloader: Fabric Loader 0.15.11
`;

describe("the strip of facts", () => {
  test("knows a Mac by the name of its system, and the loader by the arguments of the game", () => {
    const jvm = `# A fatal error has been detected by the Java Runtime Environment:
#  SIGSEGV (0xb) at pc=0x0000000101886ce8, pid=4321, tid=32771
# JRE version: OpenJDK Runtime Environment (21.0.7+6) (build 21.0.7+6-LTS)
# Problematic frame:
# C  0x0000000101886ce8

---------------  S U M M A R Y ------------
Command Line: -Xmx2G cpw.mods.bootstraplauncher.BootstrapLauncher --fml.neoForgeVersion 21.1.90 --fml.mcVersion 1.21.1
Host: "Kettle1,1" arm64, 8 cores, 16G, Darwin 25.5.0, macOS 26.5 (25F71)
`;
    const said = factsIn([fileOf(analyse(jvm))]).join(" ");
    for (const fact of ["NeoForge 21.1.90", "macOS 26.5"]) expect(said).toContain(fact);
    expect(said).not.toContain("Darwin");
  });

  test("tells the game, the loader, Java, memory and mods, each with where it is stated", () => {
    expect(factsIn([fileOf(analyse(report))])).toEqual([
      "Minecraft 1.20.1 → #L11",
      "Fabric loader 0.15.11 → #L16",
      "Java 17.0.8 → #L12",
      "6 GB of memory → #L13",
      "1 mod → #mods",
      "Kettlecraft 1.4.2 → #L15",
      "report complete → #L16",
    ]);
    expect(factsIn([fileOf(analyse(report))], "zh-CN")).toContain("内存 6 GB → #L13");
  });

  test("tells the machine where Java itself crashed, and what it has where the log does not say what Java may use", () => {
    const crash = `#
# A fatal error has been detected by the Java Runtime Environment:
#
#  SIGSEGV (0xb) at pc=0x00007f00000000aa, pid=77, tid=88
#
# JRE version: OpenJDK Runtime Environment (17.0.9+9) (build 17.0.9+9)
# Problematic frame:
# V  [libjvm.so+0xaa]

---------------  S Y S T E M  ---------------

OS: Windows 11, 64 bit Build 22000 (10.0.22000.1)
Memory: 4k page, physical 8388608k(1024k free), swap 0k(0k free)
`;
    const facts = factsIn([fileOf(analyse(crash))]);
    expect(facts).toContain("Windows 11 → #L12");
    expect(facts).toContain("8 GB of RAM → #L13");
    const withHeap = factsIn([fileOf(analyse(crash)), fileOf(analyse(report), "report", false)]);
    expect(withHeap).toContain("6 GB of memory → report#L13");
    expect(withHeap.join()).not.toContain("RAM");
  });

  test("tells what a dump of PocketMine states", () => {
    const dump = `PocketMine-MP Crash Dump Mon Feb 3 04:05:06 UTC 2031

PocketMine-MP version: 5.1.2 [Protocol 777]
PHP version: 8.1.9
OS: Linux, linux

THIS CRASH WAS CAUSED BY A PLUGIN
BAD PLUGIN: Kettle

Error: The lid is open
File: plugins/Kettle/src/Kettle/Lid
Line: 12

Loaded plugins:
Kettle 1.4.2 by Some Body for API(s) 5.0.0
Teapot 0.3.0 by  for API(s) 5.0.0

uname -a: Linux
`;
    expect(factsIn([fileOf(analyse(dump))])).toEqual([
      "PocketMine-MP 5.1.2 → #L3",
      "2 plugins → #plugins",
      "Kettle 1.4.2 → #L15",
      "report complete → #L18",
    ]);
  });

  test("is not there where a log states nothing", () => {
    expect(factsStrip([fileOf(analyse("nothing to see\n"))], "en").text).toBe("");
  });

  test("tells how many runs there are, and leads to the last", () => {
    const run = { firstLine: 0, endLine: 9, outcome: "clean" as const };
    const runs = [run, run, { ...run, firstLine: 20 }];
    expect(factsIn([fileOf(analysisWith({}, { runs }))])).toEqual(["3 runs, facts from the last → #L21"]);
  });

  test.each<[state: CompletenessState, fact: string]>([
    ["complete", "log complete → #L4"],
    ["several-runs", "log complete → #L4"],
    ["beginning-missing", "log lacks its beginning → #L1"],
    ["stops-during-start", "log stops during the start → #L4"],
    ["stops-without-end", "log lacks its end → #L4"],
    ["ends-after-error", "log ends after an error → #L4"],
  ])("tells whether the log is whole: %s", (state, fact) => {
    const completeness = { state, hasBeginning: true, hasEnd: true, stopsInLine: false, stoppedNormally: false };
    const analysis = { ...analysisWith({}, { lines: 4 }), completeness };
    expect(factsIn([fileOf(analysis)])).toEqual([fact]);
    // In a few words, and in sentences for whoever rests on it.
    expect(factsStrip([fileOf(analysis)], "en").text).toContain(` title="${completenessText(analysis, "en")}"`);
  });

  test("tells how a log ended that has its end, and what runs on", () => {
    const started = "[10:00:00] [Server thread/INFO]: Starting minecraft server version 1.20.4\n";
    const up = '[10:00:09] [Server thread/INFO]: Done (8.1s)! For help, type "help"\n';
    const play = "[10:01:00] [Server thread/INFO]: Alex joined the game\n";
    const last = (text: string) =>
      factsIn([fileOf(analyse(text))])
        .at(-1)!
        .replace(/ →.*/, "");
    expect(last(`${started}${up}[10:09:00] [Server thread/INFO]: Stopping server\n`)).toBe(
      "log complete, stopped normally",
    );
    expect(last(started + up + play)).toBe("log ends while still running");
    expect(last(play)).toBe("log lacks its beginning and end");
    const geyser = (end: string) =>
      `[10:00:00.100 main/ERROR] Unable to read config.yml\norg.yaml.snakeyaml.scanner.ScannerException: while scanning\n in 'reader', line 7, column 3:\n\tat org.geysermc.geyser.platform.standalone.GeyserStandaloneBootstrap.onGeyserInitialize(GeyserStandaloneBootstrap.java:190)\n${end}`;
    const failed = analyse(geyser("[10:00:09.100 main/INFO] Geyser wird beendet.\n"));
    expect([failed.outcome, failed.completeness?.state]).toEqual(["did-not-start", "ends-after-error"]);
  });

  test("has the versions of both that quarrel, and the launcher, where the log states them", () => {
    const quarrel = `---- Minecraft Crash Report ----

Time: 2031-02-03 04:05:06
Description: Rendering screen

java.lang.NoSuchFieldError: STEAM
\tat net.kettlecraft.compat.teapot.Steam.draw(Steam.java:41) ~[kettlecraft.jar:?]

-- System Details --
Details:
\tMinecraft Version: 1.20.1
\tLauncher name: KettleLauncher
\tFabric Mods:
\t\tkettlecraft: Kettlecraft 1.4.2+mc1.20.1
\t\tfabricloader: Fabric Loader 0.15.11
\t\tlamps: Lamps 1.0
\t\tteapot: Teapot 1.20.1-0.3.0
`;
    const said = factsIn([fileOf(analyse(quarrel))]).map((fact) => fact.replace(/ → .*/, ""));
    expect(said).toContain("Kettlecraft 1.4.2");
    expect(said).toContain("Teapot 1.20.1-0.3.0");
    expect(said).toContain("KettleLauncher");
    expect(said.join(" ")).not.toContain("Lamps");
  });

  test("takes from the next file what the first one does not state", () => {
    const log = analyse("[10:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.11\n");
    const facts = factsIn([fileOf(log, "log"), fileOf(analyse(report), "report", false)]);
    expect(facts).toEqual([
      "Minecraft 1.20.1 → log#L1",
      "Fabric loader 0.15.11 → log#L1",
      "Java 17.0.8 → report#L12",
      "6 GB of memory → report#L13",
      "1 mod → report#L15",
      "Kettlecraft 1.4.2 → report#L15",
      "log stops during the start → log#L1",
    ]);
  });

  test("is no markup, and short, whatever the log says", () => {
    const value = `<img src=x>${"9".repeat(500)}`;
    const statement = { label: "Paper version", value, line: 0, excerpt: analyse(report).statements[0]!.excerpt };
    const { text } = factsStrip([fileOf(analysisWith({}, { statements: [statement] }))], "en");
    expect(text).not.toContain("<img");
    expect(text.length).toBeLessThan(300);
  });
});
