import { lineBefore } from "../characters.ts";
import type { Detector } from "../detector.ts";
import { isImpersonal } from "../impersonal-names.ts";
import type { LabelledFact } from "./label-forms.ts";
import { spokenFact } from "./spoken-facts.ts";

/** A name with a dash, as computers have it: `ANNA-PC`, `anna-laptop`. Names with dots are known to all. */
const computer = String.raw`(?=[A-Za-z\d]{1,30}-)[A-Za-z][A-Za-z\d-]{3,48}[A-Za-z\d](?![\p{L}\p{N}._/-])`;
/** Where little says that it is one, a part of it has to: `ANNA-PC`, `LAPTOP-7QK2M13`. */
const inCapitals = String.raw`(?=(?:[A-Z\d]{1,16}-){0,3}(?:PC|NB|LAPTOP|DESKTOP|NOTEBOOK|TOWER|WIN\d*|MAC|MACBOOK|NAS|RECHNER|COMPUTER|WORK|HOME)(?![A-Z\d]))(?=[A-Z\d]{1,30}-)[A-Z][A-Z\d-]{3,48}[A-Z\d](?![\p{L}\p{N}._/-])`;
const isSomebodys = (value: string) => !isImpersonal(value) && !/^(?:nas|storage|fileserver)\d*$/i.test(value);

/** What a computer is called, where a label says it. Proxies and pods have names such as `lobby-1`, which are nobody's. */
export const hostFacts: readonly LabelledFact[] = [
  {
    kind: "host-name",
    labels:
      "pc name,pc-name,NetBIOS name,netbios-name,node name,nombre de host,nome del computer,nome computer,nome host,nom d'hôte,nom de l'hôte,nazwa komputera,nazwa hosta,имя узла,имя пк,имя хоста,назва комп'ютера,bilgisayar adı,název počítače,számítógépnév,datornamn,tietokoneen nimi,ホスト名,컴퓨터 이름,device name",
    value: computer,
    isOne: isSomebodys,
  },
  { kind: "host-name", labels: "machine,host,server name,computer,rechner,pc", value: inCapitals, isOne: isSomebodys },
];

/** "Could not resolve host: X", "running on host X" */
const spokenHosts = spokenFact({
  kind: "host-name",
  phrase: "ping:|host(?:name)?:?(?<=resolve host(?:name)?:?)|(?:on|to) host|host(?==)",
  joint: "[ =]",
  value: `${computer}(?=:|\\s|$)`,
  isOne: isSomebodys,
});

/** "Connection to X closed" */
const closedConnections = spokenFact({
  kind: "host-name",
  phrase: "[Cc]onnect(?:ion|ing|ed)? (?:to|from)",
  value: `${computer}(?= (?:closed|refused|reset|lost|timed) )`,
  isOne: isSomebodys,
});

/** "Running on ANNA-PC", "shared by ANNA-PC" */
const spokenInCapitals = spokenFact({
  kind: "host-name",
  phrase: "[Rr]unning on|shared by|Device name",
  joint: "[ \\t]",
  value: inCapitals,
  isOne: isSomebodys,
});

/** Machines whose folders are used over the network: `smb://X/backup`, `//X/backup on /mnt type cifs`, `X:/volume1 on /mnt type nfs`. */
const mounts: Detector = {
  anchors: ["e ci", "e nf", "e sm"],
  look(text, at, report) {
    const line = lineBefore(text, at, 160);
    const found = /^(?:.{0,48}\s)?(\/\/)?([A-Za-z][\w-]{1,48})(:?\/\S{1,60} on \/\S{0,80} typ)$/.exec(line);
    if (!found || isImpersonal(found[2]!)) return at + 1;
    const end = at - found[3]!.length;
    report("host-name", end - found[2]!.length, end);
    return at + 1;
  },
};

const shares = spokenFact({
  kind: "host-name",
  phrase: "smb|afp|nfs",
  joint: ":\\/\\/",
  value: String.raw`[A-Za-z][\w-]{1,48}(?=\/)`,
  isOne: isSomebodys,
});

/** `anna-tower login:`, as a terminal asks. */
const loginPrompts: Detector = {
  anchors: ["gin:"],
  look(text, at, report) {
    const name = /^([A-Za-z][\w-]{1,48}) lo$/.exec(lineBefore(text, at, 56))?.[1];
    const end = at - " lo".length;
    if (name?.includes("-") && !isImpersonal(name)) report("host-name", end - name.length, end);
    return at + 1;
  },
};

/** A machine in somebody's own network of Tailscale: `anna-tower.tail4c1f2.ts.net`. */
const tailnets: Detector = {
  anchors: [".ts."],
  look(text, at, report) {
    const name = text.startsWith(".ts.net", at)
      ? /(?<![\w.-])[\w-]{1,48}\.[\w-]{4,32}$/.exec(lineBefore(text, at, 84))?.[0]
      : undefined;
    if (name !== undefined) report("host-name", at - name.length, at);
    return at + 1;
  },
};

export const hostDetectors: readonly Detector[] = [
  spokenHosts,
  closedConnections,
  spokenInCapitals,
  mounts,
  shares,
  loginPrompts,
  tailnets,
];
