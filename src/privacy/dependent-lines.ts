import { anyCase, behindAll, type Detector } from "./detector.ts";
import { endOfMatch } from "./sticky-patterns.ts";

/**
 * Notices private keys and lists of tokens, whose lines are explained by one before them, which may have no mask. A cheap
 * look, which may take something else for one: then more is searched than needed.
 */
export const dependentLines: Detector = {
  anchors: anyCase("-beg", "ens", "eys", "ets", "rds", "ids"),
  // Nearly all are words that end like this, with no separator near.
  rulesOut(bytes, at) {
    if (bytes[at] === dash) return bytes[at - 1] !== dash;
    for (let next = at + 3; next < at + 3 + mostBetween; next++)
      if (bytes[next] === colon || bytes[next] === equals) return false;
    return true;
  },
  look(text, at, _, notes) {
    if (endOfMatch(first, text, at) < 0) return ~(at + 1);
    notes.linesDepend = true;
    return behindAll;
  },
};

const dash = 45;
const colon = 58;
const equals = 61;
/** As far as the separator may be behind the word, see `first`. */
const mostBetween = 21;

const first = /(?<=----)-BEGIN |(?:ens|eys|ets|rds|ids)(?![a-z])[^\r\n:=]{0,20}[:=][^\r\n]{0,20}\r?\n[^\r\n-]{0,30}-/iy;
