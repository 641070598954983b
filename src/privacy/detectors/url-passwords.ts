import { blank, endOfRun, hostName, isAt, letter } from "../characters.ts";
import type { Detector } from "../detector.ts";
import { isUnmasked } from "./secret-values.ts";

/** The password of `scheme://user:password@host`. */
export const urlPasswords: Detector = {
  anchors: ["://"],
  look(text, at, report) {
    if (text.charAt(at + 2) !== "/" || !isAt(text, at - 1, letter)) return at + 1;
    const from = at + 3;
    // Most addresses have a host and then a path.
    if (text.charCodeAt(endOfRun(text, from, hostName)) === 47) return from;
    const { colon, at: sign } = readUserInfo(text, from);
    if (colon < 0 || sign <= colon + 1) return from;
    const password = text.slice(colon + 1, sign);
    if (isUnmasked(password) && !/^[${<]/.test(password) && !isExample(text.slice(from, colon), password))
      report("password", colon + 1, sign);
    return from;
  },
};

/** `user:password@`, as settings have it until somebody fills it in. */
function isExample(user: string, password: string): boolean {
  return (
    /^(?:(?:your|my|db|mysql)?[-_]?(?:user(?:name)?|login|name))$/i.test(user) &&
    /^(?:(?:your|my|db|mysql)?[-_]?(?:pass(?:word|wd)?|pw|pwd|secret))$/i.test(password)
  );
}

/** Passwords that should have been encoded have slashes in them. */
const longestWithSlashes = 64;

/** Where the colon and the last `@` of the part before the path stand; -1 each where there is none. */
function readUserInfo(text: string, from: number): { colon: number; at: number } {
  let colon = -1;
  let sign = -1;
  let slash = -1;
  for (let at = from; at < text.length; at++) {
    const character = text.charAt(at);
    if (isAt(text, at, blank) || "\"'<>\\`,;".includes(character)) break;
    if (character === ":" && colon < 0) colon = at;
    if (character === "@" && slash < 0) sign = at;
    if (slash >= 0) {
      if (at - slash > longestWithSlashes || character === ":") break;
      if (character === "@") return { colon, at };
    } else if (character === "/" || character === "?" || character === "#") {
      const isPort = colon < 0 || /^\d{0,5}$/.test(text.slice(colon + 1, Math.min(at, colon + 7)));
      if (sign >= 0 || isPort) break;
      slash = at;
    }
  }
  return { colon, at: sign };
}

/** User and password in the addresses of databases: `jdbc:mysql://host/db?user=X&password=Y`. */
export const databaseAddresses: Detector = {
  anchors: ["c:"],
  look(text, at, report) {
    if (!text.endsWith("jdbc:", at + 2)) return at + 1;
    let end = at + 2;
    while (end < text.length && !isAt(text, end, blank) && !"\"'<>`".includes(text.charAt(end))) end++;
    const address = text.slice(at + 2, end);
    for (const parameters of [parameter, oracle]) {
      for (const { indices } of address.matchAll(parameters)) {
        for (const range of indices!.slice(1)) {
          const [from, to] = range!;
          if (isUnmasked(address.slice(from, to))) report("password", at + 2 + from, at + 2 + to);
        }
      }
    }
    return end;
  },
};

const parameter = /[?&;](?:user(?:name)?|password|pwd)=([^&;,)\]]{1,200})/dgi;
const oracle = /^oracle:(?:thin|oci8?):([^/@]{1,64})\/([^@]{1,128})@/dg;
