import { codeOfThree, isAt, tableOfThree, tokenPart } from "../characters.ts";
import type { PrivateKind } from "../private-match.ts";

export type Strength =
  | "weak"
  | "medium"
  | "strong"
  /** As medium, and behind an equals sign any long word. */
  | "secret"
  /** A number or hexadecimal digits. */
  | "id"
  /** Long and random: the key promises next to nothing. */
  | "random"
  /** Mostly the name of a scheme follows, or words. */
  | "header"
  /** Long and random, and only in the query of a URL. */
  | "query";

interface Key {
  kind: PrivateKind;
  /** How sure it is that what follows is a secret, and so how it has to look. */
  strength: Strength;
  start: number;
}

interface KeyPattern {
  /** The last three characters of every key that it matches. */
  endings: string;
  pattern: RegExp;
  kind: PrivateKind;
  strength: Strength;
}

const keys: readonly KeyPattern[] = [
  // `PWD` is the working directory.
  {
    endings: "ord swd ase ena pwd",
    pattern: /(?:password|passwd|passphrase|contrasena|[a-z_.-]pwd)$/,
    kind: "password",
    strength: "strong",
  },
  { endings: "psk", pattern: /[a-z_.]psk$/, kind: "password", strength: "medium" },
  {
    endings: "ass",
    pattern: /(?:[_.-]|db|sql|rcon|user|mail|smtp|redis|mongo)pass$/,
    kind: "password",
    strength: "strong",
  },
  {
    endings: "nid _id .id -id ket",
    pattern: /^(?:session[_.-]?id|session[_.-]?ticket)$/,
    kind: "token",
    strength: "weak",
  },
  {
    endings: "ion nid sid",
    pattern: /(?:^|[_.-])j?session(?:id)?$|(?:^|[_.-])sid$|^phpsessid$/,
    kind: "token",
    strength: "random",
  },
  {
    endings: "ket",
    pattern: /(?:^|[_.-])(?:rps|auth|entity|login|service)[_.-]?ticket$/,
    kind: "token",
    strength: "weak",
  },
  { endings: "ion", pattern: /^(?:proxy-)?authorization$/, kind: "token", strength: "header" },
  {
    endings: "sig uth ode key ure ket",
    pattern: /^(?:sig|auth|code|key|ticket|signature|x-amz-signature|x-goog-signature)$/,
    kind: "token",
    strength: "query",
  },
  {
    endings: "ode",
    pattern: /(?:^|[_.-])(?:user|device|auth|authorization)[_.-]?code$/,
    kind: "token",
    strength: "weak",
  },
  { endings: "ken jwt", pattern: /^(?:token|jwt)$/, kind: "token", strength: "weak" },
  { endings: "ken", pattern: /token$/, kind: "token", strength: "medium" },
  { endings: "ret", pattern: /^secret$/, kind: "api-key", strength: "weak" },
  { endings: "ret", pattern: /secret$/, kind: "api-key", strength: "secret" },
  {
    endings: "key",
    pattern:
      /(?:api|secret|access|private|licen[sc]e|auth|encryption|signing|server|webhook|account|preshared|shared|master|admin|app|application|client|claim|stream|streaming|proof|dev|developer)[ _.-]?key$/,
    kind: "api-key",
    strength: "medium",
  },
  {
    endings: "uid fid bid aid uhs ash lid eid tid _id",
    pattern:
      /(?:^|[_.-])(?:xuid|puid|pfid|playfab_?id|msa_?id|uhs|user_?hash|local_?id|remote_?id|(?:home_?|local_?)?account_?id)$/,
    kind: "account-id",
    strength: "id",
  },
];

/** The last three letters of every key there is. Nearly every colon of a log is turned down by them. */
export const keyEndings = [...new Set(keys.flatMap(({ endings }) => endings.split(" ")))];
const endings = tableOfThree(keyEndings.join(" "));
const endOfSession = codeOfThree("ion", 0);
const beforeEndOfSession = tableOfThree("ess zat");
const byEnding = new Map<string, KeyPattern[]>(keyEndings.map((ending) => [ending, []]));
for (const key of keys) for (const ending of key.endings.split(" ")) byEnding.get(ending)!.push(key);

export function mayBeKey(text: string, end: number): boolean {
  const code = codeOfThree(text, end - 3);
  // Many a word ends like `session` and `authorization`: every exception does.
  if (endings[code] === 0) return false;
  return (
    code !== endOfSession ||
    (beforeEndOfSession[codeOfThree(text, end - 6)] === 1 && /^(?:sess|izat)/i.test(text.slice(end - 7, end - 3)))
  );
}

const longestKey = 48;
const maxKnown = 200;
/** Longer ones are seldom seen twice. */
const longestKnown = 24;

/** Tells the keys of one text. A log has the same few again and again. */
export class KnownKeys {
  private readonly known = new Map<string, KeyPattern | null>();

  /** The key that ends here, and what it holds; null where it is no key of a secret. */
  keyAt(text: string, end: number): Key | null {
    let start = end;
    while (start > end - longestKey && (isAt(text, start - 1, tokenPart) || text.charCodeAt(start - 1) === 46)) start--;
    if (end - start === "key".length) start -= firstWordOfKey(text, start);
    const found = this.patternOf(text.slice(start, end));
    return found ? { kind: found.kind, strength: found.strength, start } : null;
  }

  private patternOf(key: string): KeyPattern | null {
    const before = key.length > longestKnown ? undefined : this.known.get(key);
    if (before !== undefined) return before;
    const lower = key.toLowerCase();
    const found = byEnding.get(lower.slice(-3))?.find(({ pattern }) => pattern.test(lower)) ?? null;
    if (key.length > longestKnown) return found;
    if (this.known.size >= maxKnown) this.known.clear();
    this.known.set(key, found);
    return found;
  }
}

/** How long the first word of "API key" or "license key" is, with its space; 0 for other keys. */
function firstWordOfKey(text: string, end: number): number {
  if (text.charCodeAt(end - 1) !== 32) return 0;
  const found = /(?:^|\W)((?:api|secret|access|license|licence|private|auth) )$/i.exec(
    text.slice(Math.max(0, end - 10), end),
  );
  return found ? found[1]!.length : 0;
}
