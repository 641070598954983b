import type { Detector } from "../detector.ts";
import { matchAt } from "../sticky-patterns.ts";
import { isFilledIn } from "./secret-values.ts";
import { spokenFact } from "./spoken-facts.ts";

/**
 * Secrets that code gives to a function: `new MulticraftAPI('http://…/api.php', 'admin', 'X')`, `mysqli_connect("localhost", "mc", "X")`,
 * `DriverManager.getConnection(url, "mc", "X")`. They are the last of the first three or four.
 */
export const callArguments: Detector = {
  anchors: ["API(", "Api(", "qli(", "ect(", "ion(", "PDO(", "gin("],
  rulesOut: (bytes, at) => !mayBegin[bytes[at + 4]!],
  look(text, at, report) {
    const found = matchAt(call, text, at);
    if (!found || !functions.test(text.slice(Math.max(0, at - 24), at + 4))) return at + 1;
    const value = found[1]!;
    const end = at + found[0].length;
    if (isFilledIn(value)) report("password", end - value.length, end);
    return end;
  },
};

/** A quote, a space, or a variable. */
const mayBegin = Uint8Array.from({ length: 256 }, (_, code) => (/["' $a-z]/.test(String.fromCharCode(code)) ? 1 : 0));
const argument = String.raw`(?:"[^"\r\n]{0,160}"|'[^'\r\n]{0,160}'|[$\w.:>-]{1,48})`;
const call = new RegExp(
  String.raw`[A-Za-z]{3}\( ?(?:${argument}, ?){2}["'](?!\$\{|https?:)([^\s"']{4,128})(?=["'] ?[,)])`,
  "y",
);
const functions =
  /(?:new \w{2,20}A[Pp][Ii]|mysqli|(?:mysqli?|pg|oci|ftp|ssh2|ldap)_(?:p?connect|login|auth_password)|getConnection|createConnection|PDO|(?:ftp|smtp|sftp|client)\.(?:login|connect))\($/;

/** `<Pass encoding="base64">X</Pass>`, as FileZilla has it. */
export const elementsWithPasswords = spokenFact({
  kind: "password",
  phrase: "<[Pp]ass(?:word|wd|phrase)?(?: [^<>\\r\\n]{1,60})?>",
  joint: "",
  value: "(?![*\\s])[^<>\\r\\n]{3,200}(?=</[Pp]ass)",
});

/** Keys that shops and lists of servers are told on a console: `craftingstore key X`, `tebex secret X`. */
export const keysOfShops = spokenFact({
  kind: "api-key",
  phrase:
    "g[Ss]tore(?<=[Cc]rafting[Ss]tore)|[Tt]ebex|ycraft(?<=[Bb]uycraft)|[Ee]njin|e[Ss]tore(?<=[Mm]ine[Ss]tore)|ay[Nn]ow(?<=[Pp]ay[Nn]ow)|goramp(?<=[Aa]goramp)|zuriom(?<=[Aa]zuriom)",
  joint: " (?:set ?)?(?:key|secret|token|setup|login|apikey|link|force-?key) ",
  value: String.raw`(?=[A-Za-z_-]{0,60}\d)[\w-]{12,128}(?![\w.])`,
  // Each begins where it differs from the words of every log.
  isInWord: true,
});
