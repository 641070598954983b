import type { CardText } from "../../../analysis/words/card-text.ts";

/** Names with dots in them are one word; in Chinese, all that stands between two marks. */
const wordsIn = /[\p{L}\p{N}_$]+(?:[.:/\\-][\p{L}\p{N}_$]+)*/gu;
/** Where a sentence begins, any word has a capital. */
const atBeginning = /(?:^|[.:!?：。！？“„«"(（]\s*)$/;
const capital = /^\p{Lu}/u;
const nameLike = /\p{Ll}\p{Lu}|\p{Lu}.*\p{Lu}|[\d._$/\\]/u;
/** As many more say it in other words. */
const maxFillers = 3;

/** Without a detail that says no more than the card does already: people would read the same for the third time. */
export function withNewDetail(text: CardText, quotes: readonly { line: string }[]): CardText {
  const { headline, reason, detail } = text;
  if (detail === null) return text;
  const said = [headline, reason ?? "", ...quotes.map(({ line }) => line)].join("\n").toLowerCase();
  const words = [...detail.matchAll(wordsIn)].filter(([word]) => !said.includes(word.toLowerCase()));
  const hasName = words.some(
    ({ 0: word, index }) => nameLike.test(word) || (capital.test(word) && !atBeginning.test(detail.slice(0, index))),
  );
  return hasName || words.length > maxFillers ? text : { ...text, detail: null };
}
