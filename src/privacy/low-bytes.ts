interface NativeBytes {
  /** Writes the lower eight bits of each code unit. */
  write(text: string, encoding: "latin1"): number;
}

/** What the server's runtime has, and browsers have not. */
const nativeBuffer = (globalThis as { Buffer?: { from(memory: ArrayBuffer): NativeBytes } }).Buffer;

/** The lower eight bits of each code unit of a text, and zeros behind the last. */
export interface LowBytes {
  readonly bytes: Uint8Array;
  /** The same, four bytes in each number, the first one lowest. */
  readonly words: Int32Array;
  /** Whether they are all there is to say of the text. */
  readonly isAscii: boolean;
}

const encoder = new TextEncoder();

let bytes = new Uint8Array();
let words = new Int32Array();
let native: NativeBytes | null = null;

/**
 * Bytes are walked over in half the time of a string, and places in them are places in the text. They hold until the
 * next call.
 */
export function lowBytes(text: string): LowBytes {
  const { length } = text;
  if (bytes.length < length + zeros) reserve(length + zeros);
  const { written } = encoder.encodeInto(text, bytes);
  const isAscii = written === length;
  if (!isAscii) {
    if (native) native.write(text, "latin1");
    else for (let at = 0; at < length; at++) bytes[at] = text.charCodeAt(at);
  }
  bytes.fill(0, length, length + zeros);
  return { bytes, words, isAscii };
}

/** As many as make the number whole that the last byte is in, and one more. */
const zeros = 8;

/** Texts come in chunks of the same size, so the memory for one serves them all. */
const leastBytes = 64 * 1024;

function reserve(length: number): void {
  const size = Math.max(leastBytes, 2 ** Math.ceil(Math.log2(length)));
  bytes = new Uint8Array(size);
  words = new Int32Array(bytes.buffer);
  native = nativeBuffer?.from(bytes.buffer) ?? null;
}
