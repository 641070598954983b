import { isAt, isTokenStart, letter, tableOf, word as wordCharacter } from "../characters.ts";
import { anyCase, type Detector, longestAnchor } from "../detector.ts";
import { endOfMatch, matchAt } from "../sticky-patterns.ts";
import { isLicenceKey, isPasswordIn, isPhrase, isRandomIn, type Lead } from "./phrase-values.ts";
import { readValue, type Value } from "./quoted-values.ts";
import { isFilledIn } from "./secret-values.ts";
import { type SecretWord, secretWords } from "./secret-words.ts";
import { isAnnounced, valueBefore } from "./values-before-words.ts";

/** A word, and how to see quickly that it is not here: by its first and last letter. */
class WordPlace {
  readonly offset: number;
  readonly isAscii: boolean;
  readonly isWhole: boolean;
  private readonly toLast: number;
  private readonly first: number;
  private readonly last: number;

  constructor(readonly secret: SecretWord) {
    const { word, anchor, isWhole } = secret;
    this.offset = word.indexOf(anchor);
    this.toLast = word.length - 1 - this.offset;
    this.first = word.charCodeAt(0);
    this.last = word.charCodeAt(word.length - 1);
    this.isAscii = this.first < 128 && this.last < 128;
    this.isWhole = isWhole ?? false;
  }

  mayBeAt(text: string, at: number): boolean {
    if (!this.isAscii) return true;
    return (
      (text.charCodeAt(at + this.toLast) | 32) === this.last && (text.charCodeAt(at - this.offset) | 32) === this.first
    );
  }
}

/**
 * Secrets behind words for them, in the languages of those who write servers: `Passwort: X`, `密码是X`, "the password
 * of root is X", `password........"X"`, `<password>X</password>`. One detector for each anchor.
 */
export const secretPhrases: readonly Detector[] = [...new Set(secretWords.map(({ anchor }) => anchor))].map((anchor) =>
  detectorFor(secretWords.filter((one) => one.anchor === anchor)),
);

function detectorFor(words: readonly SecretWord[]): Detector {
  // The longer ones first: `şifresi` begins with `şifre`.
  const places = [...words].sort((a, b) => b.word.length - a.word.length).map((one) => new WordPlace(one));
  return {
    anchors: places.flatMap(({ secret, offset }) => anyCase(secret.word.slice(offset, offset + longestAnchor))),
    endsInAnyCase: true,
    look: (text, at, report) => {
      let isWord = false;
      for (let i = 0; i < places.length; i++) {
        const place = places[i]!;
        if (!place.mayBeAt(text, at)) continue;
        const start = at - place.offset;
        const end = start + place.secret.word.length;
        if (start < 0 || !isWordAt(text, start, place.secret.word)) continue;
        isWord = true;
        if (!isWordHere(text, start, end, place)) continue;
        const found = valueBehind(text, start, end, place.secret);
        const value = found.isSecret ? found : valueBefore(text, start, end, place.secret);
        if (value) report(place.secret.kind, value.start, value.end);
        return found.end;
      }
      return isWord ? at + 1 : ~(at + 1);
    },
  };
}

/** In any case. Nearly all words are ASCII, and nearly all places are ruled out by a letter or two. */
function isWordAt(text: string, start: number, word: string): boolean {
  for (let at = 0; at < word.length; at++) {
    const expected = word.charCodeAt(at);
    const code = text.charCodeAt(start + at);
    if (code === expected) continue;
    if (expected > 127 || code > 127) return text.slice(start, start + word.length).toLowerCase() === word;
    if ((code | 32) !== expected || !isAt(text, start + at, letter)) return false;
  }
  return true;
}

function isWordHere(text: string, start: number, end: number, { isWhole, isAscii }: WordPlace): boolean {
  if (isWhole && isLetter(text, start - 1) && !isTokenStart(text, start)) return false;
  // `passwordHash`, `token_type`: another word.
  return !(isAscii && (isAt(text, end, wordCharacter) || isLetter(text, end)));
}

function isLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code < 128 ? isAt(text, at, letter) : code >= 0xc0 && code < 0x530;
}

