import { isLineStart, isTokenStart, lineBefore, tableOf } from "../characters.ts";
import { anyCase, type Detector, longestAnchor } from "../detector.ts";
import type { PrivateKind } from "../private-match.ts";
import { behindBlanksBefore, behindLink, endOfValue, isSomebodys, links, type Place } from "./variable-values.ts";

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
  { name: "utilisateur Windows", anchor: " W", kind: "user-name", isPhrase: true },
  { name: "usuario de Windows", anchor: " W", kind: "user-name", isPhrase: true },
  { name: "usuario Windows", anchor: " W", kind: "user-name", isPhrase: true },
  { name: "usuário do Windows", anchor: " W", kind: "user-name", isPhrase: true },
  { name: "utente Windows", anchor: " W", kind: "user-name", isPhrase: true },
  { name: "użytkownik Windows", anchor: " W", kind: "user-name", isPhrase: true },
  { name: "пользователь Windows", anchor: " W", kind: "user-name", isPhrase: true },
  { name: "Windows-Benutzername", anchor: "tz", kind: "user-name", isPhrase: true },
  { name: "Windows 用户名", anchor: "用户", kind: "user-name", isPhrase: true },
  { name: "系统用户名", anchor: "系统", kind: "user-name" },
  { name: "Windowsユーザー名", anchor: "ユー", kind: "user-name", isPhrase: true },
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
  { name: "计算机名称", anchor: "计算", kind: "host-name" },
  { name: "コンピューター名", anchor: "ピュ", kind: "host-name" },
  { name: "device name", anchor: "vi", kind: "host-name", isPhrase: true, isOfDevice: true },
  { name: "nom de l'appareil", anchor: "l'", kind: "host-name", isPhrase: true, isOfDevice: true },
  { name: "nombre del dispositivo", anchor: "po", kind: "host-name", isPhrase: true, isOfDevice: true },
  { name: "имя устройства", anchor: "йс", kind: "host-name", isPhrase: true, isOfDevice: true },
  { name: "设备名称", anchor: "设备", kind: "host-name", isOfDevice: true },
  { name: "设备名", anchor: "设备", kind: "host-name", isOfDevice: true },
  { name: "電腦名稱", anchor: "電腦", kind: "host-name" },
  { name: "主機名稱", anchor: "主機", kind: "host-name" },
  { name: "主机名", anchor: "主机", kind: "host-name" },
  { name: "主机名称", anchor: "主机", kind: "host-name" },
  { name: "电脑名", anchor: "电脑", kind: "host-name" },
  { name: "电脑名称", anchor: "电脑", kind: "host-name" },
];

