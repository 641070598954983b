import { lineBefore } from "../characters.ts";
import type { Detector, Report } from "../detector.ts";
import { commonNames, isPersonalAccount, serviceAccounts } from "../impersonal-names.ts";
import { matchAt } from "../sticky-patterns.ts";
import type { LabelledFact } from "./label-forms.ts";
import { spokenFact } from "./spoken-facts.ts";

/** Who owns a file in a listing: `-rw-r--r-- 1 anna users 1234`. */
const unixListings: Detector = {
  anchors: ["-rw", "drw", "lrw", "srw", "prw", ".rw", "-r-", "dr-"],
  look(text, at, report) {
    const found = matchAt(listed, text, at) ?? matchAt(listedWithSize, text, at);
    if (!found || !/^\s*$|[:\]] $|^[ \d]{3,24} $/.test(lineBefore(text, at, 24))) return at + 1;
    const [, before = "", owner = "", between = "", group = ""] = found;
    const ownerStart = at + before.length;
    const groupStart = ownerStart + owner.length + between.length;
    if (isPersonalAccount(owner)) report("user-name", ownerStart, ownerStart + owner.length);
    if (/^[A-Za-z][^ ]+$/.test(group) && isPersonalAccount(group))
      report("user-name", groupStart, groupStart + group.length);
    return groupStart + group.length;
  },
};

const modes = String.raw`[-dlsp.](?:[r-][w-][xsStT-]){3}[.+@]?[ \t]{1,4}`;
const ownerName = String.raw`[A-Za-z][\w.-]{1,31}`;
/** Also with the network that the account is of: `BERGHOF\holm`, `BERGHOF+holm`. */
const listedName = String.raw`(?:[\p{Lu}\d][\p{Lu}\d.-]{1,14}[\\+])?[\p{L}_][\p{L}\d_.-]{1,31}`;
const listedGroup = String.raw`(?:[\p{Lu}\d][\p{Lu}\d.-]{1,14}[\\+])?(?:[\p{L}\d_][\p{L}\d_.-]{1,31}|(?:[Dd]omain|[Dd]omänen)[- ]\p{L}{4,12}|\p{L}{4,16} d(?:u|el|o|i) [Dd]om[ai]in[eio]o?)`;
/** As `ls`, `find` and `tar` have it; and `namei`, which has no more than a name behind them. */
const listed = new RegExp(
  String.raw`(${modes}(?:\d{1,6}[ \t]{1,4})?)(${listedName})([ \t]{1,8}|\/)(${listedGroup})(?:[ \t]{1,12}\d|[ \t]\S{1,60}$)`,
  "muy",
);
/** `.rw-r--r--  18k anna  2 Oct 09:14 latest.log` */
const listedWithSize = new RegExp(
  String.raw`(${modes}[\d.,]{1,9}[kMG]?[ \t]{1,4})(${ownerName})([ \t]{1,4})()\d{1,2} [A-Z][a-z]{2} `,
  "y",
);

/** Who may do what with a file, as Windows lists it: `ANNA-PC\anna:(OI)(CI)(F)`. */
const windowsListings: Detector = {
  anchors: [":(F", ":(I", ":(O", ":(M", ":(R", ":(D", ":(N", ":(C", ":(W"],
  look(text, at, report) {
    const found = accountBefore.exec(lineBefore(text, at, 80));
    if (found) reportAccount(found[1]!, found[2]!, at, report);
    return at + 1;
  },
};

