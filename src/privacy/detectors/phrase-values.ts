import type { Value } from "./quoted-values.ts";
import { isFilledIn, looksRandom, mixesCases } from "./secret-values.ts";

/** What leads from the word for a secret to its value. */
export type Lead =
  /** `password=X` */
  | "equals"
  /** `password: X` */
  | "separator"
  /** `<password>X</password>` */
  | "element"
  /** `password for root: X` */
  | "qualified"
  /** "the password is X" */
  | "sentence"
  /** "the password was set to X" */
  | "change"
  /** "with password X" */
  | "bare";

const hasLetter = /[A-Za-z\u00c0-\u052f]/;
const hasDigit = /\d/;
const hasSign = /[!@#$%^&*+?~]/;
/** `SHA256`, `BCRYPT`, `8chars`, `auth2`: words that follow "password" and have digits. */
const technical =
  /^(?:sha|md\d|bcrypt|pbkdf|argon|scrypt|aes|rsa|utf|base64|hs\d|rs\d|oauth|http|\d{1,4}(?:bit|chars?|x|s|ms|min)?$|v?\d+(?:\.\d+)+$)/i;
const message =
  /password|passwort|please|enter|must|wrong|invalid|incorrect|require|your |bitte|falsch|%s|\{0\}|mot de passe|contraseña|пароль|senha|密码/i;

/** A password behind a word for it. The less leads to it, the more it has to look like one. */
export function isPasswordIn(value: Value, lead: Lead, word: string): boolean {
  const { text } = value;
  if (!isFilledIn(text) || text.length < 3) return false;
  if (/[^\u0000-\u024f\u0400-\u052f]/.test(text)) return false;
  if (value.isQuoted) {
    // `"password": "Please enter your password"` is a text for people.
    if (text.includes(" ")) return text.length <= (lead === "bare" ? 24 : 40) && !message.test(text);
    return lead !== "bare" || isMixed(text) || /[\d!#$%^&*]/.test(text);
  }
  switch (lead) {
    case "equals":
      // `PWD=/opt/server` is the working directory.
      return !text.includes("(") && !(isShort(word) && text.startsWith("/"));
    case "element":
      return true;
    case "separator":
      if (value.isLast) return isShort(word) ? isMixed(text) : true;
      if (mixesCases(text)) return true;
      return text.length >= 6 && (hasDigit.test(text) || hasSign.test(text)) && !technical.test(text);
    case "change":
      if (value.isLast && /^[!-~]{4,}$/.test(text) && !isCode(text)) return true;
      return text.length >= 4 && (isMixed(text) || mixesCases(text));
    case "qualified":
    case "sentence":
      return text.length >= 4 && (isMixed(text) || mixesCases(text));
    case "bare":
      // "Password forgotten?" is a question.
      return text.length >= 6 && isMixed(text.replace(/[?!]+$/, "")) && !/[/\\@]/.test(text);
  }
}

/** Several words that are a password: they have the line for themselves. */
export function isPhrase(text: string): boolean {
  return text.length <= 40 && /^[^\s,;<[{$%*][^\s,;]*(?: [^\s,;]+){1,4}$/.test(text) && !message.test(text);
}

/** `pass: true`, `pwd: north`: such short words are keys of much else. */
function isShort(word: string): boolean {
  return word.length <= 4;
}

function isMixed(text: string): boolean {
  return hasLetter.test(text) && (hasDigit.test(text) || hasSign.test(text)) && !technical.test(text) && !isCode(text);
}

/** `minecraft:disc_13`, `net.example.Class1`, `file1.yml`, `(code)`. */
function isCode(text: string): boolean {
  return (
    /^[a-z][\w-]*:[a-z0-9_./-]+$/.test(text) || /^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+$/.test(text) || /[()<>{}]/.test(text)
  );
}

const shortestRandom = 8;
const tokenCharacters = /^[\w+/=.:~!*$%-]+$/;

/** A token or key behind a word for it. */
export function isRandomIn({ text, isQuoted }: Value, lead: Lead): boolean {
  if (text.length < shortestRandom) return false;
  if (
    !tokenCharacters.test(text) ||
    !isFilledIn(text) ||
    (isCode(text) && !isDottedToken(text)) ||
    /^https?:|^[\d.:+-]+$/i.test(text)
  )
    return false;
  switch (lead) {
    case "equals":
    case "separator":
    case "element":
      return looksRandom(text, 8) || isBase64Key(text);
    case "qualified":
      return looksRandom(text, 12);
    case "change":
    case "sentence":
    case "bare":
      if (/\.\w{1,5}$/.test(text) && text.length < 40) return false;
      return (
        (looksRandom(text, 12) && isOfManyKinds(text)) ||
        looksRandom(text, isQuoted ? 12 : lead === "bare" ? 20 : 16) ||
        isBase64Key(text)
      );
  }
}

function isOfManyKinds(text: string): boolean {
  return /[a-z]/.test(text) && /[A-Z]/.test(text) && (text.match(/\d/g)?.length ?? 0) >= 2;
}

/** `kQm9Xv7KdTzR.bYp6LsJf1`: no part of the name of a class has digits in two places and letters of both cases. */
function isDottedToken(text: string): boolean {
  return text.split(".").every((part) => /^(?=[A-Za-z]*\d[A-Za-z]+\d)(?=\w*[a-z])(?=\w*[A-Z])\w{8,}$/.test(part));
}

/** Sixteen bytes or more, with the padding at the end. */
function isBase64Key(text: string): boolean {
  return /^[A-Za-z0-9+/]{20,}={1,2}$/.test(text);
}

/** `ABCD-1234-EFGH-5678`, or something long and random. Names of licences (`LGPL-3.0-only`) are neither. */
export function isLicenceKey({ text }: Value): boolean {
  if (/^(?=.*\d)[A-Z0-9]{4,8}(?:-[A-Z0-9]{4,8}){2,7}$/.test(text)) return true;
  // `ARR2024AllRightsReserved` is made of words.
  if (/^[A-Z][A-Za-z]+-\d|(?:[A-Z][a-z]{2,15}){3}/.test(text)) return false;
  return /^(?=\D*\d)(?=[^A-Za-z]*[A-Za-z])[A-Za-z0-9_-]{16,128}$/.test(text);
}

/** One that stands before its word: "X is not a valid token" is said of words of a text as well. */
export function isTokenBefore(text: string): boolean {
  if (!/^[\w-]{8,128}$/.test(text) || !looksRandom(text, 8)) return false;
  const digits = text.match(/\d/g)?.length ?? 0;
  return isOfManyKinds(text) || (/^[\da-f]{12,}$/.test(text) && digits >= 4);
}
