import { describe, expect, test } from "bun:test";
import { analyse, analyseLines } from "../analyse.ts";
import { readLog } from "../evidence/read-log.ts";
import type { Analysis } from "../model/analysis.ts";
import type { FoundFinding } from "../model/model.ts";
import { Lines } from "../text/lines.ts";
import { bareLinesOf } from "./bare-lines.ts";

const logs: Record<string, string> = {
  "a report": `---- Minecraft Crash Report ----
// Oops.

Time: 2024-06-01 10:00:00
Description: Ticking screen

java.lang.NullPointerException: Cannot invoke "a.B.c()" because "lamp" is null
\tat org.example.lamps.LampScreen.<init>(LampScreen.java:12)
\tat net.minecraft.class_310.method_1514(class_310.java:1)

-- System Details --
Details:
\tMinecraft Version: 1.20.1
\tFabric Mods: 
\t\tbrightlamps: Bright Lamps 1.0
\t\tlamps: Lamps of Example 1.0
\t\tminecraft: Minecraft 1.20.1
`,
  "a dump of the JVM": `#
# A fatal error has been detected by the Java Runtime Environment:
#
#  SIGSEGV (0xb) at pc=0x00007f0012345678, pid=8, tid=3
#
# Problematic frame:
# V  [libjvm.so+0x123456]  Chunk::chop()+0x3c
#

---------------  T H R E A D  ---------------

Current thread (0x00007f0087654321):  JavaThread "C2 CompilerThread0" daemon [_thread_in_native, id=3]
`,
  "the log of a server": `[10:00:00] [ServerMain/INFO]: Environment: Environment[sessionHost=https://sessionserver.mojang.com, name=PROD]
[10:00:01] [Server thread/INFO]: Starting minecraft server version 1.20.4
[10:00:01] [Server thread/INFO]: This server is running Paper version git-Paper-435 (MC: 1.20.4) (Implementing API version 1.20.4-R0.1-SNAPSHOT)
[10:00:02] [Server thread/INFO]: [LampShop] Enabling LampShop v1.2
[10:00:03] [Server thread/ERROR]: Error occurred while enabling LampShop v1.2 (Is it up to date?)
java.lang.IllegalStateException: No economy
\tat org.example.lampshop.Prices.<init>(Prices.java:31) ~[LampShop-1.2.jar:?]
\tat org.example.lampshop.LampShop.onEnable(LampShop.java:20) ~[LampShop-1.2.jar:?]
Caused by: java.lang.NullPointerException: Cannot read the array length because "prices" is null
\tat org.example.lampshop.Prices.read(Prices.java:40) ~[LampShop-1.2.jar:?]
\t... 2 more
[10:00:06] [Server thread/INFO]: Done (5.123s)! For help, type "help"
[10:00:07] [Server thread/INFO]: Stopping server
`,
  "the log of a client": `[10:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.6
[10:00:00] [main/ERROR]: Incompatible mods found!
net.fabricmc.loader.impl.FormattedException: Some of your mods are incompatible with the game or each other!
A potential solution has been determined, this may resolve your problem:
\t - Install lamplib, version 2.0 or later.
More details:
\t - Mod 'Bright Lamps' (brightlamps) 1.0 requires version 2.0 or later of lamplib, which is missing!
\tat net.fabricmc.loader.impl.FormattedException.ofLocalized(FormattedException.java:51) ~[fabric-loader-0.15.6.jar:?]
`,
};

/** What happens to a text on its way, and where its lines are then. */
interface Form {
  make(lines: string[]): string;
  lineOf(line: number): number;
}

