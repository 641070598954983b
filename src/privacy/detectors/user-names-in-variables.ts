import { blank, isAt, isLineStart, isTokenStart, lineBefore, tableOf } from "../characters.ts";
import { anyCase, type Detector } from "../detector.ts";
import { serviceAccounts } from "../impersonal-names.ts";
import type { PrivateKind } from "../private-match.ts";

interface Variable {
  name: string;
  /** Where to look for the name: two characters of it that, with those behind them, ordinary logs seldom have. */
  anchor: string;
  kind: PrivateKind;
  /** True where it is written as people do, in any case; else it is the name of a variable. */
  isPhrase?: boolean;
  /** True where another word of the line may be meant, unless it begins with this one. */
  beginsLine?: boolean;
  /** True where graphics cards and disks have one, too. Only what people and Windows call a computer counts: `ANNA-PC`. */
  isOfDevice?: boolean;
}

const variables: readonly Variable[] = [
  { name: "user.name", anchor: ".n", kind: "user-name" },
  { name: "USERNAME", anchor: "RN", kind: "user-name" },
  { name: "LOGNAME", anchor: "GN", kind: "user-name" },
  { name: "USER", anchor: "US", kind: "user-name", beginsLine: true },
  { name: "SUDO_USER", anchor: "O_", kind: "user-name" },
  { name: "Windows user", anchor: " u", kind: "user-name", isPhrase: true },
  { name: "Windows username", anchor: " u", kind: "user-name", isPhrase: true },
  { name: "whoami", anchor: "oa", kind: "user-name", isPhrase: true },
  { name: "Windows-Benutzer", anchor: "tz", kind: "user-name", isPhrase: true },
  { name: "OS user", anchor: " u", kind: "user-name", isPhrase: true },
  { name: "System user name", anchor: " u", kind: "user-name", isPhrase: true },
  { name: "System user", anchor: " u", kind: "user-name", isPhrase: true },
  { name: "Running as user", anchor: " u", kind: "user-name", isPhrase: true },
  { name: "Current user", anchor: " u", kind: "user-name", isPhrase: true },
  { name: "Current user name", anchor: " u", kind: "user-name", isPhrase: true },
  { name: "Logged on user", anchor: " u", kind: "user-name", isPhrase: true },
  { name: "Logged-on user", anchor: " u", kind: "user-name", isPhrase: true },
  { name: "Angemeldeter Benutzer", anchor: "tz", kind: "user-name", isPhrase: true },
  { name: "当前用户", anchor: "当前", kind: "user-name" },
  { name: "当前用户名", anchor: "当前", kind: "user-name" },
  { name: "系统用户", anchor: "系统", kind: "user-name" },
  { name: "系統使用者", anchor: "系統", kind: "user-name" },
  { name: "USERDOMAIN", anchor: "RD", kind: "host-name" },
  { name: "USERDOMAIN_ROAMINGPROFILE", anchor: "RD", kind: "host-name" },
  { name: "COMPUTERNAME", anchor: "RN", kind: "host-name" },
  { name: "LOGONSERVER", anchor: "GO", kind: "host-name" },
  { name: "HOSTNAME", anchor: "TN", kind: "host-name" },
  { name: "hostname", anchor: "tn", kind: "host-name", isPhrase: true },
  { name: "host name", anchor: "os", kind: "host-name", isPhrase: true },
  { name: "computer name", anchor: "pu", kind: "host-name", isPhrase: true },
  { name: "computername", anchor: "pu", kind: "host-name", isPhrase: true },
  { name: "machine name", anchor: "hi", kind: "host-name", isPhrase: true },
  { name: "machinename", anchor: "hi", kind: "host-name", isPhrase: true },
  { name: "gerätename", anchor: "rä", kind: "host-name", isPhrase: true },
  { name: "nom de la machine", anchor: "hi", kind: "host-name", isPhrase: true },
  { name: "rechnername", anchor: "hn", kind: "host-name", isPhrase: true },
  { name: "nom de l'ordinateur", anchor: "l'", kind: "host-name", isPhrase: true },
  { name: "nombre del equipo", anchor: "eq", kind: "host-name", isPhrase: true },
  { name: "nome do computador", anchor: "pu", kind: "host-name", isPhrase: true },
  { name: "имя компьютера", anchor: "пь", kind: "host-name", isPhrase: true },
  { name: "计算机名", anchor: "计算", kind: "host-name" },
  { name: "device name", anchor: "vi", kind: "host-name", isPhrase: true, isOfDevice: true },
  { name: "nom de l'appareil", anchor: "l'", kind: "host-name", isPhrase: true, isOfDevice: true },
  { name: "nombre del dispositivo", anchor: "po", kind: "host-name", isPhrase: true, isOfDevice: true },
  { name: "имя устройства", anchor: "йс", kind: "host-name", isPhrase: true, isOfDevice: true },
  { name: "设备名称", anchor: "设备", kind: "host-name", isOfDevice: true },
  { name: "设备名", anchor: "设备", kind: "host-name", isOfDevice: true },
  { name: "主机名", anchor: "主机", kind: "host-name" },
  { name: "电脑名", anchor: "电脑", kind: "host-name" },
];

