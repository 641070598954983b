import { describe, expect, test } from "bun:test";
import { maxPixels, ScrollScale } from "./scroll-scale.ts";

const room = 600;

function scaleOf(total: number): ScrollScale {
  const scale = new ScrollScale();
  scale.resize(total, room);
  return scale;
}

describe("rows that a browser can draw", () => {
  const scale = scaleOf(2_000_000);

  test("are where the scroll bar is", () => {
    expect(scale.height).toBe(2_000_000);
    for (const bar of [0, 17, 1_000_000, 1_999_400]) {
      scale.moveBar(bar);
      expect([scale.top, scale.bar]).toEqual([bar, bar]);
      scale.moveTo(bar);
      expect([scale.top, scale.bar]).toEqual([bar, bar]);
    }
  });

  test("have no place before the first or behind the last", () => {
    scale.moveTo(-100);
    expect([scale.top, scale.bar]).toEqual([0, 0]);
    scale.moveTo(5_000_000);
    expect(scale.top).toBe(1_999_400);
  });

  test("that all fit into the view are not scrolled", () => {
    const small = scaleOf(100);
    small.moveTo(50);
    expect(small.top).toBe(0);
  });
});

describe("rows that are higher than a browser can draw", () => {
  const total = 200_000_000;
  const last = total - room;

  test("are no higher for it than it can draw", () => {
    expect(scaleOf(total).height).toBe(maxPixels);
  });

  test("are all reached by the scroll bar, in order", () => {
    const scale = scaleOf(total);
    let before = -1;
    for (let bar = 0; bar <= maxPixels - room; bar += 10_007) {
      // From afar, as somebody who drags it.
      scale.moveTo(bar < maxPixels / 2 ? last : 0);
      scale.moveBar(bar);
      expect(scale.top).toBeGreaterThan(before);
      before = scale.top;
    }
    scale.moveTo(0);
    scale.moveBar(maxPixels - room);
    expect(scale.top).toBe(last);
  });

  test("move as far as the reader scrolls, pixel by pixel, wherever that is", () => {
    const scale = scaleOf(total);
    for (const place of [0, 999_900, 1_000_000, 77_777_777, total - 1_000_500, last - 300]) {
      scale.moveTo(place);
      const { bar, top } = scale;
      scale.moveBar(bar + 100);
      expect(scale.top - top).toBeCloseTo(100, 3);
    }
  });

  test("are read to both ends, although the bar is set back again and again", () => {
    const scale = scaleOf(total);
    for (const [from, step, end] of [
      [last - 2_000_000, 1000, last],
      [2_000_000, -1000, 0],
    ] as const) {
      scale.moveTo(from);
      let steps = 0;
      while (scale.top !== end && steps < 2500) {
        const bar = Math.max(0, Math.min(maxPixels - room, scale.bar + step));
        scale.moveBar(bar);
        // As the viewer does after each time.
        scale.moveTo(scale.top);
        steps++;
      }
      expect({ end: scale.top, isDirect: steps <= 2001 }).toEqual({ end, isDirect: true });
    }
  });
});
