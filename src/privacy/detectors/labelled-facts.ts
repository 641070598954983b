import { type Detector, pairs } from "../detector.ts";
import { lowByte } from "../low-bytes.ts";
import { endOfMatch } from "../sticky-patterns.ts";
import { formsOf, type LabelledFact, labelGroups, suffixLength } from "./label-forms.ts";
import { finderOf, LabelIndex, unfilledLabel, type Way } from "./label-index.ts";
import { ownerAnchors, owners } from "./label-owners.ts";

/** What separates a label from its value. Also behind a key of JSON, which a quote ends. */
const separators = ':="：';
const separatorsInHan = `${separators}是为為は「『`;
/** Korean joins its words for "is" to the label, and a space follows. */
const particles = "은는이가";
const quote = String.raw`(?:\\?["'“„«‘「『]|\{)?`;
const separation = String.raw`(?:\\?["'”»」])?(?:[ .]{4,64}(?=:)|[ \t]{0,32})(?:\([^()\r\n]{1,20}\)[ \t]{0,4})?(?:[:：=是为為は]>?|->?|→|[—–](?= )|[은는이가](?= )|(?=[「『]))[ \t]{0,40}${quote}`;
const separator = new RegExp(separation, "y");
const separatorBehindOwner = new RegExp(`${owners}${separation}`, "uy");
/** A verb, or nothing but a space: "my number is X", `Tel. X`. */
const verb = new RegExp(
  String.raw`(?:[ \t]{1,3}(?:is|was|ist|lautet|war|est|c['’]est|es|era|é|è|to|jest|je|er|är|on|adalah|là|это|є|είναι|este|e|no|nr|№)(?=[ \t:.]))?[ \t]{0,2}[:：.]?[ \t]{1,3}${quote}`,
  "iy",
);
/** What loggers begin lines with. */
export const headers = String.raw`(?:(?:\[[^\]\r\n]{1,48}\][ :]{0,3}){1,4})?`;
const nextLine = new RegExp(String.raw`[ \t.,;]{0,4}\r?\n${headers}[ \t]{0,24}(?:[-*•–>] {1,3})?`, "y");

const separated: Way = {
  behindLabel: (text, end) => endOfMatch(separator, text, end),
  patternFor: ({ value }) => value,
};
const owned: Way = { ...separated, behindLabel: (text, end) => endOfMatch(separatorBehindOwner, text, end) };
const spoken: Way = { behindLabel: (text, end) => endOfMatch(verb, text, end), patternFor: ({ spoken }) => spoken };
/** What is in the next line, and all of it. */
function below({ behindLabel }: Way): Way {
  return {
    behindLabel(text, end) {
      const lineEnd = behindLabel(text, end);
      return lineEnd < 0 ? -1 : endOfMatch(nextLine, text, lineEnd);
    },
    patternFor: ({ below }, text, start) => (below && endsLine(below, text, start) ? below : null),
    behindValue: (text, end) => endOfMatch(nextLine, text, end),
  };
}

const lineBreakNear = /[^\r\n]{1,8}[\r\n]/y;

function endsLine(value: RegExp, text: string, start: number): boolean {
  const end = endOfMatch(value, text, start);
  return end >= 0 && endOfMatch(lineEnd, text, end) >= 0;
}

