import { isAt, word } from "../characters.ts";
import type { Detector } from "../detector.ts";
import type { PrivateKind } from "../private-match.ts";
import { endOfMatch } from "../sticky-patterns.ts";

/** A fact that a label announces: `City: X`. */
export interface LabelledFact {
  kind: PrivateKind;
  /** In lower case, at least three letters, or two characters of Chinese; with commas between. */
  labels: string;
  /** What has to follow the label and its separator, as the source of a pattern. What is not like that stays. */
  value: string;
  /** Between the two, where it is not a colon or an equals sign: its first character, and a pattern for all of it. */
  separator?: { first: string; all: string };
}

/** Also as keys of JSON. */
export const keyOrLabel = { first: ':="', all: String.raw`(?:\\?["'”])?[ \t]{0,4}[:：=][ \t]{0,4}(?:\\?["'“])?` };
const usual = { first: ":=：", all: String.raw`(?:\\?["'”])?[ \t]{0,4}[:：=][ \t]{0,4}(?:\\?["'“])?` };
/** What stands for nothing, and what is masked already. */
const unfilled = String.raw`(?!(?:none|null|unknown|undefined|n\/a|true|false|on|off|yes|no|enabled|disabled|connected|disconnected|default|not|无|未知)(?![\p{L}\p{N}])|\*)`;

interface Form {
  label: string;
  kind: PrivateKind;
  link: RegExp;
  value: RegExp;
}

/** How much of the end of a label is in its anchors, in front of the separator. */
const suffixLength = 3;

/**
 * Detectors for a list of facts. A label is looked for by its last letters and what separates it from the value, which
 * few places of a log have; then by the two letters before these.
 */
export function labelledFacts(facts: readonly LabelledFact[]): Detector[] {
  const isLatin = (label: string) => label.charCodeAt(0) < 0x2000;
  return [isLatin, (label: string) => !isLatin(label)].map((isHere) => {
    const forms = facts.flatMap(({ kind, labels, value, separator = usual }) =>
      labels.split(",").flatMap((label) => {
        if (!isHere(label)) return [];
        const link = new RegExp(separator.all, "uy");
        return { label, kind, link, value: new RegExp(`${unfilled}(?:${value})`, "uy"), first: separator.first };
      }),
    );
    const suffixes = forms.flatMap(({ label, first }) =>
      [...first]
        .filter((one) => one !== "：" || !isLatin(label))
        .flatMap((one) => writtenForms(label).map((form) => form.slice(-suffixLength) + one)),
    );
    const look = lookFor(forms);
    const anchors = [...new Set(suffixes)];
    return isHere === isLatin ? { anchors, look, rulesOut: rulesOutBy(forms) } : { anchors, look };
  });
}

/** `SSID` and `IMEI`, but hardly any longer one. */
const longestInCapitals = 5;

/** As labels are written: `zip code`, `Zip Code`, `PLZ`. Each has anchors of its own, and the time for a log grows with them. */
function writtenForms(label: string): string[] {
  const capitalised = label.replace(/(?<![\p{L}])\p{L}/gu, (letter) => letter.toUpperCase());
  const abbreviated = capitalised.replace(/ (?:Id|Guid|Uuid)$/, (end) => end.toUpperCase());
  const all = [label, capitalised, label.length <= longestInCapitals ? label.toUpperCase() : abbreviated];
  return all.filter((form) => form.length === label.length);
}

function lookFor(forms: readonly Form[]): Detector["look"] {
  const byEnd = new Map<string, Form[]>();
  for (const form of forms) {
    const end = form.label.slice(-suffixLength);
    byEnd.set(end, [...(byEnd.get(end) ?? []), form]);
  }
  const lengths = [...new Set(forms.map(({ label }) => Math.min(suffixLength, label.length)))];
  return (text, at, report) => {
    for (const length of lengths) {
      const end = at + length;
      for (const { label, kind, link, value } of byEnd.get(text.slice(at, end).toLowerCase()) ?? []) {
        const start = end - label.length;
        if (start < 0 || text.slice(start, end).toLowerCase() !== label) continue;
        if (label.charCodeAt(0) < 128 && isAt(text, start - 1, word)) continue;
        const valueStart = endOfMatch(link, text, end);
        const valueEnd = valueStart < 0 ? -1 : endOfMatch(value, text, valueStart);
        if (valueEnd < 0) continue;
        report(kind, valueStart, valueEnd);
        return valueEnd;
      }
    }
    return at + 1;
  };
}

/** By the two characters before the anchor: nearly all are those of other words. */
function rulesOutBy(forms: readonly Form[]): NonNullable<Detector["rulesOut"]> {
  const mayBe = new Uint8Array(65_536);
  const outside = Array.from({ length: 256 }, (_, code) => code).filter(
    (code) => !isAt(String.fromCharCode(code), 0, word),
  );
  for (const { label } of forms) {
    const before = label.slice(0, -suffixLength).slice(-2);
    const [one, other] = [before.charAt(before.length - 2), before.charAt(before.length - 1)];
    const lasts = before === "" ? outside : casesOf(other || before);
    const firsts = before.length === 2 ? casesOf(one) : before === "" ? null : outside;
    for (const last of lasts) {
      if (firsts) for (const first of firsts) mayBe[first | (last << 8)] = 1;
      else for (let first = 0; first < 256; first++) mayBe[first | (last << 8)] = 1;
    }
  }
  return (bytes, at) => at > 1 && mayBe[bytes[at - 2]! | (bytes[at - 1]! << 8)] === 0;
}

function casesOf(character: string): number[] {
  return [character.toLowerCase(), character.toUpperCase()].map((one) => one.charCodeAt(0) & 255);
}
