import type { Lines } from "../text/lines.ts";

/**
 * What players say and type is no finding: `[12:00:00] [Server thread/INFO]: [Not Secure] <Alex> …`, `[CHAT] …`,
 * `Alex issued server command: /say …`, `[Server] …`, `Alex whispers to Steve: …`.
 */
const said = /^(?:[^\n<]{0,190}(?:[\]:] ?|\|[A-Z]{4,10} > ))?<(?!->)[^<>\n]{1,40}> /;
const marks = [
  "[CHAT]",
  "issued server command: ",
  "]: [Server] ",
  "]: [Rcon] ",
  " whispers to ",
  "[DiscordSRV] Chat: ",
];
/** Bukkit servers have a thread for chat, which plugins give any form; `* Alex waves` is `/me waves`. */
const saidOtherwise = /\[Async Chat Thread - #\d{1,9}\/INFO\]|\/INFO\]: (?:\[Not Secure\] )?\* \w{2,16} /;
const looked = 200;
/** CraftTweaker and MineTweaker tell whoever joins what is wrong in the scripts of the pack; nobody else does so without a name. */
const ofScripts = "]: [CHAT] ERROR: ";

function isOfScripts(start: string): boolean {
  const at = start.indexOf("]: ");
  return start.startsWith(ofScripts, at) && /\.zs[:}]/.test(start.slice(at + ofScripts.length));
}

/** The only place that recognises chat. Findings never see such lines. */
export function isChatLine(line: string): boolean {
  const start = line.slice(0, looked);
  // Literals first: this is asked of very many lines.
  return (
    (start.includes("> ") && said.test(start)) ||
    (marks.some((mark) => start.includes(mark)) && !isOfScripts(start)) ||
    ((start.includes("[Async Chat") || start.includes(" * ")) && saidOtherwise.test(start))
  );
}

/** Where a literal stands between two places of the text, without what players say; at most so many. */
export function* placesOutsideChat(
  lines: Lines,
  literal: string,
  { from = 0, end = lines.text.length, most }: { from?: number; end?: number; most: number },
): Generator<{ at: number; line: number }> {
  let tried = 0;
  for (const at of lines.placesOf(literal, from, end)) {
    if (tried++ === most) return;
    const line = lines.at(at);
    if (!isChatLine(lines.get(line, looked))) yield { at, line };
  }
}
