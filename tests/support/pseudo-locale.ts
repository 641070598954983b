import type { Message } from "../../src/i18n/messages/message.ts";
import { parseMessage } from "../../src/i18n/messages/parse.ts";

/**
 * A language that nobody speaks, made of English: accented, a third longer and in brackets. Whatever is on a page without
 * brackets is not in the catalogue; what does not fit will not fit in German either.
 */
const accented: Record<string, string> = Object.fromEntries(
  [..."aáAÁcçCÇeéEÉiíIÍnñNÑoóOÓuúUÚyýYÝ".matchAll(/(.)(.)/gu)].map(([, plain, mark]) => [plain!, mark!]),
);
const longer = 0.35;

export function pseudoMessages(messages: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, pseudoText(text)]));
}

/** Parts of sentences are put into others: only the whole has brackets around it. */
export function pseudoText(text: string): string {
  const message = parseMessage(text);
  const letters = lettersIn(message);
  if (letters === 0) return text;
  return `⟦${written(message)}${"·".repeat(Math.ceil(letters * longer))}⟧`;
}

function lettersIn(message: Message): number {
  return message.reduce<number>((sum, piece) => {
    if (typeof piece === "string") return sum + (piece.match(/\p{L}/gu)?.length ?? 0);
    if (piece === 0 || piece.length === 1) return sum;
    return sum + Math.max(...Object.values(piece[2]).map(lettersIn));
  }, 0);
}

/** As ICU writes it. */
function written(message: Message): string {
  return message
    .map((piece) => {
      if (typeof piece === "string")
        return [...piece]
          .map((one) => accented[one] ?? one)
          .join("")
          .replace(/[{}]+/g, "'$&'");
      if (piece === 0) return "#";
      if (piece.length === 1) return `{${piece[0]}}`;
      const [name, by, cases] = piece;
      const each = Object.entries(cases).map(([one, inner]) => `${one} {${written(inner)}}`);
      return `{${name}, ${by === "ordinal" ? "selectordinal" : by}, ${each.join(" ")}}`;
    })
    .join("");
}