/** What may stand before `USER=` where it begins a statement: nothing, a quote, a header of a logger, `export`. */
const beforeStatement = /(?:^|[\t"']|\]:? |\\[nrt]|(?:^|\W|\\[nrt])(?:export|declare -x|env:|environment:) ) {0,8}$/i;
const longestBefore = 32;

const computer = /^[A-Z]\w*-[\w-]+$|^[\p{Script=Han}]{1,12}的[\p{L}]{1,12}$/iu;

/** `USERNAME=X` and its kin, as lists of environment variables and Java's properties have them. One for each anchor. */
export const userNamesInVariables: readonly Detector[] = [...new Set(variables.map(({ anchor }) => anchor))].map(
  (anchor) => {
    const here = variables.filter((variable) => variable.anchor === anchor);
    const anchors = here.flatMap(({ name, isPhrase }) => {
      const longer = name.slice(name.indexOf(anchor), name.indexOf(anchor) + longestAnchor);
      return isPhrase ? anyCase(longer) : [longer.slice(0, 4) + longer.slice(4).toLowerCase()];
    });
    return { anchors, endsInAnyCase: true, look: lookFor(here) };
  },
);

function lookFor(candidates: readonly Variable[]): Detector["look"] {
  const forms = candidates.map(formOf);
  const before = charactersBefore(candidates);
  return (text, at, report) => {
    if (before !== null && before[text.charCodeAt(at - 1)] !== 1) return at + 1;
    for (let i = 0; i < forms.length; i++) {
      const form = forms[i]!;
      const start = at - form.offset;
      const end = start + form.name.length;
      if (start < 0 || (form.last < 128 && (text.charCodeAt(end - 1) | 32) !== form.last)) continue;
      if (form.first < 128 && (text.charCodeAt(start) | 32) !== form.first) continue;
      // Before the dearer looks: every `USERNAME` begins with `USER`.
      const from = behindLink(text, end, form.link);
      if (from < 0 || !standsAt(text, start, end, form)) continue;
      const isOption = text.charCodeAt(start - 1) === capitalD && text.charCodeAt(start - 2) === dash;
      if (!isOption && !isTokenStart(text, start) && form.first < 128) continue;
      if (form.beginsLine && !beginsStatement(text, start)) continue;
      const valueEnd = endOfValue(text, from, valuePlace(text, start, from, form, isOption));
      const isWanted = !form.isOfDevice || computer.test(text.slice(from, valueEnd));
      if (isWanted && isSomebodys(text, from, valueEnd, form.kind)) report(form.kind, from, valueEnd);
      return Math.max(valueEnd, at + 1);
    }
    return at + 1;
  };
}

/** What stands before the anchor in every one of them, in either case; null where it may be anything. */
function charactersBefore(candidates: readonly Variable[]): Uint8Array | null {
  const all = candidates.map(({ name, anchor }) => name.charAt(name.indexOf(anchor) - 1));
  if (!all.every((character) => /^[A-Za-z]$/.test(character))) return null;
  return tableOf(all.flatMap((one) => [one.toLowerCase(), one.toUpperCase()]).join(""));
}

/** What is compared with texts. All of them have the same fields, which makes reading these faster. */
interface Form {
  name: string;
  lower: string;
  /** Where the anchor stands in the name. */
  offset: number;
  first: number;
  last: number;
  kind: PrivateKind;
  link: RegExp;
  isPhrase: boolean;
  beginsLine: boolean;
  isOfDevice: boolean;
}

function formOf({ name, anchor, kind, isPhrase, beginsLine, isOfDevice }: Variable): Form {
  const lower = name.toLowerCase();
  return {
    name,
    lower,
    offset: name.indexOf(anchor),
    first: lower.charCodeAt(0),
    last: lower.charCodeAt(lower.length - 1),
    kind,
    link: name === "Running as user" ? links.spaces : beginsLine ? links.equals : links.separator,
    isPhrase: isPhrase === true,
    beginsLine: beginsLine === true,
    isOfDevice: isOfDevice === true,
  };
}

function standsAt(text: string, start: number, end: number, { isPhrase, lower, name }: Form): boolean {
  return isPhrase ? text.slice(start, end).toLowerCase() === lower : text.startsWith(name, start);
}

function valuePlace(
  text: string,
  start: number,
  from: number,
  { link, isPhrase, kind }: Form,
  isOption: boolean,
): Place {
  const lineStart = behindBlanksBefore(text, start);
  const mayHaveSpaces = !isOption && link !== links.spaces;
  const quote = text.charAt(from - 1);
  return {
    hasLine: mayHaveSpaces && isLineStart(text, lineStart),
    isBehindHeader: mayHaveSpaces && text.charAt(lineStart - 1) === ":" && text.charAt(lineStart - 2) === "]",
    isQuoted: quote === '"' || quote === "'",
    isHost: kind === "host-name",
    mayHaveDomain: isPhrase && kind === "user-name" && !isBehindEscape(text, start),
  };
}

const dash = 0x2d;
const capitalD = 0x44;

function beginsStatement(text: string, start: number): boolean {
  return isLineStart(text, start) || beforeStatement.test(lineBefore(text, start, longestBefore));
}

/** Where JSON has the line break before it, it has another behind it. */
function isBehindEscape(text: string, start: number): boolean {
  return text.charAt(start - 2) === "\\" && "nrt".includes(text.charAt(start - 1));
}
