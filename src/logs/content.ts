import { Outage } from "../wire/refusal.ts";
import type { PackedContent, PackingEffort, PlainContent } from "./ports.ts";
import { isFrameOf } from "./stored-frame.ts";

const levels: Record<PackingEffort, number> = { usual: 3, quick: 1 };

/** With bytes that are nobody else's, so that another thread can take them without a copy. */
export function plainContent(bytes: Uint8Array, effort: PackingEffort = "usual"): PlainContent {
  const text = bytes.length === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);
  return { text, effort, size: text.length, hash: hashOf(text) };
}

/** Compresses on another thread. For texts so large that they would hold up the texts behind them, see `packSync`. */
export async function pack(content: PlainContent): Promise<PackedContent> {
  const { text, effort, size, hash } = whole(content);
  const packed = await Bun.zstdCompress(text as Uint8Array<ArrayBuffer>, { level: levels[effort] });
  return { packed, size, hash };
}

/** Compresses on this thread: for worker threads. */
export function packSync(text: Uint8Array, effort?: PackingEffort): PackedContent {
  return packPlainSync(plainContent(text, effort));
}

export function packPlainSync(content: PlainContent): PackedContent {
  const { text, effort, size, hash } = whole(content);
  const packed = Bun.zstdCompressSync(text as Uint8Array<ArrayBuffer>, { level: levels[effort] });
  return { packed, size, hash };
}

/** Bytes that were handed over are gone. Without them, an empty log would be stored under the checksum of another. */
function whole(content: PlainContent): PlainContent {
  if (content.text.length !== content.size) throw new Error("the text of this log was given away before it was packed");
  return content;
}

/** The text in UTF-8, verified. A text that is not what was stored is an outage, never an answer. */
export function unpackSync(content: PackedContent): Uint8Array {
  expectFrame(content);
  let text: Uint8Array;
  try {
    text = Bun.zstdDecompressSync(content.packed as Uint8Array<ArrayBuffer>);
  } catch {
    throw damaged();
  }
  return expectSame(text, content);
}

/** Unpacks on another thread. */
export async function unpack(content: PackedContent): Promise<Uint8Array> {
  expectFrame(content);
  const text = await Bun.zstdDecompress(content.packed as Uint8Array<ArrayBuffer>).catch(() => {
    throw damaged();
  });
  return expectSame(text, content);
}

function expectFrame({ packed, size }: PackedContent): void {
  if (!isFrameOf(packed, size)) throw damaged();
}

function expectSame(text: Uint8Array, { size, hash }: PackedContent): Uint8Array {
  if (text.length !== size || hashOf(text) !== hash) throw damaged();
  return text;
}

function hashOf(text: Uint8Array): string {
  return Bun.hash.xxHash64(text).toString(16).padStart(16, "0");
}

function damaged(): Outage {
  return new Outage("The stored log is damaged: its text does not match its checksum.");
}
