import { lineBefore } from "../characters.ts";
import { type Detector, detectorOf } from "../detector.ts";
import { commonNames, isPersonalAccount } from "../impersonal-names.ts";
import { spokenFact } from "./spoken-facts.ts";

const name = String.raw`[A-Za-z][\w.-]{1,31}`;
const quoted = `["'‘“«]${name}(?=["'’”»])`;
const isOne = (value: string) => {
  const account = value.replace(/^["'‘“«]|[.:].*$/g, "");
  return isPersonalAccount(account) && !commonNames.has(account.toLowerCase());
};

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
  value: `${quoted}|(?<= [Uu]ser:? |sudo.{6,40}|\\(to )${name}`,
  isOne,
});

/** "Login failed for user 'anna'.", `FATAL: role "anna" does not exist`, `user "anna", database "mc"` */
const quotedAccounts = spokenFact({
  kind: "user-name",
  phrase:
    '[Ll]og(?:in|on) (?:failed|incorrect|denied) for(?: user)?|FATAL: +role|user(?= "[^"\\r\\n]{1,32}", database)',
  value: quoted,
  isOne,
});

/** "Accepted publickey for anna from …", "Disconnected from user anna …" */
const sshAccounts = spokenFact({
  kind: "user-name",
  phrase:
    "(?:Accepted|Failed) (?:password|publickey|none|hostbased|keyboard-interactive(?:/pam)?) for(?: invalid user)?|from (?:authenticating |invalid )?user",
  value: `${name}(?= (?:from )?[^ ]{1,64} port \\d)`,
  isOne,
});

/** `sudo -u anna java`, `su - anna`, `chown -R anna:anna /opt/mc`, `Login incorrect for user anna` */
const commands = spokenFact({
  kind: "user-name",
  phrase: "sudo -u|su -l?|chown(?: -{1,2}[\\w-]{1,16}){0,2}|Login incorrect for user",
  value: `${name}(?::${name})?(?![\\w.:/\\\\-])`,
  isOne,
});

/** `sudo: anna : TTY=pts/0 ; …` */
const sudoLines = spokenFact({
  kind: "user-name",
  phrase: "sudo(?:\\[\\d{1,8}\\])?:",
  joint: " {1,12}",
  value: `${name}(?= : TTY=)`,
  isOne,
});

/** `sftp://anna@mc.example.org/` */
const accountsInAddresses = spokenFact({
  kind: "user-name",
  phrase: "sftp|ftps?|ssh|smb|scp|rsync",
  joint: "://",
  value: `${name}(?=@)`,
  isOne,
});

/** "anna is not in the sudoers file" */
const refusedRoots: Detector = {
  anchors: ["oers"],
  look(text, at, report) {
    const found = /(?:^|\s)([A-Za-z][\w.-]{1,31})( is not in (?:the )?sud)$/.exec(lineBefore(text, at, 72));
    const [, account = "", rest = ""] = found ?? [];
    const end = at - rest.length;
    if (found && isOne(account)) report("user-name", end - account.length, end);
    return at + 1;
  },
};

/** "session opened for user root(uid=0) by anna(uid=1000)" */
const numberedAccounts: Detector = {
  anchors: ["(uid"],
  look(text, at, report) {
    const account = /(?:^| )(?:by|for|user|of|as|from|von|für|par|por|od|от) ([A-Za-z][\w.-]{1,31})$/.exec(
      lineBefore(text, at, 48),
    )?.[1];
    if (account !== undefined && /^\(uid=\d{1,10}\)/.test(text.slice(at, at + 17)) && isOne(account))
      report("user-name", at - account.length, at);
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

export const accountSentences: readonly Detector[] = [
  letIn,
  quotedAccounts,
  sshAccounts,
  commands,
  sudoLines,
  accountsInAddresses,
  refusedRoots,
  numberedAccounts,
  databaseCredentials,
];