const separator = /(?:\\{0,3}["'`]|\])?[ \t]{0,6}(?:[:：=＝]{1,2}>?|[-=]>|→|»|—|–|\.{3,80}[:=]?)[ \t]{0,6}/y;
const element = /(?<=<(?:[\w.-]{0,40}[:.-])?[\w-]{0,40})>(?=[^<>\r\n]{1,200}<\/)/y;
/** `<entry key="db.password">X</entry>`, as Java's properties are in XML. */
const keyedElement =
  /(?<=<(?:entry|property|prop|setting)\s(?:key|name)=["'][\w.-]{0,60})["']>(?=[^<>\r\n]{1,200}<\/)/y;
const attribute = /["'] value=(?=["'])/y;
/** "is", "was set to", in every language of the words; behind it stands the value. */
const verb =
  /[ \t]{0,3}(?:(?:är |har |er |ble )?(?:återställ[td]|ändra[td]|nulstillet|ændret|endret|tilbakestilt) till?|(?:is )?(?:gewijzigd|ingesteld|gereset) (?:naar|op)|(?:wurde )?zurückgesetzt auf|(?:a été )?(?:changé|réinitialisé) (?:en|à)|(?:ha sido )?(?:restablecid|actualizad)[ao] (?:a|por)|(?:foi )?(?:redefinida|mudada) para|(?:è stata )?(?:reimpostata|modificata) (?:in|a|su)|(?:zostało )?(?:zresetowane|ustawione) na|(?:был )?сброшен на|(?:bylo )?obnoveno na|(?:has been |was |is )?(?:now |currently )?(?:set|changed|reset) to|is(?: now)?|was|are|=|to|ist(?: jetzt)?|war|lautet|wurde auf|geändert (?:auf|in|zu)|est|était|es|era|é|foi|равен|теперь|(?:изменён|изменен|установлен) на|это|змінено на|is nu|är(?: nu)?|er(?: nå| nu)?|on(?: nyt)?|jest(?: teraz)?|to|zmieniono na|je(?: teď)?|změněno na|lett|este(?: acum)?|schimbat[ăa] în|adalah|diubah menjadi|là|đổi thành|είναι|olarak (?:ayarlandı|değiştirildi)|c['’]est|est désormais|ahora es|agora é|è(?: ora)?|ora è|cambiad[ao] (?:a|por)|alterada para|cambiata in|changé en|modifié en|คือ|เป็น|هي|هو|היא|(?<=[ \t])[-–—](?=[ \t])|(?:已经|已經|已|被|都)?(?:设置|設置|設定|修改|更改|重置|重設|改|换|換|变|變|设|設)?[为為成]|就?是|です|は|を|が|[은는이가을를])(?:[ \t]{1,3}|[ \t]{0,3}[:：][ \t]{0,3}|(?=[^\sA-Za-z])|(?<=[是为為成はをが])(?=[A-Za-z]))/iy;
/** And what they are for: "pw fürs panel: X". */
const place =
  /[ \t](?:for|of|to|on|für|fürs|fuers|zum|zur|vom|beim|im|pour|du|de la|del|do|da|dla|do|till|för|til|voor|van|для|от|к|на)[ \t](?:the |my |le |la |el |den |het |de )?[\p{L}\d-]{2,16}(?:[ \t]?[:=]|[ \t](?:is|ist|est|es|é|è|это|är|er)(?=[ \t]))[ \t]{0,3}(?=\S)/iuy;
/** Behind short words: "pw is X". */
const plainVerb = /[ \t]{1,2}(?:is|ist|est|c['’]est|es|é|è|это|är|er)[ \t]{1,3}/iy;
const change = /(?:set|changed|reset) to\s+$/i;
/** "for root", "de la base de datos", "(rcon)", "RCON": what the password is for. A separator or a verb must follow. */
const qualifier =
  /[ \t](?:\([^()\r\n]{1,24}\)|(?:(?:d['’]\p{L}{1,16}|for|of|to|on|from|default|value|content|von|für|fuer|zum|zur|des|der|pour|du|de|del|do|da|d'|para|от|для|к|к базе|till|för|til|av|voor|van|dla|do|od|pro|na|uživatele|hráče|per|di|dell['’]\p{L}{1,16}|della|al|untuk|pemain|cho|của|για|του|της|pentru|гравця|користувача|gracza|użytkownika|joueur|такой|следующий|новый|игрока|пользователя|аккаунта|доступа|rcon|mysql|mariadb|postgres\w{0,5}|redis|mongodb|sql|db|database|ftp|sftp|ssh|admin|root|api|secr[eè]t[ea]?|secreta|privada|privée)(?![\p{L}\p{N}_])[ \t]?)(?:[^\s:：=,;.!?"'(){}[\]<>|«“„「『‹]{1,24}[ \t]){0,4}[^\s:：=,;.!?"'(){}[\]<>|«“„「『‹]{0,24})/iuy;
/** A licence may be in brackets: "your license (ABCD-1234-EFGH-5678) is invalid". */
const space = /[ \t]{1,3}(?:[([](?=[A-Z0-9]{4,8}(?:-[A-Z0-9]{4,8}){2,7}[)\]]))?/y;
const unit = /[ \t](?:blocks?|chunks?|items?|players?|times?|meters?|seconds?|ms)\b/iy;

interface Found {
  /** The value, where it is a secret. */
  start: number;
  end: number;
  isSecret: boolean;
}

/** The value behind a word for a secret; or else how far was read. */
function valueBehind(text: string, start: number, end: number, word: SecretWord): Found {
  let farthest = end;
  for (const { lead, from } of ways(text, end, word)) {
    const value = readValue(text, from);
    const stop = lead === "element" ? text.indexOf("<", from) : value.end;
    const read =
      lead === "element" ? { ...value, start: from, end: stop, text: text.slice(from, stop), isQuoted: true } : value;
    const whole = wholeLine(text, start, read, lead, word);
    if (whole !== null) return { start: read.start, end: whole, isSecret: true };
    // `pin: 1234 blocks away`
    if (word.demand === "digits" && endOfMatch(unit, text, read.end) >= 0) continue;
    const isSaid = lead === "bare" && read.isQuoted && word.demand === "password" && isAnnounced(text, start);
    if (isSecret(read, isSaid ? "qualified" : lead, word)) return { start: read.start, end: read.end, isSecret: true };
    farthest = Math.max(farthest, value.end);
  }
  // A short value that is none may hold another word: `token: password=X`.
  return { start, end: farthest - end > longestNested ? farthest : end, isSecret: false };
}

const longestNested = 64;

const keyAtLineStart = /(?:^|[\r\n])[ \t]{0,16}[\w.-]{0,40}$/;
const restOfLine = /[^\r\n"'#;<>{}]{3,41}(?=[\r\n]|$)/y;

/** The end of a line of a configuration that is all password, with spaces in it: `rcon.password = correct horse`. */
function wholeLine(
  text: string,
  key: number,
  { start, isQuoted, isLast }: Value,
  lead: Lead,
  { word, demand }: SecretWord,
) {
  if (
    demand !== "password" ||
    isQuoted ||
    isLast ||
    !(lead === "equals" || (lead === "separator" && /^pass[ -]?phrase$/.test(word)))
  )
    return null;
  const rest = matchAt(restOfLine, text, start)?.[0].trimEnd() ?? "";
  if (!isPhrase(rest) || !keyAtLineStart.test(text.slice(Math.max(0, key - 60), key))) return null;
  return start + rest.length;
}

function isSecret(value: Value, lead: Lead, { demand, word }: SecretWord): boolean {
  switch (demand) {
    case "password":
      return isPasswordIn(value, lead, word);
    case "random":
      return isRandomIn(value, lead);
    case "licence":
      return isLicenceKey(value);
    case "pair":
      return /^[\w.@-]{1,40}:(?=\S*[\d!#$%&*+?@])[^\s/:]\S{3,63}$/.test(value.text) && isFilledIn(value.text);
    case "digits":
      return lead !== "bare" && /^(?:\d{4,8}|\d{3}[ -]\d{3})$/.test(value.text);
  }
}

interface Way {
  lead: Lead;
  from: number;
}

/** Behind a word, nothing but a separator begins with one of these. */
const leadsNowhere = tableOf(".,;!?()[{}/\\|*+&%$#@^`~_\r\n");

/** The places at which the value may begin, and what led there; the surest first. */
function ways(text: string, end: number, word: SecretWord): Way[] {
  const { needsSeparator } = word;
  const direct = endOfMatch(separator, text, end);
  if (direct >= 0) return [{ lead: text.slice(end, direct).includes("=") ? "equals" : "separator", from: direct }];
  if (text.charAt(end) === ">" && endOfMatch(element, text, end) >= 0) return [{ lead: "element", from: end + 1 }];
  const next = text.charAt(end);
  if (leadsNowhere[next.charCodeAt(0)] === 1) return [];
  const isQuote = next === '"' || next === "'";
  const keyed = isQuote ? endOfMatch(keyedElement, text, end) : -1;
  if (keyed >= 0) return [{ lead: "element", from: keyed }];
  const all: Way[] = [];
  const attributeValue = isQuote ? endOfMatch(attribute, text, end) : -1;
  if (attributeValue >= 0) all.push({ lead: "separator", from: attributeValue });
  const quoted = endOfMatch(beforeQuote, text, end);
  if (quoted >= 0) return [...all, { lead: "bare", from: quoted }];
  if (needsSeparator) {
    const isIt = endOfMatch(plainVerb, text, end);
    if (isIt >= 0) return [...all, { lead: "sentence", from: isIt }];
    const where = endOfMatch(place, text, end);
    return where < 0 ? all : [...all, { lead: "bare", from: where }];
  }
  const owned = endOfMatch(ownerInThai, text, end);
  if (owned >= 0) return ways(text, owned, word);
  const said = endOfMatch(verb, text, end);
  if (said >= 0) all.push({ lead: change.test(text.slice(end, said)) ? "change" : "sentence", from: said });
  // `密码X错误`
  if (/[密口암]/.test(word.word) && endOfMatch(gluedValue, text, end) >= 0) all.push({ lead: "bare", from: end });
  if (next !== " " && next !== "\t") return all;
  const qualified = endOfMatch(qualifier, text, end);
  const more = qualified < 0 ? null : lastOf(text, end, qualified);
  if (more) all.push(more);
  const bare = endOfMatch(space, text, end);
  if (bare >= 0) all.push({ lead: "bare", from: bare });
  return all;
}

/** Behind what it is for: a separator or a verb. The words may have taken the verb for one of their own. */
function lastOf(text: string, end: number, qualified: number): Way | null {
  const behindSeparator = endOfMatch(separator, text, qualified);
  if (behindSeparator >= 0) return { lead: "qualified", from: behindSeparator };
  const quoted = endOfMatch(beforeQuote, text, qualified);
  if (quoted >= 0) return { lead: "qualified", from: quoted };
  const inside = verbInside.exec(text.slice(end, qualified + longestVerb));
  return inside ? { lead: "sentence", from: end + inside.index + inside[0].length } : null;
}

const longestVerb = 16;
const verbInside =
  /[ \t](?:is|was|to|ist|lautet|wurde auf|изменён на|изменен на|это|est|c['’]est|es|é|è|är|er|on|je|jest|este|adalah|là|είναι|คือ|(?:definid[ao]|alterad[ao]) para|(?:establecid|cambiad)[ao] (?:en|a)|impostata su|ustawione na|défini sur|gesetzt auf|ingesteld op|[—–-])[ \t]{1,3}/i;
const gluedValue = /(?=[A-Za-z\d][!-~]{5,40}[^!-~])/y;
/** Quotes that no code has: what they hold needs no separator. */
const beforeQuote = /[ \t]{0,3}(?=[«“„「『‹])/y;
/** Whose it is, in writing that has no spaces: `รหัสผ่านของผู้เล่น Moji คือ X`, `密码玩家Moji：X`. */
const ownerInThai = /ของ[\u0e00-\u0e7f]{2,16} ?[\w.]{0,24}(?= |[:：]|คือ|เป็น)/y;