const lineEnd = /["'”»]?[ \t.,;]{0,4}(?:[\r\n]|$)/y;

/**
 * Detectors for a list of facts. A label is looked for by its last letters and what separates it from the value, which
 * few places of a log have; then by all of its last word.
 */
export function labelledFacts(facts: readonly LabelledFact[]): Detector[] {
  const index = new LabelIndex(formsOf(facts));
  const { inLetters, inHan, inHangul, inSentences } = labelGroups;
  return [
    {
      anchors: anchorsOf(index, inLetters, separators),
      look: lookFor(index, inLetters, separators),
      rulesOut: withoutLabel(index, inLetters, separators),
    },
    { anchors: anchorsOf(index, inHan, separatorsInHan), look: lookFor(index, inHan, separatorsInHan) },
    { anchors: anchorsOf(index, inHangul, particles), look: lookFor(index, inHangul, particles) },
    behindSpaces(index),
    behindOwners(index),
    {
      anchors: anchorsOf(index, inSentences, " "),
      look: lookFor(index, inSentences, " ", spoken),
      rulesOut: withoutLabel(index, inSentences, " "),
    },
  ];
}

/** Anchors of one letter are seldom enough. */
function withoutLabel(index: LabelIndex, group: number, followers: string): NonNullable<Detector["rulesOut"]> {
  const isBehind = new Uint8Array(256);
  for (const one of followers) isBehind[lowByte(one)] = 1;
  return (bytes, at) =>
    (isBehind[bytes[at + suffixLength]!] === 0 || index.lacks(group, bytes, at + suffixLength)) &&
    (isBehind[bytes[at + 2]!] === 0 || index.lacks(group, bytes, at + 2));
}

const ofKeys = '="';

function anchorsOf(index: LabelIndex, group: number, behind: string): string[] {
  return [...behind].flatMap((one) => index.endsIn(group, ofKeys.includes(one)).map((end) => end + one));
}

function lookFor(index: LabelIndex, group: number, followers: string, way = separated): Detector["look"] {
  const lengths = [...new Set(index.endsIn(group).map(({ length }) => length))];
  const find = finderOf(index, group, way);
  const findBelow = finderOf(index, group, below(separated));
  const behind = new Uint8Array(1 << 16);
  for (const one of followers) behind[one.charCodeAt(0)] = 1;
  return (text, at, report) => {
    let isLabel = false;
    for (let place = 0; place < lengths.length; place++) {
      const labelEnd = at + lengths[place]!;
      if (behind[text.charCodeAt(labelEnd)] !== 1) continue;
      const end = find(text, labelEnd, report);
      if (end > 0) return end;
      if (end === unfilledLabel) {
        isLabel = true;
        if (endOfMatch(lineBreakNear, text, labelEnd) < 0) continue;
        const below = findBelow(text, labelEnd, report);
        if (below > 0) return below;
      }
    }
    return isLabel ? at + 1 : ~(at + 1);
  };
}

/** Columns of a listing, and how French is written: `SSID      : X`, `Ville : X`. */
function behindSpaces(index: LabelIndex): Detector {
  const find = finderOf(index, labelGroups.sufficient, separated);
  const findBelow = finderOf(index, labelGroups.sufficient, below(separated));
  return {
    anchors: [...pairs(" \t", ":=："), " - ", " ->", " — ", " – ", "):", ")=", ") :"],
    rulesOut(bytes, at) {
      const labelEnd = beforeBrackets((place) => bytes[place]!, at);
      return index.lacks(labelGroups.sufficient, bytes, labelEnd);
    },
    look(text, at, report) {
      const labelEnd = beforeBrackets((place) => text.charCodeAt(place), at);
      const beside = find(text, labelEnd, report);
      const end = beside === unfilledLabel ? findBelow(text, labelEnd, report) : beside;
      return end < 0 ? ~(at + 1) : Math.max(end, at + 1);
    },
  };
}

/** "address of the player: X", `Adresse du joueur Anna : X` */
function behindOwners(index: LabelIndex): Detector {
  const find = finderOf(index, labelGroups.all, owned);
  const findBelow = finderOf(index, labelGroups.all, below(owned));
  return {
    anchors: ownerAnchors,
    rulesOut: (bytes, at) => index.lacks(labelGroups.all, bytes, at),
    look(text, at, report) {
      const beside = find(text, at, report);
      const end = beside === unfilledLabel ? findBelow(text, at, report) : beside;
      return end < 0 ? ~(at + 1) : Math.max(end, at + 1);
    },
  };
}

/** Windows fills its columns with dots: `Host Name . . . . . : X`. */
const mostSpaces = 64;
const longestInBrackets = 22;

/** Where spaces begin that end at a position, and what is in brackets before them: `Serial Number (system):`. */
function beforeBrackets(codeAt: (index: number) => number, at: number): number {
  const end = codeAt(at) === closing ? at + 1 : beforeSpaces(codeAt, at);
  if (codeAt(end - 1) !== closing) return end;
  for (let start = end - 2; start > end - longestInBrackets; start--) {
    if (codeAt(start) === opening) return beforeSpaces(codeAt, start);
  }
  return end;
}

const opening = 40;
const closing = 41;

function beforeSpaces(codeAt: (index: number) => number, at: number): number {
  let start = at;
  while (start > at - mostSpaces && isSpace(codeAt(start - 1))) start--;
  return start;
}

function isSpace(code: number): boolean {
  return code === 32 || code === 9 || code === 46;
}
