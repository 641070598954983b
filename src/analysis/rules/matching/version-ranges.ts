import type { Term } from "../../model/model.ts";

/** What loaders ask for, as data that every language puts into its own words: the catalogues have it as `version-…`. */

const version = String.raw`v?\d[\w.+-]{0,60}|\$\{[^}]{1,40}\}`;
const versionPattern = new RegExp(version, "g");

const any: Term = { term: "version-any" };

/** `[1,2)`, `>=1.4 <2`, `version 1.4 or later`, `1.4 及以上版本`: the wordings of all loaders, in all their languages. */
export function versionRange(text: string): Term | string {
  const plain = text.trim().replace(/^["“]|["”]$/g, "");
  if (plain === "" || plain === "*" || anyWords.test(plain)) return any;
  return (
    mavenRange(plain.replace(/^versions? (?=[[(])/, "")) ??
    operatorRange(plain) ??
    wordedRange(plain) ??
    plain.replace(/^version /, "")
  );
}

const anyWords =
  /^(?:any|any version|all versions|任意版本|所有版本|いずれかのバージョン|아무 버전|cualquier versión|любая версия|jede Version|n'importe quelle version|qualquer versão|\[0,\)|\[,\)|\(,\))$/i;

/** Maven's, as Forge and NeoForge write it. */
function mavenRange(text: string): Term | null {
  const found = /^([[(])([^,[\]()]{0,64})(?:,([^,[\]()]{0,64}))?([\])])$/.exec(text);
  if (!found) return null;
  const [, open, low, high, close] = found as unknown as [string, string, string, string | undefined, string];
  if (high === undefined) return low.trim() ? exact(low.trim()) : any;
  // Quilt writes where a range has no end.
  const end = (bound: string) => bound.trim().replace(/^[-+]?∞$/, "");
  return between(end(low), open === "[", end(high), close === "]");
}

/** Fabric's: `>=1.4`, `~1.20`, `>=1.4 <2`, `1.20.x` */
function operatorRange(text: string): Term | null {
  const parts = text.split(/\s{1,4}/);
  if (parts.length > 2) return null;
  let [low, isLow, high, isHigh] = ["", false, "", false];
  for (const part of parts) {
    const found = /^(>=|<=|>|<|=|~|\^)?\s?(v?\d[\w.+-]{0,60})$/.exec(part);
    if (!found) return null;
    const [, operator = "", number] = found as unknown as [string, string | undefined, string];
    if (operator.startsWith(">")) [low, isLow] = [number, operator === ">="];
    else if (operator.startsWith("<")) [high, isHigh] = [number, operator === "<="];
    else if (operator === "~" || operator === "^" || /\.[xX*]$/.test(number)) return like(number);
    else return parts.length === 1 ? exact(number) : null;
  }
  return between(low, isLow, high, isHigh);
}

const orLater =
  /or (?:later|above|newer|higher)|and above|及以上|或更高|或以上|以上（含）|またはそれ以上|以降|以上(?!任意)|이상|o (?:posterior|superior)|ou (?:supérieur|plus récent|mais|superior)|или (?:выше|новее)|oder (?:höher|neuer)/i;
const orEarlier =
  /or (?:earlier|below|older|lower)|及以下|或更低|或以下|以下（含）|またはそれ以下|이하|o (?:una )?anterior|ou (?:inférieur|inferior)|или ниже|oder (?:niedriger|älter)/i;
const after = /\b(?:after|above)\b|以上任意|高于|大於|より後|이후|tras\b|выше|über/i;
const before = /\b(?:before|below)\b|以下任意|低于|低於|より前|이전|未満|미만|anterior a|ниже|unter/i;
const inclusiveFirst = /^[^（(]{0,80}[（(](?:inclusive|含|incluida)/;
const inclusiveSecond = /[（(](?:inclusive|含|incluida)[）)]?[^（(]{0,10}$/;

function wordedRange(text: string): Term | null {
  const versions = text.match(versionPattern) ?? [];
  const [first, second] = versions;
  if (!first) return null;
  if (versions.length === 2 && second) {
    if (/and below|, and|且低于|이상, .{0,50}미만|以上.{0,50}未満/.test(text))
      return between(first, !/^above/.test(text), second, false);
    return between(first, inclusiveFirst.test(text) || /\(inclusive\)$/.test(text), second, inclusiveSecond.test(text));
  }
  if (versions.length > 2) return null;
  if (orLater.test(text)) return between(first, true, "", false);
  if (orEarlier.test(text)) return between("", false, first, true);
  if (after.test(text)) return between(first, false, "", false);
  if (before.test(text)) return between("", false, first, false);
  if (/\.[xX]\b/.test(text)) return like(first);
  return /^(?:version |la versión |版本 ?|バージョン ?)?v?\d[\w.+-]{0,60}(?: ?版本| 버전)?$/.test(text)
    ? exact(first)
    : null;
}

function exact(number: string): Term {
  return { term: "version-exact", parameters: { version: number } };
}

function like(number: string): Term {
  return { term: "version-like", parameters: { version: number.replace(/^[~^]/, "").replace(/\.[xX*]$/, "") } };
}

function between(low: string, isLow: boolean, end: string, isHigh: boolean): Term {
  // `<1.1-`: also below all that comes before 1.1 itself, which nobody means who reads it.
  const high = end.replace(/-$/, "");
  if (!low && !high) return any;
  if (!high) return { term: isLow ? "version-at-least" : "version-above", parameters: { version: low } };
  if (!low) return { term: isHigh ? "version-at-most" : "version-below", parameters: { version: high } };
  if (low === high) return exact(low);
  const name = isLow
    ? isHigh
      ? "version-from-to"
      : "version-from-below"
    : isHigh
      ? "version-above-to"
      : "version-above-below";
  return { term: name, parameters: { low, high } };
}
