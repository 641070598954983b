import { codeOfThree, isAt, tableOfThree, tokenPart } from "../characters.ts";
import type { PrivateKind } from "../private-match.ts";

export type Strength =
  | "weak"
  | "medium"
  | "strong"
  /** A number or hexadecimal digits. */
  | "id"
  /** Long and random: the key promises next to nothing. */
  | "random"
  /** The same, and only in the query of a URL. */
  | "query";

export interface Key {
  kind: PrivateKind;
  /** How sure it is that what follows is a secret, and so how it has to look. */
  strength: Strength;
  start: number;
}

/** The last three letters of every key there is. Nearly every colon of a log is turned down here. */
const endingList =
  "ken jwt nid sid _id -id ket ord swd ase pwd ass key ret uid fid bid lid eid tid aid ash uhs ion sig ure uth ode ena";
const endings = tableOfThree(endingList);

/** The same as a list. `session.id` ends like `session_id`. */
export const lastLetters = [...endingList.split(" "), ".id"];
const endOfSession = codeOfThree("ion", 0);

export function mayBeKey(text: string, end: number): boolean {
  const code = codeOfThree(text, end - 3);
  // Many a word ends like `session`: every exception does.
  return endings[code] === 1 && (code !== endOfSession || /sess$/i.test(text.slice(Math.max(0, end - 7), end - 3)));
}

const longestKey = 48;

/** The key that ends here, and what it holds; null where it is no key of a secret. */
export function kindOfKey(text: string, end: number): Key | null {
  let start = end;
  while (start > end - longestKey && (isAt(text, start - 1, tokenPart) || text.charAt(start - 1) === ".")) start--;
  if (end - start === "key".length) start -= firstWordOfKey(text, start);
  const key = text.slice(start, end).toLowerCase();
  for (const { pattern, kind, strength } of keys) if (pattern.test(key)) return { kind, strength, start };
  return null;
}

/** How long the first word of "API key" or "license key" is, with its space; 0 for other keys. */
function firstWordOfKey(text: string, end: number): number {
  const found = /(?:^|\W)((?:api|secret|access|license|licence|private|auth) )$/i.exec(
    text.slice(Math.max(0, end - 10), end),
  );
  return found ? found[1]!.length : 0;
}

const keys: readonly { pattern: RegExp; kind: PrivateKind; strength: Key["strength"] }[] = [
  // `PWD` is the working directory.
  { pattern: /(?:password|passwd|passphrase|contrasena|[a-z_.-]pwd)$/, kind: "password", strength: "strong" },
  { pattern: /(?:[_.-]|db|sql|rcon|user|mail|smtp|redis|mongo)pass$/, kind: "password", strength: "strong" },
  { pattern: /^(?:session[_.-]?id|session[_.-]?ticket)$/, kind: "token", strength: "weak" },
  { pattern: /(?:^|[_.-])j?session(?:id)?$|^sid$|^phpsessid$/, kind: "token", strength: "random" },
  { pattern: /^(?:sig|auth|code|key|x-amz-signature|x-goog-signature)$/, kind: "token", strength: "query" },
  { pattern: /(?:^|[_.-])(?:user|device|auth|authorization)[_.-]?code$/, kind: "token", strength: "weak" },
  { pattern: /^(?:token|jwt)$/, kind: "token", strength: "weak" },
  { pattern: /token$/, kind: "token", strength: "medium" },
  { pattern: /^secret$/, kind: "api-key", strength: "weak" },
  { pattern: /secret$/, kind: "api-key", strength: "medium" },
  {
    pattern:
      /(?:api|secret|access|private|licen[sc]e|auth|encryption|signing|server|webhook|account|preshared|shared|master|admin|app|client|claim)[ _.-]?key$/,
    kind: "api-key",
    strength: "medium",
  },
  {
    pattern: /(?:^|[_.-])(?:xuid|puid|pfid|playfab_?id|msa_?id|uhs|user_?hash|local_?id|remote_?id|account_?id)$/,
    kind: "account-id",
    strength: "id",
  },
];
