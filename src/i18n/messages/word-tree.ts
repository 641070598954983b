import { format, type MessageValues } from "./format.ts";
import type { Message } from "./message.ts";

/** A text, or a message that takes parameters. */
export type Word = string | Message;

/** Words by the parts of their keys: `{ "a.b": "text" }` is `{ a: { b: "text" } }`. A message becomes a function. */
export function wordTree(words: Readonly<Record<string, Word>>, language: string): object {
  const tree: Record<string, unknown> = {};
  for (const [path, word] of Object.entries(words)) {
    const parts = path.split(".");
    const last = parts.pop()!;
    let place = tree;
    for (const part of parts) {
      place[part] ??= {};
      place = place[part] as Record<string, unknown>;
    }
    place[last] = typeof word === "string" ? word : (values: MessageValues) => format(word, values, language);
  }
  return tree;
}
