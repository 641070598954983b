import type { AppendableEncoding } from "./appendable-encoding.ts";

/** Makes encoded bytes, at least one piece. Each goes on where the last one ended, and has the sums of all so far. */
export type EncodedPieces = AsyncIterable<AppendableEncoding>;

export async function* inOnePiece(made: Promise<AppendableEncoding>): EncodedPieces {
  yield await made;
}

/** Encoded bytes that are sent while the rest of them is still being made. */
export class GrowingBody {
  private readonly pieces: AppendableEncoding[] = [];
  private readonly ending = Promise.withResolvers<AppendableEncoding>();
  private growth = Promise.withResolvers<void>();
  private isGrowing = true;

  private constructor() {
    // Whoever waits is told; there may be nobody.
    this.ending.promise.catch(() => {});
  }

  /** Comes with the first piece, and takes the others by itself. */
  static async from(pieces: EncodedPieces): Promise<GrowingBody> {
    const body = new GrowingBody();
    const iterator = pieces[Symbol.asyncIterator]();
    const first = await iterator.next();
    if (first.done) throw new Error("an answer has no bytes");
    body.pieces.push(first.value);
    void body.grow(iterator);
    return body;
  }

  /** The last piece: settles when it is there, or when it is sure never to be. */
  get end(): Promise<AppendableEncoding> {
    return this.ending.promise;
  }

  get isSettled(): boolean {
    return !this.isGrowing;
  }

  get length(): number {
    return this.pieces.reduce((sum, { bytes }) => sum + bytes.length, 0);
  }

  /** Waits for a piece where it is not there yet; `null` behind the last one. */
  async piece(index: number): Promise<Uint8Array | null> {
    while (index >= this.pieces.length && this.isGrowing) await this.growth.promise;
    const piece = this.pieces[index];
    if (piece) return piece.bytes;
    await this.ending.promise;
    return null;
  }

  /** All of it, for those who cannot begin with less. */
  async whole(): Promise<Uint8Array> {
    await this.ending.promise;
    return this.pieces.length === 1 ? this.pieces[0]!.bytes : Buffer.concat(this.pieces.map(({ bytes }) => bytes));
  }

  private async grow(pieces: AsyncIterator<AppendableEncoding>): Promise<void> {
    try {
      for (let next = await pieces.next(); !next.done; next = await pieces.next()) {
        this.pieces.push(next.value);
        this.tell();
      }
      this.isGrowing = false;
      this.ending.resolve(this.pieces.at(-1)!);
    } catch (error) {
      this.isGrowing = false;
      this.ending.reject(error);
    }
    this.tell();
  }

  private tell(): void {
    const { resolve } = this.growth;
    this.growth = Promise.withResolvers();
    resolve();
  }
}
