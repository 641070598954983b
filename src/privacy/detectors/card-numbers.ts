import { digit, isAt, lineBefore } from "../characters.ts";
import { type Detector, pairs, type Report } from "../detector.ts";
import { matchAt } from "../sticky-patterns.ts";
import { behind } from "./fact-patterns.ts";
import type { LabelledFact } from "./label-forms.ts";
import { spokenFact } from "./spoken-facts.ts";

/** Whether the digits begin as those of a card do, and end with the one that checks all others. */
export function isCard(text: string): boolean {
  const digits = text.replace(/\D/g, "");
  return ofIssuers.test(digits) && checks(digits) && !/^(\d)\1+$/.test(digits);
}

const ofIssuers =
  /^(?:4(?:\d{12}|\d{15}|\d{18})|5[1-5]\d{14}|2(?:2[2-9]|[3-6]\d|7[01])\d{13}|3[47]\d{13}|3(?:0[0-5]|[689]\d)\d{11}|35\d{14}|6(?:011|5\d\d|4[4-9]\d)\d{12}|62\d{14,17}|220[0-4]\d{12})$/;

function checks(digits: string): boolean {
  let sum = 0;
  for (let at = 0; at < digits.length; at++) {
    const value = digits.charCodeAt(digits.length - 1 - at) - 48;
    const counted = at % 2 === 0 ? value : value * 2;
    sum += counted > 9 ? counted - 9 : counted;
  }
  return sum % 10 === 0;
}

const space = 32;

/** `4539 5787 6362 1486`, `3782 822463 10005`, whatever stands before it. With dashes, see `addressesInNames`. */
const groupedCards: Detector = {
  anchors: pairs("0123456789", " ").flatMap((pair) => [..."0123456789"].map((next) => pair + next)),
  // Another space behind four digits or six: dates, times and counts have none there.
  rulesOut: (bytes, at) => (bytes[at + 6] !== space || bytes[at + 11] !== space) && bytes[at + 8] !== space,
  look: (text, at, report) => endOfGroupedCard(text, at, report) ?? ~(at + 1),
};

/** Reports a card whose first group ends at a position. Returns where it ends; null where there is none. */
export function endOfGroupedCard(text: string, at: number, report: Report): number | null {
  const start = at - 3;
  const found = start < 0 ? null : matchAt(grouped, text, start);
  if (!found || isAt(text, start - 1, digit) || partBefore.test(lineBefore(text, start, 6))) return null;
  if (!isCard(found[0])) return null;
  const end = start + found[0].length;
  report("account-id", start, end);
  return end;
}

const grouped = /\d{4}([ -])(?:\d{4}\1\d{4}\1\d{4}(?:\1\d{3})?|\d{6}\1\d{4,5})(?![\p{L}\p{N}]|[ -]\d{4}(?!\d)|\.\d)/uy;
/** More groups are something else. */
const partBefore = /(?:\d[ -]|[\w.:])$/;

const bare = String.raw`\d{13,19}${behind}`;

/** `"pan": "X"`, and a number beside what else is told of a card. */
export const cardFacts: readonly LabelledFact[] = [
  {
    kind: "account-id",
    labels: "pan,cc,ccnum,cc num,primary account number,number,visa,mastercard,amex,card num,kk-nummer",
    value: bare,
    isOne: isCard,
  },
];

export const cardDetectors: readonly Detector[] = [
  groupedCards,
  spokenFact({
    kind: "account-id",
    phrase:
      "[Aa]mex|AMEX|[Vv]isa|VISA|[Mm]aestro|[Dd]iners|[Kk]arte|[Kk]reditkarte|[Cc]arta|[Tt]arjeta|[Kk]arta|[Kk]artı?m?|[Кк]арт[аыу]",
    joint: "(?: \\p{L}{2,12}){0,2}:? {1,2}",
    value: bare,
    isOne: isCard,
  }),
];
