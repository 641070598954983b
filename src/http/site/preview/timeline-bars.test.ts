import { describe, expect, test } from "bun:test";
import { timelineBars } from "./timeline-bars.ts";

const area = { width: 1200, bottom: 630, height: 70 };
const quiet = { error: 0, warning: 0, other: 0 };

describe("the bars of a timeline", () => {
  test("are none where nothing happened", () => {
    expect(timelineBars([], area)).toEqual([]);
    expect(timelineBars([quiet, quiet], area)).toEqual([]);
  });

  test("have errors at the bottom, warnings on them, the rest on top", () => {
    const bars = timelineBars([{ error: 10, warning: 10, other: 20 }], area);
    expect(bars.map(({ kind }) => kind)).toEqual(["error", "warning", "other"]);
    expect(bars[0]!.y + bars[0]!.height).toBe(area.bottom);
    expect(bars[1]!.y + bars[1]!.height).toBe(bars[0]!.y);
    expect(bars[2]!.y).toBeGreaterThanOrEqual(area.bottom - area.height - 1);
  });

  test("show one error among a million lines", () => {
    const [first] = timelineBars([{ error: 1, warning: 0, other: 1_000_000 }], area);
    expect(first!.kind).toBe("error");
    expect(first!.height).toBeGreaterThan(5);
  });

  test("stay beside each other and inside", () => {
    for (const count of [1, 2, 7, 60, 119, 120]) {
      const bars = timelineBars(
        Array.from({ length: count }, () => ({ ...quiet, other: 5 })),
        area,
      );
      expect(bars).toHaveLength(count);
      let end = 0;
      for (const { x, width } of bars) {
        expect(x).toBeGreaterThanOrEqual(end);
        end = x + width;
      }
      expect(end).toBeLessThanOrEqual(area.width);
    }
  });
});
