import { oneLine, type Reader } from "./reader.ts";

const units: Record<string, number> = { ns: 1e-9, ms: 1e-3, s: 1 };
/** `Done (12.345s)! For help`, `Done (12,345s)!` of other languages, `Done (2709385100ns)!` of the first servers. */
const done = /^Done(?: loading)? \(?(\d[\d.,]{0,20}) ?(ns|ms|s)\b/;
const gameTook = /^Game took (\d[\d.,]{0,20}) (s)econds to start/;

export const startup: readonly Reader[] = [
  oneLine(["Done ", "Game took "], (message, _line, into) => {
    const match = into.startupSeconds === null ? (done.exec(message) ?? gameTook.exec(message)) : null;
    if (!match) return;
    const number = match[2] === "s" ? match[1]!.replace(",", ".") : match[1]!.replace(/[.,]/g, "");
    const seconds = Number(number) * units[match[2]!]!;
    if (Number.isFinite(seconds)) into.startupSeconds = Number(seconds.toFixed(3));
  }),
];
