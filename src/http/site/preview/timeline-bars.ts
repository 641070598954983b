import type { PreviewInput } from "./preview-input.ts";

export interface Bar {
  kind: "error" | "warning" | "other";
  x: number;
  y: number;
  width: number;
  height: number;
}

/** From the bottom. */
const kinds = ["error", "warning", "other"] as const;
/** One error among a thousand lines has to be seen, too. */
const minHeight = 9;
const gap = 2;
/** Where there are few, they stand apart. */
const maxWidth = 72;

/** A bar for each part of the timeline, made of one for each kind, over the whole width of the area. */
export function timelineBars(
  timeline: PreviewInput["timeline"],
  area: { width: number; bottom: number; height: number },
): Bar[] {
  const most = Math.max(1, ...timeline.map(({ error, warning, other }) => error + warning + other));
  return timeline.flatMap((counts, index) => {
    const sum = counts.error + counts.warning + counts.other;
    // Roots: a burst of thousands of lines must not flatten everything else.
    const height = Math.sqrt(sum / most) * area.height;
    const start = Math.round((index * area.width) / timeline.length);
    const room = Math.round(((index + 1) * area.width) / timeline.length) - start - gap;
    const width = Math.max(1, Math.min(room, maxWidth));
    const x = start + Math.floor((room + gap - width) / 2);
    let y = area.bottom;
    return kinds
      .filter((kind) => counts[kind] > 0)
      .map((kind) => {
        const part = Math.round(Math.max(minHeight, (counts[kind] / sum) * height));
        y -= part;
        return { kind, x, y, width, height: part };
      });
  });
}
