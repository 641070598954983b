import { ClosingRefusal } from "../../../wire/refusal.ts";

/** Chunks of this size are never a problem. */
const smallChunk = 4096;
/** How many chunks are measured before a body is judged. A short body may come in any chunks. */
const judgedChunks = 512;
const minAverageBytes = 16;
/** After so many bytes, the body is judged again: it may have been better at first. */
const judgeAgainBytes = 256 * 1024;
const judgedAgain = 64;

/**
 * A body in chunks of a few bytes each. Parsing the chunks would cost more than everything else that is done with it.
 */
export class TinyChunks extends ClosingRefusal {
  constructor() {
    super(400, "The body comes in chunks of a few bytes. Send it in larger chunks, or with a `Content-Length`.");
  }
}

/**
 * Measures the chunks in which a body arrives: one of a single byte costs as much as a large one. Some are read one by
 * one, to see how large they are; the rest is joined by the runtime, which is cheaper.
 */
export class ChunkMeter {
  private chunks = 0;
  private bytes = 0;
  private left = judgedChunks;
  private joined = 0;
  private isTiny = false;

  /** Whether the runtime may join the next chunks. */
  get joinsChunks(): boolean {
    return this.left === 0;
  }

  /** Throws if the chunks are too small. */
  add(length: number): void {
    if (this.joinsChunks) {
      this.joined += length;
      if (this.joined >= judgeAgainBytes) this.judge(judgedAgain);
      return;
    }
    // What arrived between two reads comes as one chunk, however it was sent.
    if (length >= smallChunk) return;
    this.chunks++;
    this.bytes += length;
    if (--this.left > 0) return;
    this.isTiny = this.bytes < minAverageBytes * this.chunks;
    this.check();
    this.joined = 0;
  }

  /** Throws if the chunks were found too small before. */
  check(): void {
    if (this.isTiny) throw new TinyChunks();
  }

  private judge(chunks: number): void {
    this.left = chunks;
    this.chunks = 0;
    this.bytes = 0;
  }
}
