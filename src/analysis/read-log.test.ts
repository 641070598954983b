import { describe, expect, test } from "bun:test";
import { Lines } from "./lines.ts";
import { readLog } from "./read-log.ts";

const size = 2 * 1024 * 1024;
const start = "[10:00:00] [Server thread/INFO]: Starting minecraft server version 1.20.4\n";
const filled = (line: string, bytes = size) => start + line.repeat(Math.ceil(bytes / line.length));

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

  test("splits what it does not know by its headers, or by its lines", () => {
    expect(readLog(new Lines("[10:00:00] [Foo/INFO] one\ntwo")).entries).toHaveLength(1);
    expect(readLog(new Lines("one\ntwo")).entries).toHaveLength(2);
  });
});

describe("hostile logs take at most three times as long as an ordinary one", () => {
  const ordinary = filled("[10:00:00] [Server thread/INFO]: Steve issued server command: /home\n");
  const hostile: Record<string, string> = {
    "one endless line": `${start}${"x".repeat(size)}`,
    "an endless header": `${start}[10:00:00] [${"x".repeat(size)}`,
    "one line of brackets": `${start}${"[".repeat(size)}`,
    "one line of colours": `${start}${"\x1b[0m".repeat(size / 4)}`,
    "lines of brackets": filled("[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[\n"),
    "lines of colours": filled(`${"\x1b[0m".repeat(30)}\n`),
    "threads that do not end": filled(`[10:00:00] [${"y".repeat(139)}INFO]: \n`),
    "threads of slashes": filled(`[10:00:00] [${"a/".repeat(69)}INFO]: \n`),
    "levels without end": filled(`[10:00:00 ${"INFO ".repeat(24)}x]\n`),
    "dates without end": filled(`[05${"1".repeat(40)} 10:00:00] [a/INFO]\n`),
    "panels without a header": filled("a | [xxxxxxxxxx] [yyyyyyyyyyyyy] [10:00:00\n"),
    "needles everywhere": filled("Setting user: This server is running brand changed to 'Minecraft Version: \n"),
    "a report of dots": `---- Minecraft Crash Report ----\n${`${"a.".repeat(60)}\n`.repeat(size / 121)}`,
    "a report of dashes": `---- Minecraft Crash Report ----\n${"-- -- -- -- -- -- -- --\n".repeat(size / 24)}`,
  };
  /** Processor milliseconds, the best of three tries: what else runs on the machine takes none of them. */
  const took = (text: string) => {
    const lines = new Lines(text);
    let best = Number.POSITIVE_INFINITY;
    for (let i = 0; i < 3; i++) {
      const before = process.cpuUsage();
      readLog(lines);
      const { user, system } = process.cpuUsage(before);
      best = Math.min(best, (user + system) / 1000);
    }
    return best;
  };

  test.each(Object.entries(hostile))("%s", (_, text) => {
    expect(took(text)).toBeLessThan(3 * took(ordinary) + 20);
  });

  test("millions of short lines", () => {
    const many = 5 * size;
    const lines = new Lines(filled("a\n", many));
    expect(lines.count).toBeGreaterThan(5_000_000);
    expect(took(lines.text)).toBeLessThan(5 * (3 * took(ordinary) + 20));
    expect(readLog(new Lines("\n".repeat(many))).entries.length).toBeLessThan(1_000_000);
  });
});
