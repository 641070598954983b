import type { CardText } from "../../../analysis/words/card-text.ts";

/** Names with dots in them are one word; in Chinese, all that stands between two marks. */
const wordsIn = /[\p{L}\p{N}_$]+(?:[.:/\\-][\p{L}\p{N}_$]+)*/gu;

/** Without a detail of which every word stands in the card already: people would read the same for the third time. */
export function withNewDetail(text: CardText, quotes: readonly { line: string }[]): CardText {
  const { headline, reason, detail } = text;
  if (detail === null) return text;
  const said = [headline, reason ?? "", ...quotes.map(({ line }) => line)].join("\n").toLowerCase();
  const isNew = detail.match(wordsIn)?.some((word) => !said.includes(word.toLowerCase()));
  return isNew ? text : { ...text, detail: null };
}
