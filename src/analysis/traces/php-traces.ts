import { withoutColours } from "../../wire/colour-codes.ts";
import type { Frame, Thrown } from "../model/exception-group.ts";
import type { Lines } from "../text/lines.ts";
import { matchAt } from "../text/match-at.ts";
import { maxMessage } from "./exception-header.ts";
import { maxFrames, type Trace } from "./trace-groups.ts";

/** PocketMine: `Error: "Call to a member function x() on null" (EXCEPTION) in "plugins/Shop.phar/src/…" at line 12` */
const logged = {
  begin: /(?<![\w\\])([A-Za-z_][\w\\]{0,200}): "/,
  end: '" (',
  where: /" \([A-Z_]{1,30}\) in "([^"\n]{1,300})"(?: at line |:| line )(\d{1,7})/y,
};
/** PHP itself: `Uncaught TypeError: … in phar:///plugins/Shop.phar/src/Shop.php:12` */
const uncaught = {
  begin: /Uncaught ([A-Za-z_][\w\\]{0,200}): /,
  end: " in ",
  where: / in ((?:[^\s:]{1,10}:)?[^\s:]{1,300}):(\d{1,7})/y,
};
/** A message may have what ends others in it. */
const maxEnds = 20;
const maxWholeMessage = 1500;
/** `#0 phar:///server/plugins/Shop.phar/src/Shop.php(123): shop\Shop->open(object pocketmine\Player)` */
const numbered = /^[^#\n]{0,200}#(\d{1,4}) ([^\n]{0,400})/;
/** `[Asynchronous Worker #1 thread/CRITICAL]: `, `[AsyncWorker#0/CRITICAL]: `: threads have numbers, too. */
const numberedThread = /^[^#\n]{0,100}#\d{1,4}(?: thread)?\/[A-Z]{3,10}\]: /;
const place = /^((?:phar:\/\/)?[^\n(]{1,300})\((\d{1,7})\): ([^\s(]{1,300})/;
const linesAbove = 4;
const maxLine = 2500;
const maxTraceLines = 500;

/** The trace whose frame `#0` stands in this line. `null`: it is none of PHP's. */
export function readPhpTrace(lines: Lines, line: number, notBefore: number): Trace | null {
  if (!isFrame(lookAt(lines, line), 0)) return null;
  for (let above = line - 1; above >= Math.max(notBefore, line - linesAbove); above--) {
    const text = lookAt(lines, above);
    const header = headerIn(text, logged) ?? headerIn(text, uncaught);
    if (!header) continue;
    const { type, message, file, number } = header;
    const thrower = frameOf(file, number, classIn(file));
    const { frames, endLine } = readFrames(lines, line);
    const thrown: Thrown = { type, message: message.slice(0, maxMessage) };
    return { thrown: [{ ...thrown, frames: [thrower, ...frames].slice(0, maxFrames) }], firstLine: above, endLine };
  }
  return null;
}

/** What ends the work of whoever throws it. PocketMine logs warnings of PHP in the same form. */
const serious = /" \((?:EXCEPTION|E_(?:[A-Z]{1,20}_)?(?:ERROR|PARSE))\) in "/;

/** What was thrown in this line, where the log has no trace below it: most servers of PocketMine do not write them. */
export function readPhpException(lines: Lines, line: number): Trace | null {
  const text = lookAt(lines, line);
  const header = serious.test(text) ? headerIn(text, logged) : null;
  if (!header) return null;
  for (let below = line + 1; below <= Math.min(line + linesAbove, lines.count - 1); below++) {
    if (isFrame(lookAt(lines, below), 0)) return null;
  }
  const { type, message, file, number } = header;
  const thrown = { type, message: message.slice(0, maxMessage), frames: [frameOf(file, number, classIn(file))] };
  return { thrown: [thrown], firstLine: line, endLine: line + 1 };
}

/** What was thrown, and where, as the line says it; the last place that it names is the one. */
function headerIn(text: string, { begin, end, where }: typeof logged) {
  const head = begin.exec(text);
  if (!head) return null;
  const from = head.index + head[0].length;
  let at = text.lastIndexOf(end);
  for (let tried = 0; at >= from && tried < maxEnds; tried++) {
    const [, file, number] = matchAt(where, text, at) ?? [];
    const message = text.slice(from, at);
    if (file && message.length <= maxWholeMessage) return { type: head[1]!, message, file, number: Number(number) };
    at = text.lastIndexOf(end, at - 1);
  }
  return null;
}

function readFrames(lines: Lines, first: number): { frames: Frame[]; endLine: number } {
  const frames: Frame[] = [];
  let line = first;
  for (; line < Math.min(lines.count, first + maxTraceLines); line++) {
    const text = lookAt(lines, line);
    if (!isFrame(text, line - first)) break;
    const [, file, number, method] = place.exec(frameIn(text)![2]!) ?? [];
    if (file && frames.length < maxFrames) frames.push(frameOf(file, Number(number), method!));
  }
  return { frames, endLine: line };
}

function frameIn(text: string): RegExpExecArray | null {
  return numbered.exec(text.replace(numberedThread, ""));
}

function isFrame(text: string, number: number): boolean {
  const match = frameIn(text);
  return (
    match !== null && Number(match[1]) === number && /^\{main\}|^\[internal function\]|\(\d{1,7}\): /.test(match[2]!)
  );
}

function frameOf(path: string, line: number, method: string): Frame {
  // `plugins/Shop.phar/src/…` and `plugins/Shop/src/…` both tell the plugin, `virions/libcoins/src/…` its library.
  const plugin = /(?:^|[\\/])(?:plugins|virions)[\\/]([^\\/\n]{1,100})[\\/]/.exec(path)?.[1] ?? null;
  const file = path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1);
  return { method, file, line, jar: plugin, module: null, mixins: [], handler: null };
}

function classIn(path: string): string {
  const source = path.lastIndexOf("src/");
  return (source === -1 ? path : path.slice(source + 4)).replace(/\.php$/, "").replaceAll("/", "\\");
}

function lookAt(lines: Lines, line: number): string {
  return withoutColours(lines.get(line, maxLine));
}
