import { lineBefore } from "../characters.ts";
import type { Detector } from "../detector.ts";
import { matchAt } from "../sticky-patterns.ts";
import { accountName, isAccount } from "./account-words.ts";
import { type SpokenFact, spokenFact } from "./spoken-facts.ts";

/** Accounts that the tools of a system name. Each phrase begins where few lines have its letters. */

function accountsBehind(phrase: string, rest: Partial<SpokenFact> = {}): Detector {
  return spokenFact({
    kind: "user-name",
    phrase,
    joint: " {1,2}[\"'`‘]?",
    value: `${accountName}(?![\\w:/\\\\-])`,
    isOne: isAccount,
    ...rest,
  });
}

/** `crontab for anna`, "Successful su for root by anna", "LOGIN ON tty1 BY anna", `loginctl enable-linger anna` */
const ofTools = accountsBehind(
  [
    "crontab(?: for| of| -[elr] -u| -u)|crontab: no crontab for",
    "FAILED SU \\(to \\w{1,16}\\)|LOGIN ON \\S{1,12} BY|' FOR(?<=FAILED LOGIN[^\\r\\n]{4,40} FOR)|Adding (?:new )?user",
    "loginctl (?:enable-linger|disable-linger|terminate-user|kill-user|show-user|user-status)",
    "deluser|adduser|chpasswd:|gpasswd -[ad]",
  ].join("|"),
);

/** "passwd: password changed for anna", "usermod: add 'anna' to group 'docker'", "new user: name=anna" */
const ofChanges = accountsBehind(
  [
    "ged for(?: user)?(?<=passwd[^\\r\\n]{1,24} password changed for(?: user)?)",
    "ermod(?:\\[\\d{1,8}\\])?: (?:add|delete|remove|(?:change|lock|unlock) user)(?<=usermod.{0,40})",
    "su for \\w{1,16} by(?<=(?:[Ss]uccessful|FAILED|[Ff]ailed) su for \\w{1,16} by)",
  ].join("|"),
  { isInWord: true },
);

/** Behind an equals sign, or in a path: `ruser=anna`, `/var/mail/anna`, `/run/screen/S-anna`. */
const inPaths = accountsBehind(
  [
    "r: name=(?<=new user: name=)|ruser=|logname=(?=[^\\r\\n]{0,40}uid=)",
    "(?:syncthing|code-server|vncserver|ssh-agent)@(?=[\\w.-]{2,32}\\.service)",
    "abs/(?<=cron/crontabs/)|ail/(?<=(?:spool|var)/mail/)|[ns]/S-(?<=screens?/S-)",
  ].join("|"),
  { joint: "", isInWord: true },
);

/** `(anna) CMD (/opt/backup.sh)`, `[anna] OK LOGIN`, `anna ALL=(ALL) NOPASSWD: ALL` */
const beforeVerbs: Detector = {
  anchors: [") CM", ") LI", ") RE", ") BE", ") EN", "] OK", "] FA", " ALL"],
  look(text, at, report) {
    const verb = matchAt(accountVerb, text, at)?.[0];
    const account =
      verb === undefined ? undefined : accountsBefore[verb.charAt(0)]?.exec(lineBefore(text, at, 64))?.[1];
    if (account !== undefined && isAccount(account)) report("user-name", at - account.length, at);
    return at + 1;
  },
};

const accountVerb =
  /\) (?:CMD|CMDOUT|CMDEND|LIST|REPLACE|RELOAD|BEGIN EDIT|END EDIT) \(|\] (?:OK|FAIL) (?:LOGIN|UPLOAD|DOWNLOAD|MKDIR|DELETE|RENAME|CHMOD)| ALL ?= ?\(/y;
const accountsBefore: Readonly<Record<string, RegExp>> = {
  ")": new RegExp(`(?:^|\\s)\\((${accountName})$`),
  "]": new RegExp(`(?:^|\\s)\\[(${accountName})$`),
  " ": new RegExp(`^\\s{0,4}(${accountName})$`),
};

/** "USER anna: Login successful", as proftpd has it. */
const logins = accountsBehind("USER", {
  value: `${accountName}(?=: (?:Login|no such user|Incorrect|Limit))`,
});

/** "useradd: user 'anna' already exists", "id: 'anna': no such user" */
const quoted: Detector = {
  anchors: ["' al", "': n", "’: n", "' is c", "' do"],
  look(text, at, report) {
    const account = beforeState.exec(lineBefore(text, at, 72))?.[1];
    if (account !== undefined && state.test(text.slice(at, at + 32)) && isAccount(account))
      report("user-name", at - account.length, at);
    return at + 1;
  },
};

const beforeState = new RegExp(
  `(?:user(?:add|mod|del)|adduser|deluser|id|groups|chown|chage|su|sudo)(?:\\[\\d{1,8}\\])?: (?:[\\p{L} ]{1,24} )?['‘](${accountName})$`,
  "u",
);
const state = /^['’](?: already exists| does not exist| is currently|: no such user)/;

/** "ssh anna@192.168.178.40", at home: mods have versions behind the sign, `jei@10.4.2.1`. */
const atHome: Detector = {
  anchors: ["@192", "@10.", "@172"],
  look(text, at, report) {
    const address = matchAt(homeAddress, text, at)?.[0];
    const line = address === undefined ? "" : lineBefore(text, at, 96);
    const account = beforeAddress.exec(line)?.[1];
    if (account !== undefined && (address!.startsWith("@192.168") || overNetwork.test(line)) && isAccount(account))
      report("user-name", at - account.length, at);
    return at + 1;
  },
};

const homeAddress = /@(?:192\.168|10\.\d{1,3}|172\.(?:1[6-9]|2\d|3[01]))\.\d{1,3}\.\d{1,3}(?![\w.])/y;
const beforeAddress = new RegExp(`(?:^|[\\s"'(=])(${accountName})$`);
const overNetwork = /(?<![\w-])(?:ssh|scp|sftp|rsync|mosh|ssh-copy-id|login|connect\w{0,3})(?![\w-])/i;

export const systemAccounts: readonly Detector[] = [ofTools, ofChanges, inPaths, beforeVerbs, logins, quoted, atHome];
