import { lineBefore } from "../characters.ts";
import type { Detector, Report } from "../detector.ts";
import { matchAt } from "../sticky-patterns.ts";
import { isFilledIn } from "./secret-values.ts";

/** Passwords and keys as files have them that hold nothing else, and calls of functions that set them. */

/** `localhost:5432:plan:anna:X`, a line of the file that PostgreSQL has its passwords in. */
const passwordLines: Detector = {
  anchors: [":543", ":633"],
  look(text, at, report) {
    const host = lineBefore(text, at, 72);
    const found = matchAt(restOfLogin, text, at);
    if (!found || !/^[ \t>+|-]{0,4}(?:[\w.-]{1,64}|\*)$/.test(host) || !isFilledIn(found[1]!)) return at + 1;
    const end = at + found[0].length;
    report("password", end - found[1]!.length, end);
    return end;
  },
};

const restOfLogin = /:(?:\d{4,5}|\*):(?:[\w-]{1,63}|\*):[\w.-]{1,63}:([^\s:]{3,128})(?=[ \t]*(?:[\r\n]|$))/y;

const longestKey = 64;

/** The private half of a key as PuTTY saves it: as many lines as the first one says. */
const puttyKeys: Detector = {
  anchors: ["ate-"],
  look(text, at, report) {
    const found = at < 4 ? null : matchAt(privateLines, text, at - 4);
    if (!found) return at + 1;
    if (found[1] === undefined) return reportIn(text, at - 4 + found[0].length, 1, report);
    return reportIn(text, at - 4 + found[0].length, Math.min(Number(found[1]), longestKey), report);
  },
};

const privateLines = /Private-(?:Lines: (\d{1,3})[ \t]*\r?\n|MAC: )/y;
const keyLine = /((?:\[[^\]\r\n]{0,48}\][ :]{0,3}){0,4}[ \t]{0,16})([A-Za-z\d+/=]{8,80})[ \t]*(?:\r?\n|$)/y;

function reportIn(text: string, from: number, count: number, report: Report): number {
  let at = from;
  for (let line = 0; line < count; line++) {
    const found = matchAt(keyLine, text, at);
    if (!found) break;
    const start = at + found[1]!.length;
    report("api-key", start, start + found[2]!.length);
    at += found[0].length;
  }
  return at;
}

const keyEndLength = 3;
/** The last letters of such keys, which other detectors look for as well. */
const keyEnds = "ord ORD swd SWD ret RET ken KEN ass ASS Key key KEY ALT".split(" ");

/** `define('DB_PASSWORD', 'X')`, `config.set("database.password", "X")`: what a function is given that sets it. */
const setSecrets: Detector = {
  anchors: keyEnds.flatMap((end) => [..."'\"\\"].map((next) => end + next)),
  look(text, at, report) {
    const keyEnd = at + keyEndLength;
    const found = matchAt(secondArgument, text, keyEnd);
    if (!found || !call.test(lineBefore(text, keyEnd, 120))) return at + 1;
    const [all, quote = "", value = ""] = found;
    if (!isFilledIn(value) || value.includes(" ")) return at + 1;
    const start = keyEnd + all.length - value.length - quote.length;
    report("password", start, start + value.length);
    return keyEnd + all.length;
  },
};

const secondArgument = /\\?["'], ?(\\?["'])([^"'\\\r\n]{3,200})\1(?=[ ,;)])/y;
const call =
  /(?:^|[\s.;(>])(?:define|put|putenv|setenv|set\w{0,24}|add\w{0,24}|getenv|getOrDefault|environ\.get|getProperty)\(\\?["'](?:[\w.-]{0,40}[._-])?(?:\w{0,24}(?:[Pp]assword|PASSWORD|[Pp]asswd|PASSWD|[Ss]ecret|SECRET|[Tt]oken|TOKEN)|DB_PASS|pass|apiKey|api_key|API_KEY|(?:AUTH|SECURE_AUTH|LOGGED_IN|NONCE)_(?:KEY|SALT))$/;

export const filesOfKeys: readonly Detector[] = [passwordLines, puttyKeys, setSecrets];
