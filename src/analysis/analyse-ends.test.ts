import { describe, expect, test } from "bun:test";
import { analyse, analyseEnds, analyseNothing } from "./analyse.ts";
import { endsOf } from "./read/log-ends.ts";
import { Lines } from "./text/lines.ts";

const head = [
  "[10:00:00 INFO]: [bootstrap] Running Java 21 (OpenJDK 64-Bit Server VM 21.0.2; Debian) on Linux 6.1.0 (amd64)",
  "[10:00:01 INFO]: This server is running Paper version git-Paper-435 (MC: 1.20.4)",
  "[10:00:02 INFO]: [ViaVersion] Loading server plugin ViaVersion v4.9.3",
];
const between = [
  "[10:00:03 WARN]: **** FAILED TO BIND TO PORT!",
  "[10:00:03 WARN]: The exception was: java.net.BindException: Address already in use: bind",
];
const end = [
  "[12:00:00 ERROR]: Could not pass event PlayerJoinEvent to Shop v1.2",
  "java.lang.NullPointerException: shop is null",
  "\tat com.example.shop.Shop.open(Shop.java:20) ~[Shop-1.2.jar:?]",
  "\tat com.example.shop.Shop.onJoin(Shop.java:11) ~[Shop-1.2.jar:?]",
  "[12:00:01 INFO]: Stopping server",
];
const chatter = (lines: number) =>
  Array.from({ length: lines }, (_, i) => `[11:00:00 INFO]: Saved chunk ${i} of the world`);
const long = [...head, ...chatter(30_000), ...between, ...chatter(30_000), ...end, ""].join("\n");

describe("a log of which only the ends are read", () => {
  const log = new Lines(long);
  const analysis = analyseEnds(long);

  test("is explained by them, and says what was not read", () => {
    const whole = analyse(long);
    expect(whole.findings.map(({ code }) => code)).toContain("port-in-use");
    const told = whole.findings.filter(({ code }) => code !== "port-in-use");
    expect(analysis.findings.map(({ code, lines }) => [code, lines])).toEqual(
      told.map(({ code, lines }) => [code, lines]),
    );
    expect(analysis.findings.length).toBeGreaterThan(0);
    expect(analysis.exceptions.map(({ firstLine, endLine, lines }) => [firstLine, endLine, lines])).toEqual(
      whole.exceptions
        .filter(({ type }) => type !== "java.net.BindException")
        .map((one) => [one.firstLine, one.endLine, one.lines]),
    );
    const { firstLine, endLine } = analysis.unread!;
    expect(firstLine).toBeLessThan(10_000);
    expect(endLine).toBeGreaterThan(50_000);
    expect(whole.unread).toBeUndefined();
  });

  test("has its own number of lines, and what is found stands in them", () => {
    const { findings, statements, facts, runs } = analysis;
    expect(analysis.lines).toBe(log.count);
    for (const { excerpt } of [...findings, ...statements]) expect(log.get(excerpt.firstLine)).toBe(excerpt.lines[0]!);
    expect(facts.plugins).toMatchObject([{ name: "ViaVersion", line: 2 }]);
    expect(facts.environment.os?.line).toBe(0);
    expect(runs.at(-1)!.endLine).toBe(log.count);
    for (const { firstLine } of facts.timeline.buckets) expect(firstLine).toBeLessThan(log.count);
  });

  test("of which even that takes too long says nothing, but how many lines it has", () => {
    const { findings, lines, unread, outcome, software } = analyseNothing(long);
    expect({ findings, lines, unread, outcome }).toEqual({
      findings: [],
      lines: log.count,
      unread: { firstLine: 0, endLine: log.count },
      outcome: null,
    });
    expect(software.kind).toBe("unknown");
  });
});

describe("the ends of a log", () => {
  /** Every line that is read, by its number. */
  function read(text: string): [number, string][] {
    const { text: ends, headLines, tailLine } = endsOf(new Lines(text));
    const lines = new Lines(ends);
    return Array.from({ length: lines.count }, (_, i) => [i < headLines ? i : i - headLines + tailLine, lines.get(i)]);
  }

  test.each<[what: string, text: string]>([
    ["a long log", long],
    ["a few short lines", "a\nb\nc\nd\ne\nf\ng\nh\ni\nj\n"],
    ["lines that are longer than what is read", `${"x".repeat(2_000_000)}\n`.repeat(3)],
    ["a long line behind a short one", `short\n${"x".repeat(2_000_000)}`],
    ["a long line before a short one", `${"x".repeat(2_000_000)}\nshort`],
    ["one long line", "x".repeat(2_000_000)],
    ["nothing but line breaks", "\n".repeat(100_000)],
    ["one character", "x"],
    ["nothing", ""],
  ])("of %s are its lines, and all others are told as unread", (_, text) => {
    const log = new Lines(text);
    const { unread } = endsOf(log);
    for (const [number, line] of read(text)) {
      if (number >= unread.firstLine && number < unread.endLine) expect(log.get(number)).toStartWith(line);
      else expect(line).toBe(log.get(number));
    }
    const whole = new Set(read(text).map(([number]) => number));
    for (let line = 0; line < log.count; line++) {
      if (!whole.has(line) && !(line >= unread.firstLine && line < unread.endLine)) throw new Error(`line ${line}`);
    }
    expect(unread.firstLine).toBeLessThanOrEqual(unread.endLine);
    expect(unread.endLine).toBeLessThanOrEqual(log.count);
  });

  test("are small, however large it is", () => {
    expect(endsOf(new Lines(long)).text.length).toBeLessThan(long.length / 7);
    const large = chatter(250_000).join("\n");
    expect(large.length).toBeGreaterThan(10_000_000);
    expect(endsOf(new Lines(large)).text.length).toBeLessThan(530 * 1024);
  });

  test("do not begin in the middle of a message, which would be taken for the end of another", () => {
    const trace = [
      "[11:00:00 ERROR]: Oh no",
      ...Array.from({ length: 30 }, () => "\tat com.example.Shop.open(Shop.java:20)"),
    ];
    const text = Array.from({ length: 2000 }, () => trace)
      .flat()
      .join("\n");
    const { tailLine } = endsOf(new Lines(text));
    expect(new Lines(text).get(tailLine)).toStartWith("[11:00:00 ERROR]");
  });
});
