import { freeBytes } from "../../work/free-bytes.ts";

const nothing = new Uint8Array();

/**
 * Bytes that arrive in chunks, joined as they come: chunks of a byte each cost no more than their bytes. Most bodies
 * come in one chunk, which is not copied. Chunks are given away: the memory of each that is copied is free at once.
 */
export class BodyBuffer {
  private buffer: Uint8Array = nothing;
  private used = 0;

  /** `expected`: how long it will be, where that is known. Memory that is not written to yet costs nothing. */
  constructor(private readonly expected: number | null) {}

  get length(): number {
    return this.used;
  }

  append(chunk: Uint8Array): void {
    const total = this.used + chunk.length;
    if (this.used === 0) this.buffer = chunk;
    else {
      if (total > this.buffer.length) this.grow(total);
      this.buffer.set(chunk, this.used);
      freeBytes(chunk);
    }
    this.used = total;
  }

  /** For a body that is given up. */
  free(): void {
    freeBytes(this.take());
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
    freeBytes(this.buffer);
    this.buffer = larger;
  }
}
