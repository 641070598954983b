import { Lines } from "../text/lines.ts";
import { plainCharacters } from "../text/plain-characters.ts";
import { withoutCodeMarks } from "./code-marks.ts";
import { withColourSigns } from "./colour-signs.ts";
import { linesOfDockerJson } from "./docker-json.ts";
import { unfolded } from "./folded-lines.ts";
import { withoutPadding, withoutPrefix } from "./line-prefixes.ts";
import { type SomeLines, withoutFences, withoutLinesBetween } from "./lines-between.ts";
import { linesOfLog4jXml } from "./log4j-xml.ts";
import { withHashes } from "./lost-hashes.ts";
import { linesOfMulticraft } from "./multicraft-lines.ts";
import { withoutTraceHeaders } from "./trace-headers.ts";

/** The lines of a log without what it got on its way here. `numbers`: which line of the log each is; `null`: the same one. */
export interface BareLines {
  lines: Lines;
  numbers: Int32Array | null;
}

const maxPrefixes = 2;
/** What Fabric writes for the game's own lines, which have nothing there elsewhere. */
const gameLogger = "] (Minecraft) ";

/**
 * What is read, where the lines of the log itself are what is shown: readers of reports and traces look at how lines begin,
 * and at those around them. The very lines of the log where it has come as it was written.
 */
export function bareLinesOf(log: Lines): BareLines {
  let bare = only(only({ lines: log, numbers: null }, splitAtReturns), linesOfLog4jXml);
  let { lines } = bare;
  lines = linesOfDockerJson(lines) ?? lines;
  const plain = plainCharacters(lines.text).replaceAll(gameLogger, "]: ");
  if (plain !== lines.text) lines = new Lines(plain);
  lines = withColourSigns(lines) ?? lines;
  lines = withoutCodeMarks(lines) ?? lines;
  lines = linesOfMulticraft(lines) ?? lines;
  for (let layer = 0; layer < maxPrefixes; layer++) {
    const rest = withoutPrefix(lines);
    if (!rest) break;
    lines = rest;
  }
  lines = withoutPadding(lines) ?? lines;
  lines = withoutTraceHeaders(lines) ?? lines;
  bare = only({ ...bare, lines }, withoutFences);
  bare = only(only(bare, withoutLinesBetween), unfolded);
  return { ...bare, lines: withHashes(bare.lines) ?? bare.lines };
}

/** Lines that are not the same ones any more keep the numbers that they had. */
function only(bare: BareLines, choose: (lines: Lines) => SomeLines | null): BareLines {
  const some = choose(bare.lines);
  if (!some) return bare;
  const { numbers } = bare;
  return { lines: some.lines, numbers: numbers ? some.numbers.map((line) => numbers[line]!) : some.numbers };
}

/** Line ends of old computers: to everybody else they stand within one line. */
function splitAtReturns(log: Lines): SomeLines | null {
  if (log.count > 1 || !/\r[^\r\n]/.test(log.text)) return null;
  const lines = new Lines(log.text.trimEnd().replaceAll("\r", "\n"));
  return { lines, numbers: new Int32Array(lines.count) };
}
