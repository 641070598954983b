import { pack } from "../logs/content.ts";
import type { NewText, TextInsertion } from "../logs/ports.ts";
import type { NewLogs } from "../logs/store-ports.ts";
import { freeBytes } from "../work/free-bytes.ts";

/** `insertText` for a store that has no thread of its own to pack on. */
export async function packAndInsert(insert: NewLogs["insert"], log: NewText): Promise<TextInsertion> {
  const { text, effort, ...rest } = log;
  const content = await pack(log);
  freeBytes(text);
  const outcome = await insert({ ...rest, ...content });
  return outcome === "stored" ? { outcome, packedBytes: content.packed.length } : { outcome, content };
}
