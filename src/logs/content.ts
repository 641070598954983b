import { Outage } from "../wire/refusal.ts";
import type { PackedContent } from "./ports.ts";

/**
 * How much time is spent on packing. `quick` takes half of it, and makes 2 to 8 percent more bytes: for when processors
 * are what is short. Both are unpacked in the same way, and as fast.
 */
export type PackingEffort = "usual" | "quick";

const levels: Record<PackingEffort, number> = { usual: 3, quick: 1 };

/** Compresses on another thread. For texts so large that they would hold up the texts behind them, see `packSync`. */
export async function pack(text: Uint8Array, effort: PackingEffort = "usual"): Promise<PackedContent> {
  const packed = await Bun.zstdCompress(text as Uint8Array<ArrayBuffer>, { level: levels[effort] });
  return { packed, size: text.length, hash: hashOf(text) };
}

/** Compresses on this thread: for worker threads. */
export function packSync(text: Uint8Array, effort: PackingEffort = "usual"): PackedContent {
  const packed = Bun.zstdCompressSync(text as Uint8Array<ArrayBuffer>, { level: levels[effort] });
  return { packed, size: text.length, hash: hashOf(text) };
}

/** The text in UTF-8, verified. A text that is not what was stored is an outage, never an answer. */
export function unpackSync(content: PackedContent): Uint8Array {
  let text: Uint8Array;
  try {
    text = Bun.zstdDecompressSync(content.packed as Uint8Array<ArrayBuffer>);
  } catch {
    throw damaged();
  }
  if (text.length !== content.size || hashOf(text) !== content.hash) throw damaged();
  return text;
}

function hashOf(text: Uint8Array): string {
  return Bun.hash.xxHash64(text).toString(16).padStart(16, "0");
}

function damaged(): Outage {
  return new Outage("The stored log is damaged: its text does not match its checksum.");
}