const accountBefore = /(?:^|[\s"])([A-Za-z][\w-]{1,30})\\([\p{L}\d][\p{L}\d._-]{0,31}(?: \p{Lu}[\p{L}\d._-]{0,31})?)$/u;
export const ofSystem = /^(?:nt|builtin|authority|autorit|vordefiniert|application|window|everyone)/i;

function reportAccount(computer: string, name: string, end: number, report: Report): void {
  if (ofSystem.test(computer)) return;
  const start = end - name.length;
  if (!serviceAccounts.has(name.toLowerCase())) report("user-name", start, end);
  report("host-name", start - 1 - computer.length, start - 1);
}

/** Behind these, any name of an account: "Process owner: anna". */
const ownersOfProcesses: LabelledFact = {
  kind: "user-name",
  labels:
    "process owner,file owner,folder owner,owner user,owning user,dateibesitzer,prozessbesitzer,propriétaire du fichier,propietario del archivo,dono do arquivo,владелец файла,właściciel pliku,run as user,service user",
  value: String.raw`[a-z][a-z\d._-]{2,31}(?![\p{L}\p{N}\\@:/])`,
  isOne: (value) => isPersonalAccount(value) && !commonNames.has(value),
};

/** What a file is said to have beside its owner: `(owner: anna, mode 0600)`. Plots and regions have owners as well. */
const mode = String.raw`["']?[,;]? {0,3}["']?(?:group["']?[ =:]{1,3}[\w.-]{2,32},? )?(?:mode|[Pp]erm\p{L}*|[Rr]echte|[Dd]roits|права)["']?[ =:]{1,3}["']?(?:0[0-7]{3}(?![\da-z])|[4-7][0-7]{2}(?![\da-z])|[-d]?[r-][w-][x-])`;
const ownerWithMode = String.raw`[a-z][a-z\d._-]{2,31}(?=${mode})`;

/** "owner anna, mode 0600" */
const spokenOwnerWithMode = spokenFact({
  kind: "user-name",
  phrase: "owner|user",
  joint: " [\"']?",
  value: ownerWithMode,
  isOne: isPersonalAccount,
});

/** An account and its computer where a label says that it is one. Without it, `textures\gui` is a folder. */
export const ownerFacts: readonly LabelledFact[] = [
  ownersOfProcesses,
  {
    kind: "user-name",
    labels:
      "owner,user,besitzer,eigentümer,propriétaire,propietario,proprietário,proprietario,владелец,właściciel,所有者",
    value: `${ownerWithMode}|(?<=(?:AccessDenied|[Pp]ermission|denied)[^\\r\\n]{0,160})[a-z][a-z\\d._-]{2,31}(?=,? group[ =:])`,
    isOne: isPersonalAccount,
  },
  {
    kind: "user-name",
    labels:
      "owner,file owner,besitzer,eigentümer,propriétaire,propietario,proprietário,владелец,właściciel,所有者,account,konto,compte,cuenta,logon,run as,running as",
    value: String.raw`(?!BUILTIN|(?:DESKTOP|LAPTOP|WIN)-[A-Z\d]{6,15}\\)[A-Z][A-Z\d-]{1,30}\\{1,2}[\p{L}\d][\p{L}\d._-]{0,31}(?![\p{L}\p{N}\\])`,
    isOne: (value) => !serviceAccounts.has(value.replace(/^.*\\/, "").toLowerCase()),
  },
];

/** A home as shells write it: `~anna/server`. */
const tildeHomes: Detector = {
  anchors: ["~"].flatMap((tilde) => [..."abcdefghijklmnopqrstuvwxyz"].map((next) => tilde + next)),
  look(text, at, report) {
    const name = matchAt(tildeHome, text, at)?.[1];
    if (name === undefined || !/[\s"'=:]|^$/.test(text.charAt(at - 1))) return at + 1;
    if (isPersonalAccount(name)) report("user-name", at + 1, at + 1 + name.length);
    return at + 1 + name.length;
  },
};

const tildeHome = /~([a-z][a-z\d_-]{1,31})\/(?=[\w.])/y;

/** "file owner is X", "owned by user X", "owned by X:users", "running as user X" */
const spokenOwners = spokenFact({
  kind: "user-name",
  phrase:
    "[Oo]wner is(?: user)?|[Oo]wned by(?: user| account)?|as user|belongs to (?:user|account)|uid \\d{1,8}(?= \\()",
  joint: " {1,2}\\(?",
  value: String.raw`["']?${ownerName}(?:(?<!by ["']?${ownerName})(?![\p{L}\p{N}\\])|:[\w.-]{1,32})`,
  isOne: (value) => {
    const account = value.replace(/^["']|:.*$/g, "");
    return isPersonalAccount(account) && !commonNames.has(account.toLowerCase());
  },
});

/** `Uid: ( 1000/    anna)`, as `stat` has it. */
const statLines: Detector = {
  anchors: ["id: "],
  look(text, at, report) {
    const found = matchAt(statOwner, text, at);
    if (!found || !"UG".includes(text.charAt(at - 1) || " ")) return at + 1;
    const end = at + found[0].length;
    if (isPersonalAccount(found[1]!)) report("user-name", end - found[1]!.length, end);
    return end;
  },
};

const statOwner = /id: \( {0,8}\d{1,10}\/ {0,16}([A-Za-z][\w.-]{1,31})(?=\))/y;

/** `# owner: anna` and `user:anna:rwx`, as `getfacl` has it. */
const accessLists = spokenFact({
  kind: "user-name",
  phrase: "# (?:owner|group): |(?:user|group):(?=[\\w.-]{1,32}:[r-][w-][x-])",
  joint: "",
  value: String.raw`${ownerName}(?=\s*$|:)`,
  isOne: isPersonalAccount,
});

/** Files that are called after an account: `/var/mail/anna`, `/run/screen/S-anna`. */
const filesOfAccounts = spokenFact({
  kind: "user-name",
  phrase:
    "/var/(?:spool/)?mail/|/var/spool/cron/(?:crontabs/|tabs/)?|/u?screens?/S-|/AccountsService/users/|/systemd/linger/",
  joint: "",
  value: ownerName,
  isOne: isPersonalAccount,
});

export const ownerDetectors: readonly Detector[] = [
  unixListings,
  windowsListings,
  tildeHomes,
  spokenOwners,
  spokenOwnerWithMode,
  statLines,
  accessLists,
  filesOfAccounts,
];
