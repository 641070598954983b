import { describe, expect, test } from "bun:test";
import { factsOf } from "../../../tests/support/sample-facts.ts";
import type { Entry, Software } from "../model/model.ts";
import { bareEntry } from "../read/entries.ts";
import { Lines } from "../text/lines.ts";
import { gatherFacts } from "./facts.ts";

const software: Software = { id: "paper/server", name: "Paper", kind: "server", version: null };

function entry(firstLine: number, time: number | null, level: Entry["level"] = 6): Entry {
  return { ...bareEntry(firstLine, firstLine + 1, level), time };
}

describe("times", () => {
  test("go on after midnight where the log has no dates", () => {
    const { times } = factsOf(
      "[23:59:58] [main/INFO]: a\n[00:00:03] [main/INFO]: b\n[23:59:59] [x/INFO]: c\n[00:00:01] [x/INFO]: d\n",
    );
    expect(times.first).toBe(86_398_000);
    expect(times.durationMs).toBe(86_400_000 + 3000);
  });

  test("are not thrown by threads that write out of order", () => {
    expect(factsOf("[12:00:05] [a/INFO]: a\n[12:00:03] [b/INFO]: b\n").times.durationMs).toBe(2000);
  });

  test("with dates stay as they are, and those already counted on are not counted on again", () => {
    const lines = new Lines("a\nb\nc");
    const dated = [1_700_000_000_000, 1_700_000_060_000, 1_699_900_000_000].map((time, line) => entry(line, time));
    expect(gatherFacts(lines, dated, software).times.durationMs).toBe(100_060_000);
    const counted = [86_399_000, 86_400_500, null].map((time, line) => entry(line, time));
    expect(gatherFacts(lines, counted, software).times).toMatchObject({ first: 86_399_000, last: 86_400_500 });
  });

  test("of a program that writes dates count on the clock of the log, which has none", () => {
    const lines = new Lines("a\nb\nc");
    const at = 1_700_000_000_000;
    const mixed = [36_000_000, at, 36_005_000].map((time, line) => entry(line, time));
    const { first, durationMs } = gatherFacts(lines, mixed, software).times;
    expect(first).toBe(36_000_000);
    expect(durationMs).toBeLessThan(86_400_000);
    const others = [at, 36_000_000, at + 5000].map((time, line) => entry(line, time));
    expect(gatherFacts(lines, others, software).times.durationMs).toBeLessThan(86_400_000);
  });

  test("that cannot be are none", () => {
    const lines = new Lines("a\nb\nc");
    const at = 1_700_000_000_000;
    const wrong = [at, 915_148_800_000, at + 5000, 9_000_000_000_000].map((time, line) => entry(line, time));
    expect(gatherFacts(lines, wrong, software).times).toMatchObject({ first: at, durationMs: 5000 });
  });

  test("are null where the log says none", () => {
    expect(factsOf("").times).toEqual({ first: null, last: null, durationMs: null, startupSeconds: null });
  });

  test.each([
    ['[12:00:00] [Server thread/INFO]: Done (12.345s)! For help, type "help"', 12.345],
    ['[12:00:00 INFO]: Done (12,345s)! For help, type "help" or "?"', 12.345],
    ['2012-01-01 12:00:00 [INFO] Done (2709385100ns)! For help, type "help" or "?"', 2.709],
    ["[12:00:00 INFO]: Done (1.2s)!", 1.2],
    ["[12:00:00 INFO]: Done loading 3.2s", 3.2],
    ["[12:00:00] [Render thread/WARN] (ModernFix) Game took 25.3 seconds to start", 25.3],
    ["[12:00:00 INFO]: [Menu] Done loading 3 recipes", null],
  ])("the start-up is read from %p", (line, seconds) => {
    expect(factsOf(`${line}\n`).times.startupSeconds).toBe(seconds);
  });
});

describe("levels and the timeline", () => {
  test("are counted by entry", () => {
    const facts = factsOf(
      "[12:00:00] [a/INFO]: a\n\tat x\n[12:00:01] [a/WARN]: b\n[12:00:09] [a/ERROR]: c\n[12:00:09] [a/ERROR]: d\n",
    );
    expect(facts.levelCounts).toMatchObject({ info: 1, warning: 1, error: 2, debug: 0, critical: 0 });
    expect(facts.timeline.by).toBe("time");
    expect(facts.timeline.step).toBe(1000);
    expect(facts.timeline.buckets).toHaveLength(10);
    expect(facts.timeline.buckets[1]).toEqual({ from: 43_201_000, error: 0, warning: 1, other: 0, firstLine: 2 });
    expect(facts.timeline.buckets[9]).toEqual({ from: 43_209_000, error: 2, warning: 0, other: 0, firstLine: 3 });
  });

  test("have at most 120 buckets that hold every entry", () => {
    for (const step of [1, 999, 1000, 60_000, 3_600_000]) {
      const entries = Array.from({ length: 1001 }, (_, line) => entry(line, 1_700_000_000_000 + line * step));
      const { buckets } = gatherFacts(new Lines("x\n".repeat(1001)), entries, software).timeline;
      expect(buckets.length).toBeLessThanOrEqual(120);
      expect(buckets.reduce((sum, { other }) => sum + other, 0)).toBe(1001);
    }
  });

  test("go by lines where there is no time", () => {
    const entries = Array.from({ length: 500 }, (_, line) => entry(line, null, line === 499 ? 2 : 10));
    const { timeline } = gatherFacts(new Lines("x\n".repeat(500)), entries, software);
    expect(timeline).toMatchObject({ by: "line", step: 5 });
    expect(timeline.buckets).toHaveLength(100);
    expect(timeline.buckets[99]).toEqual({ from: 495, error: 1, warning: 0, other: 4, firstLine: 495 });
  });
});
