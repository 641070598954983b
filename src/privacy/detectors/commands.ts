import { endOfRun, isLineStart, letter } from "../characters.ts";
import { anyCase, type Detector, type Report } from "../detector.ts";
import { matchAt } from "../sticky-patterns.ts";
import { isMistyped, isTypedWord } from "./mistyped-logins.ts";
import { isUnmasked } from "./secret-values.ts";

/** Passwords that players typed into the commands of login plugins. Servers write every command into their log. */
export const loginCommands: Detector = {
  anchors: [" /"],
  look: (text, at, report) => lookAtCommand(text, at, report),
};

/** The same at the beginning of a line, as a console shows what was typed. */
export const typedCommands: Detector = {
  anchors: ["/reg", "/log", "/cha"],
  look: (text, at, report) => (isLineStart(text, at) ? lookAtCommand(text, at - 1, report) : at + 1),
};

/** `at` is what stands before the slash. */
function lookAtCommand(text: string, at: number, report: Report): number {
  if (!mayBeCommand(text, at + 2)) return at + 1;
  const found = matchAt(command, text, at + 1);
  if (!found) return lookAtOtherCommand(text, at, report);
  const isCommand = intro.test(text.slice(Math.max(0, at - longestIntro), Math.max(0, at)));
  // `/l` and its like are commands of much else.
  if (found[1] !== undefined && !isCommand) return at + 1;
  const start = at + 1 + found[0].length;
  const all = matchAt(rest, text, start)?.[0].trimEnd() ?? "";
  // Where nothing says that it was typed, what follows may be who typed it: "/login X executed by Alex".
  const value = isCommand ? all : all.replace(typist, "");
  // `/auth status`, `/reg create`, `/cp world 12`
  if (found[1] !== undefined && subcommand.test(value)) return at + 1;
  if (found[1] === "cp" && /^(?:\S+\s+)?\w{1,3}(?=$|[\u001b"\\§])/.test(value)) return at + 1;
  // "Use /login to log in", "/login <password>"
  const isTyped = isCommand
    ? !/^[<[(]/.test(value)
    : /^(?=\S{0,64}[\d!#$%^&*+?])[^\s<[({]{3,64}(?:\s+\S{3,64})?$/.test(value);
  if (isTyped && isUnmasked(value)) report("password", start, start + value.length);
  return start + value.length;
}

/** Behind the slash, most is a path or an address. */
function mayBeCommand(text: string, from: number): boolean {
  const first = text.charAt(from) === "/" ? from + 1 : from;
  const end = endOfRun(text, first, letter);
  return text.charCodeAt(end) > 127 || (end > first && " :".includes(text.charAt(end)));
}

/** The commands in other languages, and mistyped ones: only where somebody is said to have typed them. */
function lookAtOtherCommand(text: string, at: number, report: Report): number {
  const found = matchAt(otherCommand, text, at + 1);
  if (!found || !intro.test(text.slice(Math.max(0, at - longestIntro), Math.max(0, at)))) return at + 1;
  const word = found[1]!.toLowerCase();
  if (!isTypedWord(word) && !isMistyped(word)) return at + 1;
  const start = at + 1 + found[0].length;
  const value = matchAt(rest, text, start)?.[0].trimEnd() ?? "";
  if (value.length >= 3 && !/^[<[(]/.test(value) && !subcommand.test(value) && isUnmasked(value))
    report("password", start, start + value.length);
  return start + value.length;
}

/** What a server quotes of a command that failed: `Unhandled exception executing command 'login X' in plugin AuthMe`. */
export const failedCommands: Detector = {
  anchors: anyQuoted(["logi", "reg", "chan", "setp", "unre", "l ", "auth"]),
  look(text, at, report) {
    const found = matchAt(failedCommand, text, at);
    if (!found || !failure.test(text.slice(Math.max(0, at - longestIntro), at))) return at + 1;
    const value = found[2]!.trimEnd();
    const start = at + found[1]!.length;
    if (value === "" || subcommand.test(value) || !isUnmasked(value)) return at + 1;
    report("password", start, start + value.length);
    return start + value.length;
  },
};

function anyQuoted(words: readonly string[]): string[] {
  return words.flatMap((word) => [`'${word}`, `'/${word}`, `"${word}`, `"/${word}`]);
}

const failedCommand =
  /(['"]\/?(?:[a-z]{2,16}:)?(?:l|(?:authme |nlogin )?(?:login|register|reg|changepassword|changepass|changepw|setpassword|unregister)) {1,3})([^\r\n'"]{3,200})(?=['"])/iy;
const failure = /(?:executing|execute|completion for|dispatching|running|perform|performing)(?: the)?(?: command)? $/i;

/** Codes that somebody is sent or has on paper: `/2fa 482913`, `/2fa recover X`, `/discord link 4829`. */
export const typedCodes: Detector = {
  anchors: [" /2f", " /to", " /ot", " /mf", " /tf", " /ga", " /li", " /ve", " /di", " /em", " /tw", " /au"],
  look(text, at, report) {
    const found = matchAt(codeCommand, text, at);
    if (!found || !intro.test(text.slice(Math.max(0, at - longestIntro), at))) return at + 1;
    const end = at + found[0].length;
    report("password", end - found[1]!.length, end);
    return end;
  },
};

const codeCommand =
  / \/(?:(?:2fa|mfa|tfa|totp|otp|gauth|googleauth|twofactor|authme (?:2fa|totp))(?: (?:[a-z]{2,10}|code) ?)?|(?:link|verify|discord(?:srv)? (?:link|verify)|(?:auth)?email (?:verify|confirm|code|recover(?:y code)?)|emailverify)) (?=\S{0,24}\d)([A-Za-z\d]{4,12}(?:[- ][A-Za-z\d]{3,8}){0,3})(?=[\s"'\])]|$)/iy;

const otherCommand = /\/{1,2}(\p{L}{2,16}) {1,3}(?=\S)/uy;

/** Passwords that an operator typed into a console, without a slash: `authme changepassword Alex X`. */
export const consoleCommands: Detector = {
  anchors: anyCase("hme ", "gin "),
  look(text, at, report) {
    const found = matchAt(consoleCommand, text, at);
    if (!found || !/(?:^|[^\w/])(?:aut|nlo|openlo|librelo)$/i.test(text.slice(Math.max(0, at - 9), at))) return at + 1;
    const end = at + found[0].length;
    const value = found[1]!;
    if (/[\d!#$%^&+?]/.test(value) && isUnmasked(value)) report("password", end - value.length, end);
    return end;
  },
};

const consoleCommand =
  /(?:hme|gin) (?:register|changepassword|changepass|cp|password) [\w.]{1,16} ([^\s<>[\](){}%]{3,64})(?=\s|$)/iy;

const longestIntro = 48;
/** Behind these words stands what somebody typed, in the languages of servers. */
const intro =
  /(?:issued server command|(?:executed|ran|used|performed|entered)(?: the)? command|(?:typed|typing|entered|wrote)|\[(?:command|cmd|commands)\][^\r\n]{0,24}|(?:执行|使用|输入)了?(?:服务器)?(?:命令|指令)|befehl(?: ausgeführt| eingegeben)?|commande|comando|команду?)[ \t]{0,2}[:：]?$/i;
const command =
  /\/{1,2}(?:[a-z]{2,16}:)?(?:(?:authme|nlogin|auth|loginsecurity|openlogin|librelogin) (?:register|changepassword|changepass|cp|password|login|forcelogin) (?:[\w.]{1,16} (?=\S))?|(?:login|register|changepassword|changepass|changepw|setpassword)(?= )|(l|log|reg|cp|unregister|auth|authenticate)(?= )) {0,3}/iy;
/** What plugins of other kinds take behind the short ones. */
const subcommand =
  /^(?:status|create|list|help|info|reload|delete|remove|add|set|get|start|stop|save|on|off|toggle|tp|next|back|spawn|hub|lobby|survival|skyblock|creative)(?![\w-])/i;
const rest = /[^\r\n]{1,200}/y;
const typist = / (?:was )?(?:executed|issued|run|used|typed|entered|performed|sent) by .*$/i;
