import { ordinaryLog } from "../ordinary-log.ts";

const lines = 90_000;
const bytes = 10_000_000;
const filling = " and then went on to the next chunk of the region without any delay".repeat(4);

/** Ten megabytes in ninety thousand lines: messages, warnings, errors with their traces. All ASCII. */
export function longLog(): string {
  const shown = ordinaryLog(1, bytes).split("\n").slice(0, lines);
  // Frames stay as they are; the other lines share what is missing.
  const isFilled = shown.map((line) => line.startsWith("["));
  const places = isFilled.filter(Boolean).length;
  let left = bytes - shown.reduce((sum, line) => sum + line.length + 1, 0);
  let open = places;
  return `${shown
    .map((line, place) => {
      if (!isFilled[place]) return line;
      const share = Math.floor(left / open);
      left -= share;
      open--;
      return line + filling.slice(0, share);
    })
    .join("\n")}\n`;
}
