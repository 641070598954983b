/** More digits than any number of views will have. */
const maxDigits = 16;

/**
 * An answer that stays in memory as it is sent, but for the number of views in it. Only the digits of that number are
 * written from one answer to the next; what stands behind it moves when it grows by one.
 */
export class SmallAnswer {
  private readonly buffer: Buffer;
  private readonly numberAt: number;
  private digits = 0;
  /** The answer as a whole, for the present number of digits. */
  private whole: Uint8Array;

  constructor(
    beforeNumber: string,
    private readonly afterNumber: string,
  ) {
    this.numberAt = Buffer.byteLength(beforeNumber);
    this.buffer = Buffer.allocUnsafeSlow(this.numberAt + maxDigits + Buffer.byteLength(afterNumber));
    this.buffer.write(beforeNumber, 0, "utf8");
    this.whole = this.buffer;
  }

  get bytes(): number {
    return this.buffer.length;
  }

  /** Until the next call: `Response` copies the bytes at once, so one buffer can serve everyone in turn. */
  withViews(views: number): Uint8Array {
    const digits = String(views).length;
    if (digits !== this.digits) this.makeRoom(digits);
    let rest = views;
    for (let at = this.numberAt + digits - 1; at >= this.numberAt; at--) {
      this.buffer[at] = 48 + (rest % 10);
      rest = Math.floor(rest / 10);
    }
    return this.whole;
  }

  private makeRoom(digits: number): void {
    const end = this.numberAt + digits;
    this.whole = this.buffer.subarray(0, end + this.buffer.write(this.afterNumber, end, "utf8"));
    this.digits = digits;
  }
}
