import { isAt, letter } from "../characters.ts";
import type { PrivateKind } from "../private-match.ts";

/** A fact that a label announces: `City: X`. */
export interface LabelledFact {
  kind: PrivateKind;
  /**
   * With commas between, in lower case; with capitals where they are written in another way than words: `PayPal`. A
   * space also stands for `_`, `-` and nothing: `real name`, `real_name`, `realName`.
   */
  labels: string;
  /** What has to follow the label and its separator, as the source of a pattern. What is not like that stays. */
  value: string;
  /** What has to follow where no more than a verb or a line break separates it: only what tells by itself what it is. */
  spoken?: string;
  /** What has to follow in the next lines, and end them, where that is not what is spoken. */
  below?: string;
  /** True where the label says too little, unless it is followed by whose the fact is: "Ort des Spielers: X". */
  isOwned?: boolean;
  /** Whether what the pattern found is such a fact. */
  isOne?: (value: string) => boolean;
}

/** What stands for nothing, and what is masked already. */
export const unfilled = String.raw`(?!(?:none|null|nil|unknown|undefined|n\/a|true|false|on|off|yes|no|not|and|enabled|disabled|connected|disconnected|default|optional|required|missing|loaded|loading|ready|failed|online|offline|initiali[sz]ed|start(?:ed|ing)|stopped|running|active|inactive|available|unavailable|installed|found|error|success|ok|无|未知|未设置|未填写|已|нет|keine?|aucune?|ninguno|nenhum|brak)(?![\p{L}\p{N}])|\*)`;

/** Of no width: where something stands that was filled in. */
export const filled = new RegExp(unfilled, "imuy");

export interface Form {
  /** In lower case. */
  label: string;
  /** Its last characters, in all ways in which they are written. */
  ends: readonly string[];
  kind: PrivateKind;
  value: RegExp;
  spoken: RegExp | null;
  below: RegExp | null;
  /** Those of `labelGroups` that it is in. */
  groups: number;
  isOne: (value: string) => boolean;
}

/** Labels that are looked for in a way of their own, as bits. */
export const labelGroups = {
  all: 1,
  /** Those that say enough without whose the fact is. */
  sufficient: 2,
  inLetters: 4,
  inHan: 8,
  inHangul: 16,
  inSentences: 32,
};

function groupsOf({ isOwned = false, spoken }: LabelledFact, label: string): number {
  const { all, sufficient, inLetters, inHan, inHangul, inSentences } = labelGroups;
  if (isOwned) return all;
  // Short words follow each other in every sentence.
  const isSpoken = spoken !== undefined && !/ (?:to|in|on|no|id)$|\d$/.test(label);
  const script = isAlphabetic(label) ? inLetters : /\p{Script=Hangul}$/u.test(label) ? inHan | inHangul : inHan;
  return all | sufficient | script | (isSpoken ? inSentences : 0);
}

/** How many letters of its last word a label is looked for by. */
export const longestHashed = 8;
/** How much of the end of a label is in its anchors, in front of the separator. */
export const suffixLength = 3;

/** Words of other scripts stand side by side, without spaces. */
export const isAlphabetic = (label: string) => !/[\u0e00-\u0e7f\u2000-\uffff]/.test(label);

export function formsOf(facts: readonly LabelledFact[]): Form[] {
  const writtenEnds = new WrittenEnds();
  return facts.flatMap((fact) => {
    const { kind, labels, value, spoken, below = spoken, isOne = () => true } = fact;
    const shared = {
      kind,
      value: new RegExp(`(?:${value})`, "muy"),
      spoken: spoken === undefined ? null : new RegExp(`(?:${spoken})`, "muy"),
      below: below === undefined ? null : new RegExp(`(?:${below})`, "muy"),
      isOne,
    };
    return labels.split(",").map((written): Form => {
      const label = written.toLowerCase();
      return { label, ends: writtenEnds.of(written), groups: groupsOf(fact, label), ...shared };
    });
  });
}

const isAscii = /^[\0-\x7f]*$/;

/** As many of its last characters as hashes are made of, in the ways of writing it that they tell apart: they know no case of ASCII. */
export function hashedEnds(label: string): readonly string[] {
  const end = label.slice(-2 * longestHashed);
  if (!isAscii.test(end)) return spellings(end).flatMap(writtenForms);
  // All joints end a word alike, but for none.
  return end.includes(" ") ? [end, end.replaceAll(" ", "")] : [end];
}

function spellings(label: string): string[] {
  return label.includes(" ") ? [" ", "_", "-", ".", ""].map((joint) => label.replaceAll(" ", joint)) : [label];
}

/** Tells the ends of labels, of which thousands end in a few hundred ways. */
class WrittenEnds {
  private readonly known = new Map<string, readonly string[]>();

  of(label: string): readonly string[] {
    const deciding = label.slice(-decidingLength);
    if (!deciding.includes(" ")) return this.ofOne(deciding);
    // Where spaces are left out, characters before them decide, too.
    const spelled = spellings(label.slice(-2 * decidingLength));
    return [...new Set(spelled.flatMap((one) => this.ofOne(one.slice(-decidingLength))))];
  }

  private ofOne(deciding: string): readonly string[] {
    let ends = this.known.get(deciding);
    if (!ends) {
      ends = [...new Set(writtenForms(deciding).map((form) => form.slice(-suffixLength)))];
      this.known.set(deciding, ends);
    }
    return ends;
  }
}

/** `SSID` and `IMEI`, but hardly any longer one. */
const longestInCapitals = 5;
/** As many of the last characters as decide how the end is written: whether all are capitals, and where words begin. */
const decidingLength = longestInCapitals + 1;

/** As labels are written: `zip code`, `Zip Code`, `PLZ`, `deviceId`. Each has anchors of its own, and the time for a log grows with them. */
function writtenForms(label: string): string[] {
  const capitalised = withCapitals(label);
  const forms = [label];
  if (capitalised !== label) forms.push(capitalised);
  const abbreviated = abbreviatedLength(label);
  if (abbreviated > 0) {
    const written = capitalised.slice(0, -abbreviated) + label.slice(-abbreviated).toUpperCase();
    if (written !== capitalised) forms.push(written);
  }
  if (abbreviated > 0 || label.endsWith("fi")) {
    const at = label.length - 2;
    const written = label.slice(0, at) + label.charAt(at).toUpperCase() + label.slice(at + 1);
    if (!forms.includes(written)) forms.push(written);
  }
  if (label.length <= longestInCapitals) {
    const written = label.toUpperCase();
    if (written.length === label.length && !forms.includes(written)) forms.push(written);
  }
  return forms;
}

function abbreviatedLength(label: string): number {
  if (!label.endsWith("id")) return 0;
  return label.endsWith("guid") || label.endsWith("uuid") ? 4 : 2;
}

function withCapitals(label: string): string {
  let written = "";
  let from = 0;
  let isInWord = false;
  for (let at = 0; at < label.length; at++) {
    const isLetterHere = isLetter(label, at);
    if (isLetterHere && !isInWord) {
      const upper = label.charAt(at).toUpperCase();
      if (upper.length === 1) {
        written += label.slice(from, at) + upper;
        from = at + 1;
      }
    }
    isInWord = isLetterHere;
  }
  return written + label.slice(from);
}

function isLetter(text: string, at: number): boolean {
  return text.charCodeAt(at) < 128 ? isAt(text, at, letter) : /\p{L}/u.test(text.charAt(at));
}
