import type { Lines } from "../../text/lines.ts";

const maxLine = 600;
const maxLines = 10;
const frame = " \t*=#+|-";

/** What stands below a line that has no text, in a frame of asterisks. */
export function framedIn(firstLine: number, endLine: number, lines: Lines): string {
  const said: string[] = [];
  for (let line = firstLine + 1; line < Math.min(endLine, firstLine + maxLines); line++) {
    said.push(withoutFrame(lines.get(line, maxLine)));
  }
  return said.filter((one) => one !== "").join(" ");
}

export function withoutFrame(line: string): string {
  const isFrame = (at: number) => frame.includes(line[at]!);
  let start = 0;
  let end = line.length;
  while (start < end && isFrame(start)) start++;
  while (end > start && isFrame(end - 1)) end--;
  return line.slice(start, end);
}
