import { LowBytes } from "./low-bytes.ts";

/** What a scan writes while it walks. One memory serves the texts of one search, which are scanned one after the other. */
export class ScanMemory {
  readonly low = new LowBytes();
  /** Words in which the end of an anchor may be, and the bits that say so. */
  hits = new Int32Array();
  hitBits = new Int32Array();
  /** Where anchors may begin. */
  starts = new Int32Array();
  /** For each of these starts, the number of the set of detectors that are asked there. */
  sets = new Uint16Array();

  read(text: string): void {
    const { words } = this.low.read(text);
    if (this.hits.length > words.length) return;
    this.hits = new Int32Array(words.length + 1);
    this.hitBits = new Int32Array(words.length + 1);
  }

  /** Makes room for more starts than there are, and keeps these. */
  growStarts(most: number): void {
    const { starts } = this;
    this.reserveStarts(most);
    if (this.starts !== starts) this.starts.set(starts);
  }

  /** There are far fewer starts than characters in all but hostile texts. */
  reserveStarts(most: number): void {
    if (this.starts.length >= most) return;
    this.starts = new Int32Array(most + (most >> 1));
    this.sets = new Uint16Array(this.starts.length);
  }
}
