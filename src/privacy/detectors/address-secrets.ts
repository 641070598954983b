import { blank, isAt } from "../characters.ts";
import type { Detector } from "../detector.ts";
import { isFilledIn, looksRandom } from "./secret-values.ts";

const longest = 1024;

/**
 * What lets somebody into a socket, whatever the parameter is called: `wss://host/ws?t=X`. Sockets are for programs, so
 * nothing long and random in such an address is for people. An id says which one is meant, and lets nobody in.
 */
export const socketQueries: Detector = {
  anchors: ["wss:", "ws:/"],
  look(text, at, report) {
    const from = text.startsWith("://", at + 2) ? at + 5 : at + 6;
    if (!text.startsWith("://", from - 3) || /\w/.test(text.charAt(at - 1))) return at + 1;
    let end = from;
    while (end < from + longest && end < text.length && !isAt(text, end, blank) && !"\"'<>`".includes(text.charAt(end)))
      end++;
    for (const { indices } of text.slice(from, end).matchAll(parameter)) {
      const [[, keyEnd], [start, stop]] = [indices![1]!, indices![2]!];
      const value = text.slice(from + start, from + stop);
      if (isId.test(text.slice(from, from + keyEnd)) || !isRandom(value)) continue;
      report("token", from + start, from + stop);
    }
    return end;
  },
};

const parameter = /[?&;#]([\w.-]{1,32})=([\w~.+/%-]{16,600}=*)/dg;
const isId =
  /[?&;#](?:v|version|id|uuid|\w{1,12}[_-]?(?:id|uuid)|server|node|room|channel|instance|world|host|region|pack|hash|sha\d*|checksum|commit|build)$/i;

function isRandom(value: string): boolean {
  return looksRandom(value, 16) && (value.match(/\d/g)?.length ?? 0) >= 3 && isFilledIn(value);
}
