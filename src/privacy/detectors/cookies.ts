import { anyCase, type Detector } from "../detector.ts";
import { endOfMatch, matchAt } from "../sticky-patterns.ts";
import { isFilledIn, looksRandom } from "./secret-values.ts";

/** The values in `Cookie: a=X; b=Y` and `Set-Cookie: a=X; Path=/`: whoever has one is signed in. */
export const cookies: Detector = {
  anchors: anyCase("ie:"),
  look(text, at, report) {
    let from = endOfMatch(header, text, at);
    if (from < 0 || !/cook$/i.test(text.slice(Math.max(0, at - 4), at))) return at + 1;
    for (let count = 0; count < maxCookies; count++) {
      const found = matchAt(cookie, text, from);
      if (!found) break;
      const value = found[1]!;
      const start = from + found[0].indexOf("=") + 1;
      if (isFilledIn(value) && looksRandom(value, 12)) report("token", start, start + value.length);
      from += found[0].length;
    }
    return Math.max(from, at + 1);
  },
};

const maxCookies = 100;
const header = /ie:[ \t]{0,4}/iy;
const cookie = /[\w.$-]{1,64}=([^\s;,"'\\]{0,4096})(?:;[ \t]{0,2})?/y;
