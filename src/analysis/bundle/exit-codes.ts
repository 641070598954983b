import { matchAt } from "../text/match-at.ts";

/** How a program ended, as whoever started it says. */
export interface Exit {
  code: number;
  /** From the start of the text. */
  offset: number;
}

/**
 * `stopped`: asked to end from outside. `killed`: ended without being asked, as the system does when memory is short.
 * `native`: died in native code. `report`: the game wrote a crash report and ended. `memory`: ended itself over a full heap.
 */
export type ExitMeaning = "fine" | "stopped" | "killed" | "native" | "report" | "memory" | "failed";

/** More is no tail. */
const maxTail = 100_000;
const maxTried = 50;
const maxLine = 600;
/** Each of them stands in a line that says it, and in few others. */
const needles = ["xit", "returned", "返回", "退出", "错误代码", "status="];
const said =
  /exit|returned(?: exit)? code|返回(?:码|值|代码)|退出(?:码|代码|状态码|值)|错误代码|code=(?:killed|dumped|exited), status=/gi;
const number =
  /(?:ed|ing)?(?: with)?(?: an?)?(?: error)?(?: ?code| value| status)?[^\n\d<-]{0,13}(-?\d{1,10})(?!\d|\.\d)/iy;
/** Lines of the game may speak of exits too, of mods and tasks. */
const isProgram =
  /process|minecraft|game|java|server|container|jvm|code=|进程|游戏|返回|退出|错误代码|daemon|exit code:|exited|launcher|program/i;

/** The last that is said, if any: a launcher's log may hold many launches. */
export function exitIn(text: string): Exit | null {
  const from = Math.max(0, text.length - maxTail);
  const tail = text.slice(from);
  let last: Exit | null = null;
  for (const needle of needles) {
    for (const at of lastPlaces(tail, needle)) {
      const start = tail.lastIndexOf("\n", at) + 1;
      if (last && from + at < last.offset) break;
      const end = tail.indexOf("\n", at);
      const exit = exitOfLine(tail.slice(start, Math.min(end === -1 ? tail.length : end, start + maxLine)));
      if (!exit) continue;
      const offset = from + start + exit.offset;
      if (!last || offset > last.offset) last = { code: exit.code, offset };
      break;
    }
  }
  return last;
}

/** More starts than these nobody asks about. */
const maxExits = 40;

/** The last ones that are said, in order: one for each start, in the log of a launcher. */
export function exitsIn(text: string): Exit[] {
  const found = new Map<number, Exit>();
  for (const needle of needles) {
    for (const at of lastPlaces(text, needle)) {
      const start = text.lastIndexOf("\n", at) + 1;
      const end = text.indexOf("\n", at);
      const exit = exitOfLine(text.slice(start, Math.min(end === -1 ? text.length : end, start + maxLine)));
      if (exit) found.set(start, { code: exit.code, offset: start + exit.offset });
    }
  }
  return [...found.values()].sort((a, b) => a.offset - b.offset).slice(-maxExits);
}

/** The last first. Searched for forwards, which engines do many times faster than backwards. */
function lastPlaces(text: string, needle: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(needle); at !== -1; at = text.indexOf(needle, at + needle.length)) places.push(at);
  return places.slice(-maxTried).reverse();
}

function exitOfLine(line: string): Exit | null {
  const exit = codeIn(line);
  if (!exit || !isProgram.test(line) || /<\w{1,40}> |\[CHAT\]/.test(line)) return null;
  return exit;
}

function codeIn(line: string): Exit | null {
  for (const { index, 0: word } of line.matchAll(said)) {
    const code = matchAt(number, line, index + word.length)?.[1];
    if (code !== undefined) return { code: Number(code), offset: index };
  }
  return null;
}

const windowsNative = new Set(
  [0xc0000005, 0xc0000409, 0xc0000374, 0xc000001d, 0xc0000094, 0xc000041d, 0xc00000fd, 0xe06d7363, 0xc0000135].flatMap(
    (code) => [code, code - 2 ** 32],
  ),
);

export function meaningOfExit(code: number): ExitMeaning {
  if (code === 0) return "fine";
  if ([130, 143, 15, -15, 2, 1073807364, -1073741510, 3221225786].includes(code)) return "stopped";
  if ([137, 9, -9].includes(code)) return "killed";
  if ([-1, 255, 4294967295, -2, 254].includes(code)) return "report";
  if (code === 3) return "memory";
  const isSignal = [134, 139, 132, 135, 136, 6, 11].includes(code);
  return isSignal || windowsNative.has(code) ? "native" : "failed";
}
