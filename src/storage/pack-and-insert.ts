import { pack } from "../logs/content.ts";
import type { LogStore, NewText, TextInsertion } from "../logs/ports.ts";
import { freeBytes } from "../work/free-bytes.ts";

/** `insertText` for a store that has no thread of its own to pack on. */
export async function packAndInsert(store: Pick<LogStore, "insert">, log: NewText): Promise<TextInsertion> {
  const { text, effort, ...rest } = log;
  const content = await pack(log);
  freeBytes(text);
  const outcome = await store.insert({ ...rest, ...content });
  return outcome === "stored" ? { outcome, packedBytes: content.packed.length } : { outcome, content };
}
