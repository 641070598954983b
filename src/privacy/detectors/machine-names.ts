import { digit, isAt, lineBefore, startOfRun, tokenPart, word } from "../characters.ts";
import { type Detector, pairs } from "../detector.ts";
import { serviceAccounts } from "../impersonal-names.ts";

const longestName = 64;

/** A name with a dash: words and hashes have none. */
const ofMachine = /^(?=.{6,64}$)[A-Za-z]\w*(?:-\w+)+$/;

/** A machine as Java writes it, with its address at home: `ANNA-PC/192.168.178.20`, `anna-laptop/127.0.1.1`. */
export const machinesWithAddress: Detector = {
  anchors: ["/19", "/12"],
  look(text, at, report) {
    homeAddress.lastIndex = at;
    if (!homeAddress.test(text)) return at + 1;
    const start = startOfRun(text, at, tokenPart, longestName);
    const isWhole = !isAt(text, start - 1, word) && !"./\\:@".includes(text.charAt(start - 1) || " ");
    if (isWhole && ofMachine.test(text.slice(start, at))) report("host-name", start, at);
    return homeAddress.lastIndex;
  },
};

const homeAddress = /\/(?:192\.168|127\.0)\.\d{1,3}\.\d{1,3}(?![\w.])/y;

/** The name that Java gives to its process: `4411@anna-laptop`. */
export const processNames: Detector = {
  anchors: pairs("0123456789", "@"),
  look(text, at, report) {
    const start = startOfRun(text, at + 1, digit, 8);
    if (isAt(text, start - 1, tokenPart) || text.charAt(start - 1) === ".") return at + 1;
    machine.lastIndex = at + 2;
    const name = machine.exec(text)?.[0];
    if (name === undefined || !ofMachine.test(name)) return at + 1;
    report("host-name", at + 2, machine.lastIndex);
    return machine.lastIndex;
  },
};

const machine = /[\w-]{4,64}(?![\w./:@-])/y;

/** Accounts of Unix where tools name them: `uid=1000(anna)`, `/tmp/hsperfdata_anna`. */
export const unixAccounts: Detector = {
  anchors: ["id=", "ta_"],
  look(text, at, report) {
    account.lastIndex = at;
    const found = account.exec(text);
    if (!found || !/(?:[ug]|hsperfda)$/.test(lineBefore(text, at, 8))) return at + 1;
    const end = account.lastIndex;
    if (!serviceAccounts.has(found[1]!.toLowerCase())) report("user-name", end - found[1]!.length, end);
    return end;
  },
};

const account = /(?:id=\d{3,10}\(|ta_)([A-Za-z][\w.-]{0,31})(?![\w.-])/y;

/** A machine whose folder is used over the network: `\\NAS-SCHMIDT\share`, also with each backslash doubled. */
export const networkShares: Detector = {
  anchors: ["\\\\"],
  look(text, at, report) {
    share.lastIndex = at;
    const found = share.exec(text);
    const before = text.charAt(at - 1);
    if (!found || before === "\\" || before === ":" || isAt(text, at - 1, word)) return at + 1;
    const [, slashes = "", name = ""] = found;
    const isName = ofMachine.test(name) || /^[A-Z][A-Z0-9_]{2,14}$/.test(name);
    const start = at + slashes.length;
    if (isName) report("host-name", start, start + name.length);
    return start + name.length;
  },
};

const share = /(\\{4}|\\{2})([A-Za-z][\w-]{1,62})(?=\\{1,2}[\w$])/y;
