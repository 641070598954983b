interface NativeBytes {
  /** Writes the lower eight bits of each code unit. */
  write(text: string, encoding: "latin1"): number;
}

/** What the server's runtime has, and browsers have not. */
const nativeBuffer = (globalThis as { Buffer?: { from(memory: ArrayBuffer): NativeBytes } }).Buffer;

const encoder = new TextEncoder();

/** The lower byte of a character. */
export function lowByte(character: string): number {
  return character.charCodeAt(0) & 255;
}

const farBetween = 64;

/** As many as make the number whole that the last byte is in, and one more. */
const zeros = 8;

/**
 * The lower eight bits of each code unit of a text, and zeros behind the last. Bytes are walked over in half the time of
 * a string, and places in them are places in the text. One memory serves texts that are read one after the other.
 */
export class LowBytes {
  bytes = new Uint8Array();
  /** Four bytes in each number, the first one lowest. */
  words = new Int32Array();
  /** Whether the bytes are all there is to say of the text. */
  isAscii = true;
  /** Whether there are so few characters beside ASCII that it takes next to no time to look at each. */
  hasFewOthers = true;
  private native: NativeBytes | null = null;

  read(text: string): this {
    const { length } = text;
    if (this.bytes.length < length + zeros) this.reserve(length + zeros);
    const { read, written } = encoder.encodeInto(text, this.bytes);
    this.isAscii = written === length;
    this.hasFewOthers = (written - read) * farBetween < read;
    if (!this.isAscii) {
      this.native ??= nativeBuffer?.from(this.bytes.buffer) ?? null;
      if (this.native) this.native.write(text, "latin1");
      else for (let at = 0; at < length; at++) this.bytes[at] = text.charCodeAt(at);
    }
    this.bytes.fill(0, length, length + zeros);
    return this;
  }

  private reserve(length: number): void {
    this.bytes = new Uint8Array(2 ** Math.ceil(Math.log2(length)));
    this.words = new Int32Array(this.bytes.buffer);
    this.native = null;
  }
}
