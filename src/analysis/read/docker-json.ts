import { Lines } from "../text/lines.ts";

const begins = '{"log":"';
const fewest = 3;
/** Lines that are cut off, or not of Docker. A text that only begins like this costs little. */
const maxFailed = 200;

/** What Docker's own files hold: `{"log":"[10:00:00] …\n","stream":"stdout","time":"…"}`. `null` where it is something else. */
export function linesOfDockerJson(lines: Lines): Lines | null {
  if (lines.count < fewest) return null;
  for (let line = 0; line < fewest; line++) if (!lines.text.startsWith(begins, lines.start(line))) return null;
  const texts: string[] = [];
  let failed = 0;
  for (let line = 0; line < lines.count; line++) {
    const text = lines.get(line);
    const written = textOf(text);
    if (written === null && ++failed > maxFailed) return null;
    texts.push(written ?? text);
  }
  return new Lines(texts.join("\n"));
}

/** In one line, whatever it holds: lines keep their numbers. */
function textOf(line: string): string | null {
  if (!line.startsWith(begins)) return null;
  try {
    const { log } = JSON.parse(line) as { log: unknown };
    return typeof log === "string" ? log.replace(/\r?\n$/, "").replaceAll("\n", " ") : null;
  } catch {
    return null;
  }
}
