import { finding, type MatchContext } from "../../model/finding.ts";
import { fileName, isRepeated } from "../matching/match-text.ts";
import { rawKeyOf, sentenceOf } from "../matching/raw-keys.ts";

/** A line that begins something else than the message: `Mod version: 1.0`, `Stacktrace:`, a frame. */
const next = /^\s?[A-Z][\w ]{1,30}:|^\s{0,8}(?:at |--|$)/;
const maxSaid = 400;
const maxBelow = 8;
/** Says which mod failed; what failed in it is an exception, which says more. */
const onlyWho = /failed to load correctly|encountered an error|class loading errors/i;
const header = /-- (?:MOD|Mod loading issue for:) ([\w.-]{1,64}) --/g;
const thrown = /Exception message: (?!<|MISSING )/;
/** What Quilt was thrown at, below its own words for it. */
const thrownBelow = /^-- Error 1 --\r?\n\r?\n[^\n]{3,400}\n\r?\n[\w.$]{5,200}(?:Exception|Error): ([^\n]{3,300})/;
const file = /Mod [Ff]ile: ([^\n<]{3,300})/;

/** The message, which may go on below, without colours; in words where it is only their key. */
function saidIn(place: MatchContext, first: string): string {
  const raw = rawKeyOf(place);
  const inWords = raw && sentenceOf(raw);
  if (inWords) return inWords.slice(0, maxSaid);
  const [, ...below] = place.upTo(2000).split("\n", maxBelow);
  const end = below.findIndex((line) => next.test(line));
  return [first, ...below.slice(0, end === -1 ? 0 : end)].map(plain).join(" / ").slice(0, maxSaid);
}

function plain(line: string): string {
  return line
    .replace(/\u00a7./g, "")
    .trim()
    .slice(0, maxSaid);
}

/** What Forge, NeoForge and Quilt say of a mod that they do not load, where nothing else is known of it: in their own words. */
export default finding({
  code: "loading-issue-said",
  severity: "fatal",
  role: "own-words",
  confidence: 0.7,
  needles: ["Failure message: ", "Loading errors encountered:", "-- Error 1 --"],
  pattern:
    /^\s{1,12}Failure message: ([^\n]{3,400})|(?:Loading errors encountered:[ \r[]{0,4}|-- Error 1 --\r?\n\r?)\n\s{0,8}(?:- )?([^\n]{3,400})/,
  parameters: (match, place) => {
    const [, first, listed] = match;
    // In a log: the first of a list.
    if (listed) {
      if (onlyWho.test(listed) || isRepeated(place, "Loading errors encountered:")) return null;
      const why = match[0].startsWith("-- Error") ? thrownBelow.exec(place.upTo(3000))?.[1] : undefined;
      return { said: [listed, why ?? []].flat().map(plain).join(" / ") };
    }
    const sections = [...place.before.matchAll(header)];
    const mod = sections.at(-1)?.[1];
    // Then the exception says more.
    if (mod && thrown.test(place.upTo(2000).split("\n--", 1)[0]!)) return null;
    const path = file.exec(place.before.slice(sections.at(-1)?.index ?? 0))?.[1]?.trim();
    return { mod, file: path && !mod ? fileName(path.replace(/[\\/]$/, "")) : undefined, said: saidIn(place, first!) };
  },
});
