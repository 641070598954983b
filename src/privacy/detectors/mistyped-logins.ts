import { lineBefore } from "../characters.ts";
import type { Detector } from "../detector.ts";
import { matchAt } from "../sticky-patterns.ts";
import { isUnmasked } from "./secret-values.ts";

/** Passwords that players meant for a login plugin, and sent otherwise: `/lgoin X`, `login X` in chat, `l X<--[HERE]`. */

const commands = ["login", "register", "changepassword"];
/** What is one letter from a command, and is another. */
const otherWords = new Set(["logic", "logan", "registry", "legin", "loin"]);

/** Whether a word is such a command with a letter too many, missing, wrong, or changed with the next one. */
export function isMistyped(word: string): boolean {
  return !otherWords.has(word) && commands.some((command) => word !== command && isOneOff(word, command));
}

function isOneOff(word: string, command: string): boolean {
  if (Math.abs(word.length - command.length) > 1) return false;
  let at = 0;
  while (at < word.length && word[at] === command[at]) at++;
  const rest = word.slice(at);
  const meant = command.slice(at);
  return (
    rest.slice(1) === meant ||
    rest === meant.slice(1) ||
    rest.slice(1) === meant.slice(1) ||
    (rest[0] === meant[1] && rest[1] === meant[0] && rest.slice(2) === meant.slice(2))
  );
}

/** What people type for these commands, in their languages. */
const typedWords =
  "login|register|changepassword|changepass|changepw|logar|registrar|entrar|registrarse|iniciar|connexion|inscription|anmelden|registrieren|einloggen|zaloguj|zarejestruj|giriş|giris|kayıt|kayit|логин|рег|регистрация|войти|登录|登陆|登入|注册|註冊";
const words = new Set(typedWords.split("|"));
export const isTypedWord = (word: string) => words.has(word);
const short = /^(?:l|log|reg|auth|cp)$/;

/** Something that nobody says: letters with digits, or with signs within. */
function isLikePassword(value: string): boolean {
  const [first = "", second, ...more] = value.split(/ {1,3}/);
  if (more.length > 0 || first.length < 4 || first.length > 64 || !isUnmasked(first)) return false;
  const core = first.replace(/[!?.,)]{1,3}$/, "");
  if (/^[(<[{]|:\/\/|^[\w.-]+:[\w./-]*$|^v?\d+(?:\.\d+)+$|^(?:server|lobby|world|survival)[-_]?\d{1,3}$/i.test(core))
    return false;
  const isMixed = /\p{L}/u.test(core) && /[\d!#$%^&*+=?@_<>]/.test(core);
  // It is repeated to register.
  return (isMixed || (/\p{L}/u.test(core) && core === second)) && !/^\d{1,2}(?:st|nd|rd|th|x|h|m|s|k|min)$/i.test(core);
}

/** `<Anna> login X`; also with another sign for the slash, which is a 7 with the shift key on many keyboards. */
const inChat: Detector = {
  anchors: [
    ..."lo Lo lg re Re rg er za Za an en Ei ei gi ka ло ре 登 注 7l .l -l \\l &l #l ,l 7r .r"
      .split(" ")
      .map((beginning) => `> ${beginning}`),
    "» lo",
    "» re",
  ],
  look(text, at, report) {
    const found = matchAt(chatCommand, text, at);
    if (!found || !isChat(lineBefore(text, at + 1, 64))) return at + 1;
    const [all, sign = "", word = "", value = ""] = found;
    const command = word.toLowerCase();
    const isCommand = words.has(command) || isMistyped(command) || (sign !== "" && short.test(command));
    const password = value.trimEnd();
    if (!isCommand || !isLikePassword(password)) return at + 1;
    const start = at + all.length - value.length;
    report("password", start, start + password.length);
    return start;
  },
};

const chatCommand = /[>»] ([7.\\&:;,#"-]{0,2})(\p{L}{1,16}) {1,3}([^\r\n]{4,130})(?=[\r\n]|$)/uy;

function isChat(line: string): boolean {
  return line.endsWith(">") ? /<[^<>\s]{1,40}>$/.test(line) : line.length > 2;
}

/** What Minecraft writes of a command that it does not know: the command itself, and where it is wrong. */
const unknownCommands: Detector = {
  anchors: ["<--["],
  look(text, at, report) {
    if (!text.startsWith("<--[HERE]", at)) return at + 1;
    const found = echoed.exec(lineBefore(text, at, 160));
    if (!found) return at + 1;
    const [, dots = "", word = "", value = ""] = found;
    const command = word.toLowerCase();
    const isCommand =
      words.has(command) || isMistyped(command) || (dots !== "" && /^(?:o?gin|e?gister|a?ssword)$/.test(command));
    const isOne = isCommand ? !/^[<[(]/.test(value) && isUnmasked(value) : short.test(command) && isLikePassword(value);
    if (isOne) report("password", at - value.length, at);
    return at + 1;
  },
};

const echoed = /^(?:.{0,100}[:\]] ?|.{0,100}(\.\.\.))?\/?(\p{L}{1,16}) ([^\s<>]\S{2,63}(?: \S{3,64})?)$/u;

export const mistypedLogins: readonly Detector[] = [inChat, unknownCommands];
