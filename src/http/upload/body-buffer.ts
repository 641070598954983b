const nothing = new Uint8Array();

/**
 * Bytes that arrive in pieces, joined as they come: pieces of a byte each cost no more than their bytes. Most bodies
 * come in one piece, which is not copied.
 */
export class BodyBuffer {
  private buffer: Uint8Array = nothing;
  private used = 0;

  /** `expected`: how long it will be, where that is known. Memory that is not written to yet costs nothing. */
  constructor(private readonly expected: number | null) {}

  get length(): number {
    return this.used;
  }

  append(piece: Uint8Array): void {
    const total = this.used + piece.length;
    if (this.used === 0) this.buffer = piece;
    else {
      if (total > this.buffer.length) this.grow(total);
      this.buffer.set(piece, this.used);
    }
    this.used = total;
  }

  /** All bytes. The buffer is empty afterwards. */
  take(): Uint8Array {
    const bytes = this.used === this.buffer.length ? this.buffer : this.buffer.subarray(0, this.used);
    this.buffer = nothing;
    this.used = 0;
    return bytes;
  }

  private grow(total: number): void {
    const doubled = Math.max(total, 2 * this.buffer.length);
    const isNearlyThere = this.expected !== null && this.expected >= total && this.expected <= 8 * doubled;
    const larger = Buffer.allocUnsafeSlow(isNearlyThere ? this.expected! : doubled);
    larger.set(this.buffer.subarray(0, this.used));
    this.buffer = larger;
  }
}
