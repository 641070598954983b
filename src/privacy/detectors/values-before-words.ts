import { lineBefore } from "../characters.ts";
import { isLicenceKey, isPasswordIn, isTokenBefore } from "./phrase-values.ts";
import { isFilledIn } from "./secret-values.ts";
import type { SecretWord } from "./secret-words.ts";

/** Secrets in front of the word for them: `"X" is the password`, "X is not a valid token", `X是我的密码`. */

/** In quotes, or a word that a space or a sign stands before. It ends the text. */
const valueAtEnd =
  /(?:["'«“„「『]([^"'«»“”„「」『』\r\n]{4,64})["'»”“」』]|(?<=^|[\s(:=,;，：])(?![("'])([!-~]{4,64}))$/;
const verb = String.raw`(?:is|was|ist|war|est|n['’]est pas|(?:no )?es|(?:não )?é|(?:non )?è|(?:nie )?jest|är|er|это|[-–—]|[-–—] это)`;
const ofWhat = String.raw`(?: \p{L}{1,12}){0,3} $`;
const said = new RegExp(
  `(?: ${verb}(?: (?:not|no|nicht|pas|не))?| (?:was|were|is|has been) \\p{L}{4,12} as)${ofWhat}`,
  "iu",
);
/** "X <-- rcon pw" */
const pointed = / ?(?:<[-=]{1,3}|←|⇐|<<)(?: \p{L}{1,12}(?:['’]\p{L}{1,8})?){0,3} $/u;
/** "use X as the password" */
const used = new RegExp(` (?:as|als|comme|como)${ofWhat}`, "iu");
const beforeUsed = /(?<!\p{L})(?:use|used|using|set|enter|with|take|nimm|benutze|utilise[rz]?) $/iu;
const saidInHan =
  /(?:["'“「『]([!-~]{4,64}?)["'”」』]|(?<=^|[^!-~])([!-~]{4,64})) ?[是为為](?:[我你您他她]的?|\p{Script=Han}{1,8}的|新的?|旧的?)?$/u;

/** What ends the sentence or says what it is for. "X is the password plugin" speaks of a plugin. */
const noNoun =
  /^(?:["'’”»]?\s*(?:$|[.,;:!?)\]。，！–—-])|\s(?:of|for|to|in|on|and|so|but|für|der|des|von|vom|zu|zum|und|pour|de|du|del|da|do|para|per|dla|do|od|от|для|к|и|now|new|neu|nuev[ao]|nouveau|valide?|válid[ao]|ważny)(?![\p{L}\p{N}]))/u;

const endsLead = /[\p{L}<=←⇐–—-]/u;

const farthest = 128;

/** Where it is; null where none is. `start` and `end` are those of the word. */
export function valueBefore(text: string, start: number, end: number, { word, demand, needsSeparator }: SecretWord) {
  if (demand === "pair") return null;
  const isInHan = text.charCodeAt(start - 1) > 127;
  // What leads to the word ends with a letter or an arrow: nearly always something else stands there.
  if (!isInHan && !(text.charAt(start - 1) === " " && endsLead.test(text.charAt(start - 2)))) return null;
  if (!noNoun.test(text.slice(end, end + 16))) return null;
  const line = lineBefore(text, start, farthest);
  const leads = needsSeparator ? [pointed] : demand === "digits" ? [said, pointed] : [said, used, pointed];
  const found = !isInHan ? foundBefore(line, leads) : needsSeparator ? null : saidInHan.exec(line);
  const value = found?.[1] ?? found?.[2];
  if (!found || value === undefined) return null;
  const isQuoted = found[1] !== undefined;
  if (!isFilledIn(value) || !isSecretBefore(value, isQuoted, demand, word)) return null;
  const from = start - line.length + found.index + found[0].indexOf(value);
  return { start: from, end: from + value.length };
}

function foundBefore(line: string, leads: readonly RegExp[]): RegExpExecArray | null {
  for (const lead of leads) {
    const led = lead.exec(line);
    const found = led && valueAtEnd.exec(line.slice(0, led.index));
    if (found && (lead !== used || beforeUsed.test(line.slice(0, found.index)))) return found;
  }
  return null;
}

function isSecretBefore(text: string, isQuoted: boolean, demand: SecretWord["demand"], word: string): boolean {
  const value = { start: 0, end: 0, text, isQuoted, isLast: false };
  // "G-402718 is your code"
  if (demand === "digits") return /^(?:[A-Z]-)?\d{4,8}$/.test(text);
  if (demand === "password") return isPasswordIn(value, isQuoted ? "qualified" : "bare", word);
  return isTokenBefore(text) || isLicenceKey(value);
}

const user =
  "(?:user(?:name|s)?|login|account|utilisateur|identifiant|usu[aá]rio|benutzer(?:namen?)?|nutzer|utente|użytkownik\\p{L}{0,3}|gebruiker|логин\\p{L}{0,2}|пользовател\\p{L}{0,3})";
const announced = new RegExp(
  `(?:(?<!\\p{L})${user}[ :=]{1,2}["'\`]?[^\\s"'\`,]{1,40}["'\`]?,? (?:(?:and|und|et|y|e|i|en|и|с)(?: (?:with|the|le|la|das|dem|mit|avec|con))? )?|(?:^|\\s)(?:with|using|mit|avec|con|com|с) (?:(?:the|le|la|dem) )?)$`,
  "iu",
);

/** Behind the name of an account, or "with": what is quoted is a password whatever it is like. */
export function isAnnounced(text: string, start: number): boolean {
  return announced.test(lineBefore(text, start, 80));
}