const each = (change: (line: string, index: number) => string, end = "\n"): Form => ({
  make: (lines) => lines.map(change).join(end),
  lineOf: (line) => line,
});
const html = (line: string) => line.replace(/[&<>"']/g, (one) => `&#${one.charCodeAt(0)};`).replaceAll("&#60;", "&lt;");

const forms: Record<string, Form> = {
  "line ends of Windows": each((line) => line, "\r\n"),
  "line ends that were translated twice": each((line) => line, "\r\r\n"),
  "line ends of both kinds": {
    ...each((line) => line),
    make: (lines) => lines.map((line, index) => line + (index % 3 === 1 ? "\r\n" : "\n")).join(""),
  },
  // All of it is one line.
  "line ends of old computers": { ...each((line) => line, "\r"), lineOf: () => 0 },
  "a blank line behind each": { make: (lines) => lines.join("\n\n"), lineOf: (line) => 2 * line },
  "a line of blanks behind each": { make: (lines) => lines.join("\r\n  \r\n"), lineOf: (line) => 2 * line },
  "two blank lines behind each": { make: (lines) => lines.join("\n\n\n"), lineOf: (line) => 3 * line },
  "quoted with a blank line behind each": {
    make: (lines) => lines.map((line) => `> ${line}`).join("\n> \n"),
    lineOf: (line) => 2 * line,
  },
  "a number above each": {
    make: (lines) => lines.map((line, index) => `${index + 1}\n${line}`).join("\n"),
    lineOf: (line) => 2 * line + 1,
  },
  fences: { make: (lines) => ["```log", ...lines, "```"].join("\n"), lineOf: (line) => line + 1 },
  "quoted fences": {
    make: (lines) => ["```", ...lines, "```"].map((line) => `> ${line}`).join("\n"),
    lineOf: (line) => line + 1,
  },
  numbers: each((line, index) => `${index + 1}\t${line}`),
  "numbers in a column": each((line, index) => `${String(index + 7).padStart(5)}  ${line}`),
  "numbers with a dot": each((line, index) => `${index + 1}. ${line}`),
  "numbers with a colon": each((line, index) => `${index + 1}: ${line}`),
  "numbers with a bar": each((line, index) => `${String(index + 1).padStart(4)} | ${line}`),
  "a container's name": each((line) => `minecraft-1  | ${line}`),
  "the time of a container": each((line) => `2026-02-11T20:14:55.123456789Z ${line}`),
  "a container's name and a time": each((line) => `minecraft-1  | 2026-02-11T20:14:55.123456789Z ${line}`),
  "a stream of Kubernetes": each((line) => `2026-02-11T20:14:55.123456789Z stdout F ${line}`),
  "a file of Docker": each((line) =>
    JSON.stringify({ log: `${line}\n`, stream: "stdout", time: "2026-02-11T20:14:55Z" }),
  ),
  "a unit of the journal": each((line) => `Feb 11 20:14:55 host java[4123]: ${line}`),
  "a unit of the journal, to the microsecond": each((line) => `Feb 11 20:14:55.123456 host start.sh[4123]: ${line}`),
  "a unit of the journal with a zone": each((line) => `2026-02-11T20:14:55+0000 host java[4123]: ${line}`),
  "a time": each((line) => `20:14:55 ${line}`),
  "a date and a time": each((line) => `[2026-02-11 20:14:55] ${line}`),
  AMP: each((line, index) => `[20:14:5${index % 10}] [Console:Info/1]             : ${line}`),
  Multicraft: each((line) => `11.02 20:14:55 [Server] ${line}`),
  "the headers of Multicraft": each((line) => {
    const [, time, thread, message] = /^\[([\d:]{8})\] \[([^\]]{1,40})\]: (.*)/.exec(line) ?? [];
    return `11.02 ${time ?? "20:14:55"} [Server] ${thread ?? "INFO"} ${message ?? line}`;
  }),
  "a quotation": each((line) => `> ${line}`),
  "a quotation whose blank lines are short": each((line) => (line === "" ? ">" : `> ${line}`)),
  "what Mojang's launcher wrote before each line": each((line) => `Client> ${line}`),
  "an indent": each((line) => `    ${line}`),
  "no indents": each((line) => line.trim()),
  "no indents and a blank line behind each": {
    make: (lines) => lines.map((line) => line.trim()).join("\n\n"),
    lineOf: (line) => 2 * line,
  },
  "a blank for each tab": each((line) => line.replaceAll("\t", " ")),
  "eight blanks for each tab": each((line) => line.replaceAll("\t", "        ")),
  "blanks of a page": each((line) => line.replaceAll("\t", "\u00a0\u00a0\u00a0\u00a0").replaceAll(" ", "\u00a0")),
  "blanks up to the width of a terminal": each((line) => line.padEnd(160)),
  entities: each(html),
  "entities and line breaks of a page": each((line) => `${html(line)}<br>`),
  "entities of blanks": each((line) => html(line).replaceAll("\t", "&nbsp;&nbsp;&nbsp;&nbsp;")),
  "a mark of the byte order": { ...each((line) => line), make: (lines) => `\ufeff${lines.join("\n")}` },
  "an invisible character before each": each((line) => `\u200b${line}`),
  "an invisible character behind each": each((line) => `${line}\u200b`),
  "a colour": each((line) => `\x1b[33m${line}\x1b[m`),
  "a colour that lost its escape": each((line) => `[0;33;1m${line}[m`),
};

function told(
  { software, outcome, statements, facts, exceptions, findings }: Analysis,
  lineOf = (line: number) => line,
) {
  const placed = ({ firstLine, lines }: { firstLine: number; lines: number[] }) => [firstLine, ...lines].map(lineOf);
  return {
    software,
    outcome,
    statements: statements.map(({ label, value, line }) => [label, value, lineOf(line)]),
    mods: [...facts.mods, ...facts.plugins].map(({ line, ...one }) => ({ ...one, line: lineOf(line) })),
    exceptions: exceptions.map((one) => [one.fingerprint, one.count, placed(one), lineOf(one.endLine - 1)]),
    findings: findings.map((one) => [one.code, one.parameters, placed(one), lineOf(one.endLine - 1)]),
  };
}

describe.each(Object.entries(logs))("%s", (_, log) => {
  const lines = log.trimEnd().split("\n");
  const bare = analyse(log);

  test.each(Object.entries(forms))("says the same, in the same lines, with %s", (name, { make, lineOf }) => {
    const text = make(lines);
    const { analysis, entries } = analyseLines(new Lines(text));
    expect(told(analysis)).toEqual(told(bare, lineOf));
    // Frames of a report are known by their indents, for other readers of logs too.
    if (!name.startsWith("no indents") && lineOf(1) > 0) {
      expect(analysis.facts.levelCounts).toEqual(bare.facts.levelCounts);
    }
    // What is shown are the lines as they are.
    const { firstLine, lines: shown } = analysis.findings[0]!.excerpt;
    expect(shown[0]).toBe(new Lines(text).get(firstLine).slice(0, 1000));
    // Every line is in one message.
    expect(entries[0]!.firstLine).toBe(0);
    expect(entries.at(-1)!.endLine).toBe(new Lines(text).count);
    for (const [index, { endLine }] of entries.slice(0, -1).entries())
      expect(entries[index + 1]!.firstLine).toBe(endLine);
  });
});

test("a message begins behind its prefix and its header, with their colours", () => {
  const text = [
    "mc-1 | [10:00:00] [main/INFO]: a",
    "mc-1 | \x1b[33m[10:00:01] [main/WARN]: \x1b[mb",
    "mc-1 | [10:00:02 \x1b[31mERROR\x1b[m]: c",
  ].join("\n");
  const { entries } = analyseLines(new Lines(text));
  expect(entries.map(({ prefix }) => prefix)).toEqual([
    "mc-1 | [10:00:00] [main/INFO]: ",
    "mc-1 | \x1b[33m[10:00:01] [main/WARN]: ",
    "mc-1 | [10:00:02 \x1b[31mERROR\x1b[m]: ",
  ]);
});

test("a server without threads is read in a console of Multicraft, and its traces", () => {
  const text = [
    "INFO Starting minecraft server version 1.5.2",
    "INFO Preparing level",
    "SEVERE Could not pass event PlayerJoinEvent to LampShop v1.2",
    "SEVERE org.bukkit.event.EventException",
    "SEVERE at org.bukkit.plugin.java.JavaPluginLoader$1.execute(JavaPluginLoader.java:427)",
    "SEVERE Caused by: java.lang.NullPointerException",
    "SEVERE at org.example.lampshop.Prices.read(Prices.java:40)",
    "INFO Done",
  ];
  const { findings, exceptions, facts } = analyse(text.map((line) => `11.02 20:14:55 [Server] ${line}`).join("\n"));
  expect(findings[0]).toMatchObject({ code: "plugin-runtime-error", parameters: { plugin: "LampShop" }, firstLine: 2 });
  expect(exceptions.map(({ root, firstLine }) => [root.type, firstLine])).toEqual([
    ["java.lang.NullPointerException", 3],
  ]);
  expect(facts.levelCounts.critical).toBeGreaterThan(0);
});

test("what launchers write first may have prefixes, too", () => {
  const intro = Array.from({ length: 100 }, (_, index) => `  /libraries/part-${index}.jar`);
  const log = logs["the log of a client"]!;
  const quoted = [...intro, ...log.split("\n")].map((line) => `> ${line}`).join("\n");
  const { lines } = bareLinesOf(new Lines(quoted));
  expect(lines.text).toBe([...intro, log].join("\n"));
});

test("a developer's report is known without its indents", () => {
  const frames = ["at org.example.lamps.A.b(A.java:2)", "at net.minecraft.client.Minecraft.runTick(Minecraft.java:1)"];
  const text = ["---- Minecraft Crash Report ----", "Description: x", "java.lang.Error: x", ...frames].join("\n");
  expect(readLog(new Lines(text)).isDevelopment).toBe(true);
});

test("what an operator looks for is found in the lines of the log, among the others", () => {
  const text = forms["a blank line behind each"]!.make(logs["the log of a server"]!.split("\n"));
  const found = (line: number): FoundFinding => ({
    ...{ code: "house-lamps", severity: "fatal", confidence: 1, parameters: {}, firstLine: line, endLine: line + 1 },
    ...{ lines: [line], count: 1, isConsequence: false, isFromEarlierRun: false },
  });
  const { findings } = analyse(text, { version: "1", find: () => [found(6)] });
  const house = findings.find(({ code }) => code === "house-lamps");
  expect(house).toMatchObject({ firstLine: 6, endLine: 7, lines: [6] });
  expect(house?.excerpt.lines).toEqual(["[10:00:02] [Server thread/INFO]: [LampShop] Enabling LampShop v1.2"]);
});

test("the timeline of a log with blank lines between its lines is one of all of them", () => {
  const lines = logs["a report"]!.trimEnd().split("\n");
  const { by, buckets } = analyse(lines.join("\n\n")).facts.timeline;
  expect(by).toBe("line");
  expect(buckets.map(({ firstLine }) => firstLine).filter((line) => line >= 0)).toEqual(
    lines.map((_, line) => 2 * line),
  );
  expect(buckets.every(({ from, firstLine }) => firstLine === -1 || firstLine === from)).toBe(true);
});

describe("nothing is taken away", () => {
  test.each([
    [
      "from an ordinary log",
      "[10:00:00] [Server thread/INFO]: a\n[10:00:01] [Server thread/INFO]: b\n[10:00:02] [x/INFO]: c",
    ],
    ...Object.entries(logs).map(([name, log]): [string, string] => [`from ${name}`, log]),
    [
      "from times that a program writes itself",
      "2026-02-11T20:14:55Z starting\n2026-02-11T20:14:56Z ready\n2026-02-11T20:14:57Z done",
    ],
    ["from times of the log itself", "20:14:55 [INFO] a\n20:14:56 [SEVERE] b\n20:14:57 [INFO] c"],
    [
      "from dates of the log itself",
      "2013-10-02 18:22:11 [INFO] [FML] a\n2013-10-02 18:22:12 [INFO] b\n2013-10-02 18:22:13 [INFO] c",
    ],
    ["from numbers that do not count", "1 [10:00:00] [x/INFO]: a\n1 [10:00:00] [x/INFO]: b\n5 [10:00:00] [x/INFO]: c"],
    ["from a table", "| Index | Mod | ID |\n|------:|-----|----|\n|     0 | Lamps | lamps |"],
    ["from a few quoted lines", "> a\nb\nc\nd\n[10:00:00] [Server thread/INFO]: e"],
    ["from one line", "> [10:00:00] [Server thread/INFO]: e"],
    ["from paragraphs", "[10:00:00] [x/INFO]: a\n\n[10:00:00] [x/INFO]: b\nc\nd\n\n[10:00:00] [x/INFO]: e\nf\ng\n"],
    [
      "from lines that are no log",
      "one line of it\n\nanother line\n\na third line\n\nthe fourth line\n\nthe last line\n",
    ],
    ["from a page that a log quotes", "[10:00:00] [x/INFO]: <b>Tom &amp; Jerry</b>\n[10:00:00] [x/INFO]: a &lt; b"],
    ["from an address", "[10:00:00] [x/INFO]: https://example.org/?a=1&b=2&lt;\n[10:00:00] [x/INFO]: b"],
    ["from a progress bar", "[10:00:00] [x/INFO]: a\n10%\r20%\r30%\r\n[10:00:00] [x/INFO]: b\n"],
    ["from a time between brackets", "[10:00:00] [x/INFO]: took [10m] of [5m\n[10:00:00] [x/INFO]: [minecraft"],
  ])("%s", (_, text) => {
    const lines = new Lines(text);
    const bare = bareLinesOf(lines);
    expect(bare.lines).toBe(lines);
    expect(bare.numbers).toBeNull();
  });
});

test("an entity never begins another line", () => {
  const text = "[10:00:00] [x/INFO]: &lt;a&#10;b&#x0d;c&#1114112;&#x41;&gt;\n".repeat(3);
  expect(bareLinesOf(new Lines(text)).lines.get(1)).toBe("[10:00:00] [x/INFO]: <a&#10;b&#x0d;c&#1114112;A>");
});

test("what Docker could not finish stays as it is", () => {
  const text = [
    ...Array.from({ length: 3 }, (_, index) => `{"log":"[10:00:0${index}] [x/INFO]: a\\n\\tb\\n","stream":"stdout"}`),
    '{"log":"[10:00:03] [x/IN',
  ].join("\n");
  const { lines } = bareLinesOf(new Lines(text));
  expect([lines.count, lines.get(0), lines.get(3)]).toEqual([
    4,
    "[10:00:00] [x/INFO]: a \tb",
    '{"log":"[10:00:03] [x/IN',
  ]);
});

test("the time of a log is not taken for one of a console where a mod writes another one behind it", () => {
  const log = `[10:00:00] [Server thread/INFO]: Starting minecraft server version 1.7.10
[10:00:01] [Server thread/WARN]: [10:00:01][FINE][org.example.lamps.LampLog:71] Loading lamps

[10:00:02] [Server thread/INFO]: Preparing level "world"
[10:00:03] [Server thread/ERROR]: Could not load 'plugins/Lamps.jar' in folder 'plugins'`;
  expect(bareLinesOf(new Lines(log)).lines.text).toBe(log);
});
