import { lineBefore } from "../characters.ts";
import { anyCase, type Detector, pairs, type Report } from "../detector.ts";
import { serviceAccounts } from "../impersonal-names.ts";
import { endOfMatch, matchAt } from "../sticky-patterns.ts";
import { readValue } from "./quoted-values.ts";
import { isFilledIn } from "./secret-values.ts";

interface Option {
  commands: RegExp;
  /** What may stand behind the dash. */
  letters: string;
  /** What stands between the dash and the password. */
  before: RegExp;
}

/** One of these programs. Before it there may be a colour or an escaped line break. */
const oneOf = (programs: string) => new RegExp(String.raw`(?:\b|(?<=\[[\d;]{0,18}m|§\w|\\[nrt]))(?:${programs})\b`);

/** Programs that take a password behind a short option. */
const shortOptions: readonly Option[] = [
  {
    commands: oneOf("mysql|mysqldump|mysqladmin|mysqlimport|mariadb|mariadb-dump"),
    letters: "p",
    before: /p(?=[^\s-])/y,
  },
  {
    commands: oneOf("mcrcon|rcon|rcon-cli|rconclt|sshpass|mongo|mongosh|mongodump"),
    letters: "p",
    before: /p[ =]{0,2}(?=[^\s-])/y,
  },
  { commands: oneOf("redis-cli|valkey-cli"), letters: "a", before: /a[ =]{1,2}/y },
  { commands: oneOf("curl|wget|http"), letters: "u-", before: /(?:u|-user|-proxy-user)[ =]{0,2}["']?[^\s:"']{1,64}:/y },
  {
    commands: oneOf("lftp|smbclient|winexe|rpcclient"),
    letters: "uU-",
    before: /(?:u|U|-user=?)[ =]{0,2}["']?[^\s,%"']{1,64}[,%](?=[^\s"'])/y,
  },
  { commands: oneOf("7z|7za|7zz|rar|unrar"), letters: "p", before: /p(?=[^\s-])/y },
  { commands: oneOf("zip|unzip"), letters: "P", before: /P[ ]?(?=[^\s-])/y },
  { commands: oneOf("htpasswd"), letters: "paubcBiPU", before: /[a-zA-Z]*b[a-zA-Z]*[ ]\S{1,100}[ ]\S{1,64}[ ]/y },
];

/** What follows the dash of one of them. */
const optionLetters = "paub-cBiPU";

const farthestCommand = 160;

/** `mysql -pX`, `sshpass -p X`, `redis-cli -a X`, `curl -u name:X`. */
export const commandPasswords: Detector = {
  anchors: pairs("-", optionLetters).map((option) => ` ${option}`),
  look(text, at, report) {
    const letter = text.charAt(at + 2);
    for (const { commands, letters, before: lead } of shortOptions) {
      const value = letters.includes(letter) ? endOfMatch(lead, text, at + 2) : -1;
      if (value < 0 || !commands.test(lineBefore(text, at, farthestCommand))) continue;
      // A quote that begins before the name: `-u 'anna,X'`.
      const quoted = /["']/.test(text.slice(at, value)) ? matchAt(restOfQuoted, text, value)?.[0] : undefined;
      if (quoted === undefined || !isFilledIn(quoted)) return reportValue(text, value, report);
      report("password", value, value + quoted.length);
      return value + quoted.length;
    }
    return at + 1;
  },
};

const restOfQuoted = /[^"'\r\n]{1,128}(?=["'])/y;

/** `keytool -storepass X -keypass X`, `openssl … -passin pass:X` */
export const keyStorePasswords: Detector = {
  anchors: ["epas", "ypas", " pas"],
  look(text, at, report) {
    const value = endOfMatch(storeOption, text, at);
    if (value < 0 || !beforeStoreOption.test(lineBefore(text, at, 24))) return at + 1;
    return reportValue(text, value, report);
  },
};

const storeOption =
  /(?:[ey]pass(?:word)?(?:["'],?)?[ =]{1,3}(?!-|(?:option|argument|must|requires?|needs?) )| pass:)(?=[^\s*])/y;
const beforeStoreOption = /(?:^|[\s"'[,])-{1,2}(?:(?:src|dest|new)?(?:stor|ke)|pass(?:in|out|word)?)$/i;

/** `sudo -S <<< "X"`, `echo X | sudo -S`: what a program reads that asks for a password. */
export const pipedPasswords: Detector = {
  anchors: ["<<< ", '<<<"', "<<<'", "| su", "|sud", "| pa", "| ch", "| do", "| cr"],
  look(text, at, report) {
    const before = lineBefore(text, at, farthestCommand);
    if (text.charAt(at) === "<")
      return asksForPassword.test(before)
        ? reportValue(text, at + "<<<".length + +(text.charAt(at + 3) === " "), report)
        : at + 1;
    const echoed = asksBehindPipe.test(text.slice(at, at + farthestCommand)) ? echo.exec(before) : null;
    const value = echoed?.[1] ?? echoed?.[2];
    if (!echoed || value === undefined || !isFilledIn(value)) return at + 1;
    const start = at - echoed[0].length + echoed[0].lastIndexOf(value);
    report("password", start, start + value.length);
    return at + 1;
  },
};

const readers = String.raw`(?:sudo (?:-\w{1,3} ){0,3}?-\w{0,3}S|su(?: -)?(?: \w{1,32})?|passwd(?: \w{1,32})?|chpasswd|cryptsetup|(?:docker|podman) login\b[^|]*--password-stdin)`;
const asksForPassword = new RegExp(`(?:^|[^\\w-])${readers}[^|;&<]*$`);
const asksBehindPipe = new RegExp(String.raw`\| ?${readers}(?![\w/-])`, "y");
const echo = /(?:echo|printf)(?: -\w+)? (?:["']([^"'\r\n]{3,64})["']|(?:\w{1,32}:)?([^\s"'$|;]{3,64})) ?$/;

/** `AUTH X` and `AUTH name X` of Redis, and what a server for mail is sent: `AUTH PLAIN X`. */
export const serverLogins: Detector = {
  anchors: ["AUTH"],
  look(text, at, report) {
    const mail = matchAt(mailLogin, text, at);
    const found = mail ?? matchAt(redisLogin, text, at);
    if (!found || /[\w-]$/.test(text.charAt(at - 1))) return at + 1;
    const end = at + found[0].length;
    const value = found[1]!;
    const isOne =
      mail !== null ||
      (ofRedis.test(lineBefore(text, at, farthestCommand) + found[0]) &&
        isFilledIn(value) &&
        /[\d!#$%&*+?@]/.test(value));
    if (isOne) report("password", end - value.length, end);
    return end;
  },
};

const mailLogin = /AUTH (?:PLAIN|LOGIN|XOAUTH2|CRAM-MD5) ([A-Za-z\d+/]{10,2048}={0,2})(?![\w-])/y;
const redisLogin = /AUTH["']? (?:["']?[\w.-]{1,40}["']? (?=["']?[^\s"'(]))?["']?([^\s"'(),;*][^\s"',;*]{3,127})/y;
const ofRedis = /redis|jedis|lettuce|valkey|keydb|dragonfly|WRONGPASS|AUTH["']? ["']?default["']? /i;

/** Passwords and names in statements of databases and of Windows: `IDENTIFIED BY 'X'`, `net use … /user:name X`. */
export const statementPasswords: Detector = {
  anchors: [
    ...anyCase("by").flatMap((word) => pairs(" \t", "'\"").map((next) => word + next)),
    ...anyCase("/use"),
    "t us",
    "t uS",
  ],
  look(text, at, report) {
    if (text.charAt(at) === "t") return reportNewAccount(text, at, report);
    if (text.charAt(at) !== "/") {
      // "Caused by" is everywhere.
      if (text.charAt(at - 1) !== " ") return at + 1;
      if (!/identified (?:with \w{1,40} )?by$/i.test(text.slice(Math.max(0, at - 60), at + 2))) return at + 1;
      return reportValue(text, at + 3, report);
    }
    const line = lineBefore(text, at, farthestCommand);
    const [option = "", account] = (/\brunas\b/i.test(line) && matchAt(accountOption, text, at)) || [];
    if (account !== undefined && !serviceAccounts.has(account.toLowerCase())) {
      const end = at + option.length;
      report("user-name", end - account.length, end);
      return end;
    }
    const value = /\bnet use\b/i.test(line) ? endOfMatch(userOption, text, at) : -1;
    return value < 0 ? at + 1 : reportValue(text, value, report);
  },
};

const accountOption = /\/user:(?:[\w.-]{1,40}\\{1,2})?([\p{L}_][\p{L}\d_.-]{0,31})/iuy;
const newAccount = /t user ([^\s/"']{1,32}) (?=[^\s/*])/iy;

/** `net user anna X /add` */
function reportNewAccount(text: string, at: number, report: Report): number {
  const [command = "", account] = matchAt(newAccount, text, at) ?? [];
  if (account === undefined || !/(?:^|[^\w])ne$/i.test(text.slice(Math.max(0, at - 3), at))) return at + 1;
  const from = at + command.length;
  if (!serviceAccounts.has(account.toLowerCase())) report("user-name", from - 1 - account.length, from - 1);
  return reportValue(text, from, report);
}

const userOption = /\/user:[^\s"']{1,64}[ ]{1,2}(?=[^\s/])/iy;

function reportValue(text: string, from: number, report: Report): number {
  const { start, end, text: value } = readValue(text, from);
  if (isFilledIn(value)) report("password", start, end);
  return Math.max(end, from);
}
