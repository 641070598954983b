import { lineBefore } from "../characters.ts";
import type { Detector } from "../detector.ts";
import { isPersonalAccount } from "../impersonal-names.ts";
import { matchAt } from "../sticky-patterns.ts";

const longestBefore = 110;

/** Reports the first group of a pattern for what stands before an anchor in its line. */
function accountBefore(anchors: readonly string[], before: RegExp, behind: RegExp): Detector {
  return {
    anchors,
    look(text, at, report) {
      if (!matchAt(behind, text, at)) return at + 1;
      const line = lineBefore(text, at, longestBefore);
      const found = before.exec(line);
      if (!found || !isPersonalAccount(found[1]!)) return at + 1;
      const start = at - line.length + found.index + found[0].indexOf(found[1]!);
      report("user-name", start, start + found[1]!.length);
      return at + 1;
    },
  };
}

/** `anna  2719 38.2 41.0 9120384 671204 ?  Sl  03:12  88:14 java`, and as `ps -ef` has it. */
const processes = accountBefore(
  [" ?  ", " ? S", " ? R", " ?? ", " s00", " pts", " tty"],
  /(?:^|[:\]] )((?:[A-Z][A-Z\d-]{1,14}[\\+])?[A-Za-z_][\w.-]{1,31}\+?) +\d{1,8} +(?:\d{1,4}(?:[.,]\d)? +\d{1,3}(?:[.,]\d)? +\d{1,12} +\d{1,12}|\d{1,8} +\d{1,3} +[\w:]{5,6}) {0,8}$/,
  / (?:\?{1,2}|s\d{3}|pts\/\d{1,4}|tty\w{1,4}) +(?:[RSDZTIXU][\w<+]{0,4} |(?:\d\d:\d\d:|\d-)\d\d)/y,
);

/** `anna  pts/0  2026-01-12 12:00 (…)`, as `who`, `w` and `last` have it. */
const sessions = accountBefore(
  [" pts", " tty"],
  /(?:^|[:\]] )([A-Za-z][\w.-]{1,31}) {0,24}$/,
  / (?:pts\/\d{1,4}|tty\w{1,4}) +(?:\d{4}-\d\d-\d\d |[A-Z][a-z]{2} +\d|:\d|\d{1,3}\.|- )/y,
);

/** `2719 anna  20  0 9120384 3.4g 28444 S  41.2  22.4  12:31.07 java`, as `top` has it. */
const topLines = accountBefore(
  ["20  "],
  /^ *\d{1,8} ([A-Za-z][\w.-]{1,31}\+?) +$/,
  /20 +0 +[\d.,]{1,9}[kmgt]? +[\d.,]{1,9}[kmgt]? +[\d.,]{1,9}[kmgt]? [SRD] +\d{1,4}[.,]\d +\d{1,3}[.,]\d /y,
);

/** `java  2719 anna  45u  IPv6 …`, as `lsof` has it. */
const openFiles = accountBefore(
  [" REG", " DIR", " CHR", " IPv", " FIF", " unix"].map((anchor) => anchor.slice(0, 4)),
  /^\S{1,15} +\d{1,8} +([A-Za-z][\w.-]{1,31}) +(?:\d{1,5}[a-zA-Z-]{1,2}|cwd|txt|mem|rtd|DEL) *$/,
  / (?:REG|DIR|CHR|IPv[46]|FIFO|unix) /y,
);

/** `>anna  console  1  Active`, as Windows lists who is there. */
const windowsSessions = accountBefore(
  ["  co"],
  /^[> ]?([\p{L}][\p{L}\d.-]{1,31}) {1,24}$/u,
  / {1,2}console +\d{1,5} +\p{L}{4,12} /uy,
);

/** `anna:x:1000:1000:Anna Schmidt,,,:/home/anna:/bin/bash` */
const passwordFile: Detector = {
  anchors: [..."123456789"].map((digit) => `:x:${digit}`),
  look(text, at, report) {
    const found = matchAt(passwordEntry, text, at);
    const name = found && /(?:^|[\s"'])([a-z_][\w.-]{0,31})$/.exec(lineBefore(text, at, 48))?.[1];
    if (!found || !name) return at + 1;
    if (isPersonalAccount(name)) report("user-name", at - name.length, at);
    const [, ids = "", person = ""] = found;
    if (/\p{L}{2}/u.test(person)) report("user-name", at + ids.length, at + ids.length + person.length);
    return at + found[0].length;
  },
};

const passwordEntry = /(:x:[1-9]\d{3,9}:\d{1,10}:)([^:\r\n,*]{0,60})[^:\r\n]{0,60}:\//y;

export const processListings: readonly Detector[] = [
  processes,
  sessions,
  topLines,
  openFiles,
  windowsSessions,
  passwordFile,
];
