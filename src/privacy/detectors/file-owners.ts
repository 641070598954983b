import { lineBefore } from "../characters.ts";
import type { Detector, Report } from "../detector.ts";
import { commonNames, serviceAccounts } from "../impersonal-names.ts";
import { matchAt } from "../sticky-patterns.ts";
import type { LabelledFact } from "./labelled-facts.ts";
import { spokenFact } from "./spoken-facts.ts";

/** Who owns a file in a listing: `-rw-r--r-- 1 anna users 1234`. */
const unixListings: Detector = {
  anchors: ["-rw", "drw", "lrw", "-r-"],
  look(text, at, report) {
    const found = matchAt(listed, text, at);
    if (!found || !/^\s*$|[:\]] $/.test(lineBefore(text, at, 8))) return at + 1;
    const [, before = "", owner = "", between = "", group = ""] = found;
    const ownerStart = at + before.length;
    const groupStart = ownerStart + owner.length + between.length;
    if (isPersonal(owner)) report("user-name", ownerStart, ownerStart + owner.length);
    if (isPersonal(group)) report("user-name", groupStart, groupStart + group.length);
    return groupStart + group.length;
  },
};

const listed =
  /([-dl](?:[r-][w-][xsStT-]){3}[.+@]?[ \t]{1,4}\d{1,6}[ \t]{1,4})([A-Za-z][\w.-]{1,31})([ \t]{1,8})([A-Za-z][\w.-]{1,31})[ \t]{1,12}\d/y;

const groups = new Set("users wheel staff adm sudo systemd-journal games nogroup".split(" "));

function isPersonal(name: string): boolean {
  return !groups.has(name.toLowerCase()) && !serviceAccounts.has(name.toLowerCase());
}

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
const ofSystem = /^(?:nt|builtin|authority|autorit|vordefiniert|application|window|everyone)/i;

function reportAccount(computer: string, name: string, end: number, report: Report): void {
  if (ofSystem.test(computer)) return;
  const start = end - name.length;
  if (!serviceAccounts.has(name.toLowerCase())) report("user-name", start, end);
  report("host-name", start - 1 - computer.length, start - 1);
}

/** An account and its computer where a label says that it is one. Without it, `textures\gui` is a folder. */
export const ownerFacts: readonly LabelledFact[] = [
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
    if (isPersonal(name)) report("user-name", at + 1, at + 1 + name.length);
    return at + 1 + name.length;
  },
};

const tildeHome = /~([a-z][a-z\d_-]{1,31})\/(?=[\w.])/y;

/** "file owner is X", "owned by user X", "running as user X" */
const spokenOwners = spokenFact({
  kind: "user-name",
  anchors: ["owne", "Owne", "as u"],
  phrase: "[Oo]wner is(?: user)?|[Oo]wned by (?:user|account)|as user",
  value: String.raw`["']?[A-Za-z][\w.-]{1,31}(?![\p{L}\p{N}\\])`,
  isOne: (value) => isPersonal(value.replace(/^["']/, "")) && !commonNames.has(value.toLowerCase()),
});

export const ownerDetectors: readonly Detector[] = [unixListings, windowsListings, tildeHomes, spokenOwners];
