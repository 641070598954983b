import { LowBytes } from "./low-bytes.ts";

/**
 * What a scan writes while it walks. One memory serves the texts of one search, which are scanned one after the other,
 * and within a text one window after the other: what is written of one is small enough to be at hand when it is read.
 */
export class ScanMemory {
  readonly low = new LowBytes();
  /** Where anchors begin in the window. */
  starts = new Int32Array();
  /** For each of these starts, the number of the set of detectors that are asked there. */
  sets = new Uint16Array();

  read(text: string): void {
    this.low.read(text);
    // One is written behind the last.
    const most = Math.min(text.length, window) + 1;
    if (this.starts.length >= most) return;
    this.starts = new Int32Array(most);
    this.sets = new Uint16Array(most);
  }
}

/** How many characters are looked at before the anchors among them are asked for. */
export const window = 8192;
