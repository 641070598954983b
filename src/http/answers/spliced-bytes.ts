import { type AppendableEncoding, headerBytes, roomFor, updateChecksum, writeEnd } from "./appendable-encoding.ts";

/**
 * Encoded bytes as they are sent, with room for an end behind them. From one answer to the next only the end is written:
 * neither the bytes before it nor their encoding are made again.
 */
export class SplicedBytes {
  /** The bytes without an end. */
  readonly open: AppendableEncoding;
  private buffer: Buffer;
  /** The answer as a whole, for as long as its length stays the same. */
  private whole: Uint8Array<ArrayBuffer>;
  /** Of the number that the present end begins with; 0 where it is another kind of end. */
  private digits = 0;
  private endBytes = 0;

  /** `end`: one such as will come. */
  constructor({ bytes, ...open }: AppendableEncoding, end: string) {
    this.buffer = Buffer.allocUnsafeSlow(bytes.length + roomFor(end));
    this.buffer.set(bytes);
    // Not the bytes that were given: they would be kept twice.
    this.open = { ...open, bytes: this.buffer.subarray(0, bytes.length) };
    this.whole = new Uint8Array();
  }

  get size(): number {
    return this.buffer.length;
  }

  /** Until the next call: `Response` copies the bytes at once, so one buffer can serve everyone in turn. */
  with(end: string): Uint8Array<ArrayBuffer> {
    const at = this.open.bytes.length;
    this.digits = 0;
    if (at + roomFor(end) > this.buffer.length) this.makeRoom(at + roomFor(end));
    const length = writeEnd(this.buffer, at, this.open, end);
    if (length !== this.whole.length) this.whole = new Uint8Array(this.buffer.buffer as ArrayBuffer, 0, length);
    return this.whole;
  }

  /**
   * For an end that is a number with a fixed text behind it. Only the digits are written: while answers
   * are copied, making a string costs more than everything else here.
   */
  withNumber(number: number, behind: string): Uint8Array<ArrayBuffer> {
    const digits = digitsOf(number);
    if (digits !== this.digits) {
      const end = number + behind;
      const whole = this.with(end);
      this.digits = digits;
      this.endBytes = Buffer.byteLength(end);
      return whole;
    }
    const from = this.open.bytes.length + headerBytes[this.open.encoding];
    let rest = number;
    for (let at = from + digits - 1; at >= from; at--) {
      this.buffer[at] = 48 + (rest % 10);
      rest = Math.floor(rest / 10);
    }
    updateChecksum(this.buffer, from, from + this.endBytes, this.open);
    return this.whole;
  }

  private makeRoom(bytes: number): void {
    const larger = Buffer.allocUnsafeSlow(bytes);
    larger.set(this.open.bytes);
    this.open.bytes = larger.subarray(0, this.open.bytes.length);
    this.buffer = larger;
    this.whole = new Uint8Array();
  }
}

function digitsOf(number: number): number {
  let digits = 1;
  for (let rest = number; rest >= 10; rest /= 10) digits++;
  return digits;
}
