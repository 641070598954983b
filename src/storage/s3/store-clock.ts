/** Clocks that are kept in step differ by less, and an answer tells whole seconds only. */
const toleranceMs = 5000;

/**
 * The time that the store goes by. An address that is good for a minute is over before it is used where the clock of this
 * machine is a minute behind, and requests of our own do not show it: a store takes those that are up to a quarter of an hour off.
 */
export class StoreClock {
  private aheadMs = 0;

  constructor(private readonly now: () => number = Date.now) {}

  /** Every answer says when it was made, unless a cache has kept it. */
  learn(headers: Headers): void {
    const storeTime = Date.parse(headers.get("date") ?? "");
    if (Number.isNaN(storeTime) || headers.has("age")) return;
    const aheadMs = storeTime - this.now();
    this.aheadMs = Math.abs(aheadMs) < toleranceMs ? 0 : aheadMs;
  }

  /** In the form of signatures: `20260115T103000Z`. */
  stamp(): string {
    return new Date(this.now() + this.aheadMs).toISOString().replace(/[:-]|\.\d{3}/g, "");
  }
}
