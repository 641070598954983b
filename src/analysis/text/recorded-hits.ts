/** Where needles stand in a text, kept to be gone through later in the same order. */
export class RecordedHits {
  private count = 0;
  private needles = new Uint16Array(1024);
  private offsets = new Int32Array(1024);

  note(needle: number, offset: number): void {
    if (this.count === this.needles.length) this.grow();
    this.needles[this.count] = needle;
    this.offsets[this.count++] = offset;
  }

  /** Calls back as the walk did that found them. */
  scan(_text: string, found: (needle: number, offset: number) => void): void {
    for (let i = 0; i < this.count; i++) found(this.needles[i]!, this.offsets[i]!);
  }

  private grow(): void {
    const needles = new Uint16Array(this.needles.length * 2);
    const offsets = new Int32Array(this.offsets.length * 2);
    needles.set(this.needles);
    offsets.set(this.offsets);
    this.needles = needles;
    this.offsets = offsets;
  }
}
