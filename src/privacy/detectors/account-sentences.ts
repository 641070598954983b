import { lineBefore } from "../characters.ts";
import { type Detector, detectorOf } from "../detector.ts";
import { isImpersonal, isPersonalAccount } from "../impersonal-names.ts";
import { matchAt } from "../sticky-patterns.ts";
import { accountName, isAccount } from "./account-words.ts";
import { spokenFact } from "./spoken-facts.ts";
import { systemAccounts } from "./system-accounts.ts";

const quoted = `(?<=["'‘“«])${accountName}(?=(?::[\\w.-]{1,32})?["'’”»])`;
const joint = " {1,2}[\"'‘“«]?";

/**
 * Accounts that systems and databases let in or refuse: `password authentication failed for user "anna"`. Plugins speak
 * of players in the same way, but not of passwords, sessions or roles.
 */
const letIn = spokenFact({
  kind: "user-name",
  phrase: [
    "auth\\p{L}{1,16} (?:failed|error|failure) for(?: user)?|[Aa]ccess denied for(?: user)?",
    "[Ss]ession (?:opened|closed) for user|[Ss]ession \\S{1,8} of [Uu]ser|su: user|su(?:\\[\\d{1,8}\\])?: \\(to|chown: invalid user:|[Ii]nvalid user",
    "\\[sudo\\] [\\p{L} ]{3,24} (?:for|für|pour|de|di|para|dla|для|voor)",
  ].join("|"),
  joint,
  value: `${quoted}|(?<= [Uu]ser:? |sudo.{6,40}|\\(to )${accountName}`,
  isOne: isAccount,
});

/** "Login failed for user 'anna'.", `FATAL: role "anna" does not exist`, `user "anna", database "mc"` */
const quotedAccounts = spokenFact({
  kind: "user-name",
  phrase:
    '[Ll]og(?:in|on) (?:failed|incorrect|denied) for(?: user)?|FATAL: +role|user(?= "[^"\\r\\n]{1,32}", database)',
  joint,
  value: quoted,
  isOne: isAccount,
});

/** "Accepted publickey for anna from …", "Disconnected from user anna …" */
const sshAccounts = spokenFact({
  kind: "user-name",
  phrase:
    "(?:Accepted|Failed) (?:password|publickey|none|hostbased|keyboard-interactive(?:/pam)?) for(?: invalid user)?|from (?:authenticating |invalid )?user|by (?:authenticating|invalid) user",
  value: `${accountName}(?= (?:from )?[^ ]{1,64} port \\d)`,
  isOne: isAccount,
});

/** `sudo -u anna java`, `su - anna`, `chown -R anna:anna /opt/mc`, `Login incorrect for user anna` */
const commands = spokenFact({
  kind: "user-name",
  phrase: "sudo -i?u|runuser -[lu]|su -l?|chown(?: -{1,2}[\\w-]{1,16}){0,2}|Login incorrect for user",
  value: `${accountName}(?::${accountName})?(?![\\w.:/\\\\-])`,
  isOne: isAccount,
});

/** "Running as anna on ANNA-PC", "owner: anna, group: anna", `username=anna.8c1f2a77` as panels name accounts of servers. */
const runners = spokenFact({
  kind: "user-name",
  phrase:
    "[Rr]unning as|[Oo]wner|[Bb]esitzer|[Pp]ropriétaire|[Pp]ropietario|[Pp]roprietário|[Ww]łaściciel|[Вв]ладелец|user(?:name)?",
  joint: "(?: |: ?|=)[\"']?",
  value: [
    `(?<=as )${accountName}(?= on [A-Z]| ?\\(uid)`,
    `${accountName}(?=["']?[,;] (?:[Gg]roup|[Gg]ruppe|groupe|[Gg]rup[oa]|группа) ?[:=])`,
    `(?<=user(?:name)?[ :="']{1,3})[A-Za-z][\\w-]{1,31}(?=\\.[\\da-f]{8}(?![\\w.]))`,
  ].join("|"),
  isOne: isAccount,
});

