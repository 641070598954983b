import { describe, expect, test } from "bun:test";
import { analyse } from "./analyse.ts";
import { withoutPrefixes } from "./line-prefixes.ts";
import { Lines } from "./lines.ts";

const report = `---- Minecraft Crash Report ----
// Oops.

Time: 2024-06-01 10:00:00
Description: Ticking screen

java.lang.NullPointerException: Cannot invoke "a.B.c()" because "lamp" is null
\tat org.example.lamps.LampScreen.tick(LampScreen.java:12)
\tat net.minecraft.class_310.method_1514(class_310.java:1)

-- System Details --
Details:
\tMinecraft Version: 1.20.1
\tFabric Mods: 
\t\tbrightlamps: Bright Lamps 1.0
\t\tlamps: Lamps of Example 1.0
\t\tminecraft: Minecraft 1.20.1
`;
const jvm = `#
# A fatal error has been detected by the Java Runtime Environment:
#
#  SIGSEGV (0xb) at pc=0x0000000101886ce8, pid=8, tid=3
#
# Problematic frame:
# V  [libjvm.so+0x152ce8]  Chunk::chop()+0x3c
#

---------------  T H R E A D  ---------------

Current thread (0x0000000124022400):  JavaThread "C2 CompilerThread0" daemon [_thread_in_native, id=3]
`;

const prefixes: [string, (line: string, index: number) => string][] = [
  ["numbers", (line, index) => `${index + 1}\t${line}`],
  ["numbers in a column", (line, index) => `${String(index + 7).padStart(5)}  ${line}`],
  ["a container's name", (line) => `minecraft-1  | ${line}`],
  ["the time of a container", (line) => `2026-02-11T20:14:55.123456789Z ${line}`],
  ["a unit of the journal", (line) => `Feb 11 20:14:55 host java[4123]: ${line}`],
  ["a time", (line) => `20:14:55 ${line}`],
  ["a date and a time", (line) => `[2026-02-11 20:14:55] ${line}`],
  ["a quotation", (line) => `> ${line}`],
  ["an indent", (line) => `    ${line}`],
  ["blanks of a page", (line) => line.replaceAll("\t", "\u00a0\u00a0\u00a0\u00a0")],
  ["a colour", (line) => `\x1b[33m${line}\x1b[m`],
  ["a container's name and a time", (line) => `minecraft-1  | 2026-02-11T20:14:55.123456789Z ${line}`],
];

describe.each(prefixes)("behind %s", (_, prefix) => {
  const prefixed = (text: string, end = "\n") => text.split("\n").map(prefix).join(end);

  test("a report and a dump of the JVM say the same, in the same lines", () => {
    for (const text of [report, jvm]) {
      const bare = analyse(text);
      for (const end of ["\n", "\r\n"]) {
        const found = analyse(prefixed(text, end));
        expect(found.software).toEqual(bare.software);
        const told = ({ findings }: typeof bare) =>
          findings.map(({ code, parameters, firstLine, endLine }) => ({ code, parameters, firstLine, endLine }));
        expect(told(found)).toEqual(told(bare));
        // What is shown are the lines as they are.
        const { firstLine, lines } = bare.findings[0]!.excerpt;
        expect(found.findings[0]!.excerpt.lines[0]).toBe(prefix(lines[0]!, firstLine));
      }
    }
  });
});

describe("nothing is taken away", () => {
  test.each([
    [
      "from an ordinary log",
      "[10:00:00] [Server thread/INFO]: a\n[10:00:01] [Server thread/INFO]: b\n[10:00:02] [x/INFO]: c",
    ],
    [
      "from times that a program writes itself",
      "2026-02-11T20:14:55Z starting\n2026-02-11T20:14:56Z ready\n2026-02-11T20:14:57Z done",
    ],
    ["from times of the log itself", "20:14:55 [INFO] a\n20:14:56 [SEVERE] \tat a.B.c(B.java:1)\n20:14:57 [INFO] c"],
    [
      "from dates of the log itself",
      "2013-10-02 18:22:11 [INFO] [FML] a\n2013-10-02 18:22:12 [INFO] b\n2013-10-02 18:22:13 [INFO] c",
    ],
    ["from numbers that do not count", "1 [10:00:00] [x/INFO]: a\n1 [10:00:00] [x/INFO]: b\n5 [10:00:00] [x/INFO]: c"],
    ["from a table", "| Index | Mod | ID |\n|------:|-----|----|\n|     0 | Lamps | lamps |"],
    ["from a few quoted lines", "> a\nb\nc\nd\n[10:00:00] [Server thread/INFO]: e"],
    ["from one line", "> [10:00:00] [Server thread/INFO]: e"],
  ])("%s", (_, text) => {
    expect(withoutPrefixes(new Lines(text))).toBeNull();
  });
});
