interface NativeBytes {
  /** Writes the lower eight bits of each code unit. */
  write(text: string, encoding: "latin1"): number;
}

/** What the server's runtime has, and browsers have not. */
const nativeBuffer = (globalThis as { Buffer?: { from(memory: ArrayBuffer): NativeBytes } }).Buffer;

let bytes = new Uint8Array();
let native: NativeBytes | null = null;

/**
 * The lower eight bits of each code unit of a text, and a zero behind the last. Bytes are walked over in half the time
 * of a string, and places in them are places in the text. They hold until the next call.
 */
export function lowBytes(text: string): Uint8Array {
  const { length } = text;
  if (bytes.length <= length) reserve(length + 1);
  if (native) native.write(text, "latin1");
  else for (let at = 0; at < length; at++) bytes[at] = text.charCodeAt(at);
  bytes[length] = 0;
  return bytes;
}

/** Texts come in chunks of the same size, so the memory for one serves them all. */
const leastBytes = 64 * 1024;

function reserve(length: number): void {
  const size = Math.max(leastBytes, 2 ** Math.ceil(Math.log2(length)));
  bytes = new Uint8Array(size);
  native = nativeBuffer?.from(bytes.buffer) ?? null;
}
