/** What a mark ends. German ends a quotation with what English begins one with. */
const pairs: Readonly<Record<string, string>> = { "”": "“„", "»": "«", "」": "「", "』": "『", "）": "（", ")": "(" };
const marks = /[„“”«»「」『』（）()]/g;

/** Whether what begins in a text, a quotation or a remark in brackets, ends in it, too. */
export function isClosed(text: string): boolean {
  const open: string[] = [];
  for (const [mark] of text.matchAll(marks)) {
    const begun = open.at(-1);
    const isEnd = begun !== undefined && (mark === "“" ? begun === "„" : pairs[mark]?.includes(begun));
    if (isEnd) open.pop();
    else if (!pairs[mark]) open.push(mark);
  }
  return open.length === 0;
}

/** Pieces of a text, with those joined again that were cut in the middle of a quotation. */
export function closedPieces(pieces: readonly string[], joined: (first: string, second: string) => string): string[] {
  const closed: string[] = [];
  let begun: string | null = null;
  for (const piece of pieces) {
    const whole: string = begun === null ? piece : joined(begun, piece);
    begun = isClosed(whole) ? null : whole;
    if (begun === null) closed.push(whole);
  }
  // What never ends was none.
  return begun === null ? closed : [...pieces];
}
