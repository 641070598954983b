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
  /** The ways of writing it that hashes tell apart, which know no case of ASCII. */
  hashed: readonly string[];
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
      return {
        label,
        ends: writtenEnds.of(written),
        hashed: hashedForms(written),
        groups: groupsOf(fact, label),
        ...shared,
      };
    });
  });
}

const isAscii = /^[\0-\x7f]*$/;

function hashedForms(label: string): string[] {
  if (!isAscii.test(label)) return spellings(label).flatMap(writtenForms);
  // All joints end a word alike, but for none.
  return label.includes(" ") ? [label, label.replaceAll(" ", "")] : [label];
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
  const forms = [label];
  const add = (form: string) => {
    if (form.length === label.length && !forms.includes(form)) forms.push(form);
  };
  const capitalised = withCapitals(label);
  add(capitalised);
  const abbreviation = ["guid", "uuid", "id"].find((end) => label.endsWith(end));
  if (abbreviation) add(capitalised.slice(0, -abbreviation.length) + abbreviation.toUpperCase());
  if (abbreviation || label.endsWith("fi")) {
    const at = label.length - 2;
    add(label.slice(0, at) + label.charAt(at).toUpperCase() + label.slice(at + 1));
  }
  if (label.length <= longestInCapitals) add(label.toUpperCase());
  return forms;
}

function withCapitals(label: string): string {
  let written = "";
  let isInWord = false;
  for (const one of label) {
    written += isInWord ? one : one.toUpperCase();
    isInWord = isLetter(one);
  }
  return written;
}

function isLetter(character: string): boolean {
  return character < "\u0080" ? isAt(character, 0, letter) : /\p{L}/u.test(character);
}
