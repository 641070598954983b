import { ClosingRefusal } from "../../../wire/refusal.ts";

/** Larger chunks are worth their cost. */
const smallChunk = 4096;
/** Chunks that are looked at one by one before a body is judged by them. A short body may come as it likes. */
const judgedChunks = 512;
const minAverageBytes = 16;
/** After so many bytes, the body is judged again: it may have been better at first. */
const judgeAgainBytes = 256 * 1024;
const judgedAgain = 64;

/** A body in chunks of a few bytes each. Taking it apart would cost more than everything else that is done with it. */
export class TinyChunks extends ClosingRefusal {
  constructor() {
    super(400, "The body comes in chunks of a few bytes. Send it in larger chunks, or with a `Content-Length`.");
  }
}

/**
 * Watches how a body arrives. Chunked bodies may be cut into single bytes, of which each costs as much as a whole chunk.
 * Some are taken one by one, to see how large they are; the rest is joined by the runtime, which is cheaper.
 */
export class ChunkMeter {
  private chunks = 0;
  private bytes = 0;
  private left = judgedChunks;
  private joined = 0;
  private isTiny = false;

  /** Whether the next chunks are to be taken as one, however many they are. */
  get joinsChunks(): boolean {
    return this.left === 0;
  }

  /** Throws where a body is not worth reading. */
  add(length: number): void {
    if (this.joinsChunks) {
      this.joined += length;
      if (this.joined >= judgeAgainBytes) this.judge(judgedAgain);
      return;
    }
    // What has arrived while nobody looked is one chunk, whatever it was.
    if (length >= smallChunk) return;
    this.chunks++;
    this.bytes += length;
    if (--this.left > 0) return;
    this.isTiny = this.bytes < minAverageBytes * this.chunks;
    this.check();
    this.joined = 0;
  }

  /** Throws where the body was not worth reading before. */
  check(): void {
    if (this.isTiny) throw new TinyChunks();
  }

  private judge(chunks: number): void {
    this.left = chunks;
    this.chunks = 0;
    this.bytes = 0;
  }
}
