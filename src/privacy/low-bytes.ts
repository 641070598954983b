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

const farBetween = 16;
const highBits = 0x8080_8080 | 0;

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
  /** Where characters stand beside ASCII, if these are so few that it takes next to no time to look at each. */
  others: number[] | null = null;
  private native: NativeBytes | null = null;

  read(text: string): this {
    const { length } = text;
    // With room for a text that has as many others as are few, as UTF-8.
    const most = length + Math.ceil(length / farBetween) + zeros;
    if (this.bytes.length < most) this.reserve(most);
    const { read, written } = encoder.encodeInto(text, this.bytes);
    this.isAscii = written === length;
    this.others = null;
    if (!this.isAscii) {
      if ((written - read) * farBetween < read) this.others = this.findOthers(written);
      this.native ??= nativeBuffer?.from(this.bytes.buffer) ?? null;
      if (this.native) this.native.write(text, "latin1");
      else for (let at = 0; at < length; at++) this.bytes[at] = text.charCodeAt(at);
    }
    this.bytes.fill(0, length, length + zeros);
    return this;
  }

  /** Goes through the text as UTF-8, of which the bytes hold so many. */
  private findOthers(length: number): number[] {
    const { bytes, words } = this;
    const others: number[] = [];
    /** By how much places in the bytes are behind those in the text. */
    let ahead = 0;
    for (let word = 0; word < length >> 2; word = (word + 1) | 0) {
      if ((words[word]! & highBits) === 0) continue;
      for (let at = word << 2; at < (word << 2) + 4; at++) ahead += addOther(others, bytes[at]!, at - ahead);
    }
    for (let at = length & ~3; at < length; at++) ahead += addOther(others, bytes[at]!, at - ahead);
    return others;
  }

  private reserve(length: number): void {
    this.bytes = new Uint8Array(4 * Math.ceil(length / 4));
    this.words = new Int32Array(this.bytes.buffer);
    this.native = null;
  }
}

/** Adds what a byte of UTF-8 begins. Returns how many more bytes than characters it takes. */
function addOther(others: number[], byte: number, place: number): number {
  if (byte < 0xc0) return 0;
  others.push(place);
  if (byte < 0xe0) return 1;
  // Behind the lowest planes, a character has two places.
  if (byte >= 0xf0) others.push(place + 1);
  return 2;
}
