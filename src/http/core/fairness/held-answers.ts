/** Answers are held for at least so long, and for twice as long at most. */
const holdMs = 500;
/** Past so many, answers go out at once. */
const maxHeld = 4096;

/**
 * Holds back answers that nobody should get at once: most of those who send as fast as they are answered send no faster
 * than that. One timer does for all: what came between two of its ticks is held until the tick after these.
 */
export class HeldAnswers {
  private young: (() => void)[] = [];
  private old: (() => void)[] = [];
  private timer: ReturnType<typeof setInterval> | null = null;

  get count(): number {
    return this.young.length + this.old.length;
  }

  /** `null`: so many are held that this one is not. */
  hold({ body }: Request): Promise<void> | null {
    if (this.count >= maxHeld) return null;
    // With a reader that does not read, TCP holds the sender of a body back; without one, it would be gathered here.
    body?.getReader();
    return new Promise((release) => {
      this.young.push(release);
      this.timer ??= setInterval(() => this.releaseOld(), holdMs);
    });
  }

  /** Nobody is held any longer. */
  close(): void {
    this.releaseOld();
    this.releaseOld();
  }

  private releaseOld(): void {
    for (const release of this.old) release();
    this.old = this.young;
    this.young = [];
    if (this.timer === null || this.old.length > 0) return;
    clearInterval(this.timer);
    this.timer = null;
  }
}
