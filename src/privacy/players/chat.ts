import type { Place } from "../private-match.ts";
import { endOfMatch } from "../sticky-patterns.ts";

/**
 * What somebody says, and commands with what stands behind them, up to the end of the line. Not who says it, and not what
 * the game says of somebody: that one joined, left or died is what helpers look for.
 */
const said = new RegExp(
  [
    // `<Anna> hi`, of a server and in the log of a client.
    String.raw`(?:\]:? |\[CHAT\] |\[Not Secure\] |^)<[^<>\r\n]{1,40}> `,
    String.raw`\[CHAT\] (?!<|[^ \r\n]{1,24} (?:joined|left) the game|[^ \r\n]{1,24} (?:加入|退出|离开)了游戏)`,
    String.raw`issued server command: (?=/)`,
    // `[Anna -> me] hi`, "Anna whispers to you: hi", and what an operator did.
    String.raw`\]: \[[^\]\r\n]{1,40} -> [^\]\r\n]{1,40}\] `,
    String.raw` whispers to you: | flüstert dir zu: |悄悄地对你说[:：] ?`,
    String.raw`\]: \[[^ :\]\r\n]{2,20}: (?=[A-Z])`,
    // What plugins for chats write with a thread of its own.
    String.raw`Async Chat Thread[^\]\r\n]{0,20}\]: [^:»>\r\n]{1,60}(?:[:»>]|§.:) `,
  ].join("|"),
  "gm",
);

export function chatIn(text: string): Place[] {
  const places: Place[] = [];
  let lineEnd = 0;
  for (const { index, 0: before } of text.matchAll(said)) {
    const start = index + before.length;
    // Looked for once in each line, whatever stands in it again and again.
    if (start > lineEnd || lineEnd === 0) lineEnd = endOfLine(text, start);
    const end = Math.min(lineEnd, start + longestLine);
    if (endOfMatch(mask, text, start) < end) places.push({ start, end });
  }
  return places;
}

/** No chat is longer. */
const longestLine = 4096;
const lineBreak = /[\r\n]/g;
const mask = /\**/y;

function endOfLine(text: string, from: number): number {
  lineBreak.lastIndex = from;
  return lineBreak.exec(text)?.index ?? text.length;
}
