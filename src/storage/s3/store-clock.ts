/** Clocks that are kept in step differ by less, and an answer tells whole seconds only. */
const toleranceMs = 5000;

/**
 * The time that the store goes by. An address that is good for a minute is over before it is used where the clock of this
 * machine is a minute behind, and what a store takes from us itself, with a quarter of an hour of patience, does not tell.
 */
export class StoreClock {
  private aheadMs = 0;

  constructor(private readonly now: () => number = Date.now) {}

  /** Every answer says when it was made, unless a cache has kept it. */
  learn(headers: Headers): void {
    const told = Date.parse(headers.get("date") ?? "");
    if (Number.isNaN(told) || headers.has("age")) return;
    const aheadMs = told - this.now();
    this.aheadMs = Math.abs(aheadMs) < toleranceMs ? 0 : aheadMs;
  }

  /** In the form of signatures: `20260115T103000Z`. */
  stamp(): string {
    return new Date(this.now() + this.aheadMs).toISOString().replace(/[:-]|\.\d{3}/g, "");
  }
}