/** `sudo: anna : TTY=pts/0 ; …` */
const sudoLines = spokenFact({
  kind: "user-name",
  phrase: "sudo(?:\\[\\d{1,8}\\])?:",
  joint: " {1,12}",
  value: `${accountName}(?= : TTY=)`,
  isOne: isAccount,
});

/** `sftp://anna@mc.example.org/` */
const accountsInAddresses = spokenFact({
  kind: "user-name",
  phrase: "sftp|ftps?|ssh|smb|scp|rsync",
  joint: "://",
  value: `${accountName}(?=@)`,
  isOne: isAccount,
});

/** "anna is not in the sudoers file" */
const refusedRoots: Detector = {
  anchors: ["oers"],
  look(text, at, report) {
    const found = /(?:^|\s)([A-Za-z][\w.-]{1,31})( is not in (?:the )?sud)$/.exec(lineBefore(text, at, 72));
    const [, account = "", rest = ""] = found ?? [];
    const end = at - rest.length;
    if (found && isAccount(account)) report("user-name", end - account.length, end);
    return at + 1;
  },
};

/** "session opened for user root(uid=0) by anna(uid=1000)" */
const numberedAccounts: Detector = {
  anchors: ["(uid"],
  look(text, at, report) {
    const [, account, space = ""] =
      /(?:^| )(?:(?:by|for|user|of|as|from|von|für|par|por|od|от) (?=\S{1,32}$)|(?:owned|started|opened|locked|held) by (?=\S{1,32} ))([A-Za-z][\w.-]{1,31})( ?)$/.exec(
        lineBefore(text, at, 64),
      ) ?? [];
    const end = at - space.length;
    if (account !== undefined && /^\(uid[= ]\d{1,10}\)/.test(text.slice(at, at + 17)) && isAccount(account))
      report("user-name", end - account.length, end);
    return at + 1;
  },
};

/** `MongoCredential{mechanism=…, userName='anna', …` */
const databaseCredentials = detectorOf({
  anchors: ["rNam"],
  kind: "user-name",
  pattern: /rName='[^'\r\n*]{2,32}(?=')/y,
  skipped: "rName='".length,
  isHere: (text, start) => /Credential\{[^}]{0,80}use$/.test(lineBefore(text, start, 100)),
});

/** `Subject: Cron <anna@vps> /opt/backup.sh` */
const cronMails: Detector = {
  anchors: ["ron <"],
  look(text, at, report) {
    const found = matchAt(cronMail, text, at);
    if (!found) return at + 1;
    const start = at + "ron <".length;
    if (isAccount(found[1]!)) report("user-name", start, start + found[1]!.length);
    const host = start + found[1]!.length + 1;
    if (!isImpersonal(found[2]!)) report("host-name", host, host + found[2]!.length);
    return at + found[0].length;
  },
};

const cronMail = new RegExp(`ron <(${accountName})@([A-Za-z][\\w-]{0,62})[\\w.-]{0,60}>`, "y");

/** `ANNA-PC/anna (S-1-5-21-…)`, as Git tells who owns a folder. */
const numberedOwners: Detector = {
  anchors: ["(S-1"],
  look(text, at, report) {
    const [, machine, account = ""] =
      /(?:^|[\s'"])(?:([A-Za-z][\w-]{1,30})[\\/])?([\p{L}\d][\p{L}\d._-]{1,31}) $/u.exec(lineBefore(text, at, 72)) ??
      [];
    if (!account || !text.startsWith("-5-21-", at + 4) || !isPersonalAccount(account)) return at + 1;
    const end = at - 1;
    if (machine === undefined) return at + 1;
    report("user-name", end - account.length, end);
    if (!isImpersonal(machine))
      report("host-name", end - account.length - 1 - machine.length, end - account.length - 1);
    return at + 1;
  },
};

export const accountSentences: readonly Detector[] = [
  letIn,
  quotedAccounts,
  sshAccounts,
  commands,
  sudoLines,
  runners,
  accountsInAddresses,
  refusedRoots,
  numberedAccounts,
  databaseCredentials,
  cronMails,
  numberedOwners,
  ...systemAccounts,
];
