import { Lines } from "../text/lines.ts";
import { matchAt } from "../text/match-at.ts";

/** What a console, or a file in another encoding, has made of the sign before a colour: `?`, `Â§`, `�`, a letter of Chinese. */
const sign = String.raw`[^\x00-\x20\w"'(),.:;<>[\]{}|/\\-]{1,3}?`;
/** `Currently, ?6lamps?r?7 is ?onot installed`: how Forge and NeoForge colour the second half of what a mod lacks. */
const secondHalf = "Currently, ";
const coloured = new RegExp(`${secondHalf}(${sign})6[\\w.-]{1,64}\\1r\\1[7]`, "y");
const colour = /^[0-9a-fk-or]/;
const maxPlaces = 200;
const maxLine = 1000;

/** The lines of a log with the signs of colours in what a mod lacks; `null` for most logs, which have not lost them. */
export function withColourSigns(lines: Lines): Lines | null {
  const { text } = lines;
  const pieces: string[] = [];
  let done = 0;
  let at = text.indexOf(secondHalf);
  for (let place = 0; at !== -1 && place < maxPlaces; place++, at = text.indexOf(secondHalf, at + 1)) {
    const lost = matchAt(coloured, text, at)?.[1];
    if (lost === undefined || lost === "§") continue;
    const line = lines.at(at);
    const start = lines.start(Math.max(0, line - 1));
    const end = lines.end(line);
    if (start < done || end - start > maxLine) continue;
    const [first, ...behind] = text.slice(start, end).split(lost);
    const shown = behind.map((rest) => `${colour.test(rest) ? "§" : lost}${rest}`);
    pieces.push(text.slice(done, start), first!, ...shown);
    done = end;
  }
  return pieces.length === 0 ? null : new Lines(pieces.join("") + text.slice(done));
}