/** `USERNAME=X` and its kin, as lists of environment variables and Java's properties have them. One for each anchor. */
export const userNamesInVariables: readonly Detector[] = [...new Set(variables.map(({ anchor }) => anchor))].map(
  (anchor) => {
    const here = variables.filter((variable) => variable.anchor === anchor);
    const anchors = here.flatMap(({ name, isPhrase }) => {
      const longer = name.slice(name.indexOf(anchor), name.indexOf(anchor) + 4);
      return isPhrase ? anyCase(longer) : [longer];
    });
    return { anchors, look: lookFor(here) };
  },
);

function lookFor(candidates: readonly Variable[]): Detector["look"] {
  const places = candidates.map((variable) => ({
    ...variable,
    offset: variable.name.indexOf(variable.anchor),
    lower: variable.name.toLowerCase(),
    first: variable.name.toLowerCase().charCodeAt(0),
    last: variable.name.toLowerCase().charCodeAt(variable.name.length - 1),
  }));
  return (text, at, report) => {
    for (let i = 0; i < places.length; i++) {
      const { name, lower, first, last, offset, kind, isPhrase, beginsLine, isOfDevice } = places[i]!;
      const start = at - offset;
      const end = start + name.length;
      if (start < 0 || (last < 128 && (text.charCodeAt(end - 1) | 32) !== last)) continue;
      if (first < 128 && (text.charCodeAt(start) | 32) !== first) continue;
      if (isPhrase ? text.slice(start, end).toLowerCase() !== lower : !text.startsWith(name, start)) continue;
      const isOption = text.charAt(start - 1) === "D" && text.charAt(start - 2) === "-";
      if (!isTokenStart(text, start) && !isOption && first < 128) continue;
      if (beginsLine && !beforeStatement.test(lineBefore(text, start, longestBefore))) continue;
      const link = name === "Running as user" ? spaces : beginsLine ? equals : separator;
      link.lastIndex = end;
      if (!link.test(text)) continue;
      const from = link.lastIndex;
      const isQuoted = /["']$/.test(text.slice(end, from));
      const lineStart = behindBlanksBefore(text, start);
      const mayHaveSpaces = !isOption && name !== "Running as user";
      const hasLine = mayHaveSpaces && isLineStart(text, lineStart);
      const isBehindHeader = mayHaveSpaces && text.startsWith("]:", lineStart - 2);
      const valueEnd = endOfValue(text, from, {
        hasLine,
        isBehindHeader,
        isQuoted,
        mayHaveDomain: isPhrase === true && kind === "user-name" && !isBehindEscape(text, start),
      });
      const value = text.slice(from, valueEnd);
      if (isSomebodys(value, kind) && (!isOfDevice || computer.test(value))) report(kind, from, valueEnd);
      return Math.max(valueEnd, at + 1);
    }
    return at + 1;
  };
}

const computer = /^[A-Z]\w*-[\w-]+$|^[\p{Script=Han}]{1,12}的[\p{L}]{1,12}$/iu;
const separator = /(?:\\{0,3}["']|\])?[ \t]{0,8}[:：=][ \t]{0,8}(?:\\{0,3}["']|\\{2,4}(?=\w))?/y;
const equals = /=(?:\\{0,3}["'])?/y;
const spaces = /[ \t]{1,2}["']?/y;

/** What may stand before `USER=` where it begins a statement: nothing, a quote, a header of a logger, `export`. */
const beforeStatement = /(?:^|[\t"']|\]:? |\\[nrt]|(?:^|\W|\\[nrt])(?:export|declare -x|env:|environment:) ) {0,8}$/i;
const longestBefore = 32;

const generalAccounts = /^(?:null|none|unknown|undefined|not|n\/a|true|false)$/i;
const generalHosts = /^(?:localhost|unknown|null|none|container|server|minecraft|mc|not|is|verification|[*0.:]+)$/i;

function isSomebodys(value: string, kind: PrivateKind): boolean {
  if (!/[\p{L}\p{N}]/u.test(value) || /^[%$<{[*]/.test(value)) return false;
  if (kind === "user-name") return !serviceAccounts.has(value.toLowerCase()) && !generalAccounts.test(value);
  // A name with dots is known to all: `mc.example.net`.
  return !generalHosts.test(value) && /^[\p{L}\p{N}_-]{1,64}(?:\.local|\.lan)?$/u.test(value);
}

const maxBlanks = 8;

function behindBlanksBefore(text: string, end: number): number {
  let at = end;
  while (at > end - maxBlanks && (text.charAt(at - 1) === " " || text.charAt(at - 1) === "\t")) at--;
  return at;
}

/** What ends every value, and what only ends one that has not its line for itself. */
const stops = tableOf("\"'<>|&");
const stopsInLine = tableOf(",;)}]");

interface Place {
  /** Whether the variable has its line for itself. */
  hasLine: boolean;
  /** Whether nothing stands before it but what loggers write. */
  isBehindHeader: boolean;
  isQuoted: boolean;
  /** Whether the account may have a domain before it: `CONTOSO\nina`. */
  mayHaveDomain: boolean;
}

/** The rest of the line where the variable has it for itself, else one word, or up to the comma of a list. */
function endOfValue(text: string, start: number, place: Place): number {
  const { hasLine, isQuoted } = place;
  let at = start;
  let firstSpace = -1;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === space) {
      if (firstSpace < 0) firstSpace = at;
    } else if (code < 128 && (isAt(text, at, blank) || stops[code] === 1 || (!hasLine && stopsInLine[code] === 1))) {
      break;
    } else if (code === backslash && isEscape(text, at, place)) {
      break;
    }
    if (!hasLine && firstSpace >= 0 && isBeyondName(code, at - start)) break;
  }
  const isListed = ",}]".includes(text.charAt(at) || " ") || (isQuoted && "\"'\\".includes(text.charAt(at) || " "));
  const end = firstSpace >= 0 && !hasLine && !isListed ? endOfWords(text, firstSpace, place) : at;
  return behindBlanksBefore(text, end);
}

/** Where JSON has the line break before it, it has another behind it. */
function isBehindEscape(text: string, start: number): boolean {
  return text.charAt(start - 2) === "\\" && "nrt".includes(text.charAt(start - 1));
}

/** An escaped quote, or a line break as JSON has it. */
function isEscape(text: string, at: number, { mayHaveDomain }: Place): boolean {
  return (mayHaveDomain ? escapeBesideDomain : anyEscape).test(text.slice(at, at + 5));
}

const anyEscape = /^\\{1,3}["'nrt]/;
const escapeBesideDomain = /^\\{1,3}(?:["']|[nrt](?![\p{Ll}\d]))/u;

/** `Anna Maria` behind the header of a logger: words with capitals, up to the end of the line. */
function endOfWords(text: string, firstSpace: number, { isBehindHeader }: Place): number {
  capitalWords.lastIndex = firstSpace;
  return isBehindHeader && capitalWords.test(text) ? capitalWords.lastIndex : firstSpace;
}

const capitalWords = /(?: \p{Lu}[\p{L}\p{M}'’.-]{0,24}){1,3}(?=[ \t]*(?:$|[\r\n]))/uy;

const longestName = 64;

/** Behind the first space, what is read may not be part of the name. So it is read no further than a name can go. */
function isBeyondName(code: number, length: number): boolean {
  return length > longestName || code === equalsSign || code === colon;
}

const space = 0x20;
const backslash = 0x5c;
const colon = 0x3a;
const equalsSign = 0x3d;
