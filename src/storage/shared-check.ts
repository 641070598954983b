export const sharedForMs = 500;

/** Callers within half a second share one good answer, so that asking for health costs nothing. */
export class SharedCheck {
  private last: { at: number; outcome: Promise<void> } | null = null;

  constructor(private readonly probe: () => Promise<void>) {}

  check(): Promise<void> {
    const now = performance.now();
    if (!this.last || now - this.last.at > sharedForMs) {
      const check = { at: now, outcome: this.probe() };
      this.last = check;
      check.outcome.catch(() => {
        if (this.last === check) this.last = null;
      });
    }
    return this.last.outcome;
  }

  /** Something failed: the next caller asks anew. */
  forget(): void {
    this.last = null;
  }
}
