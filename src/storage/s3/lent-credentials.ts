import { Outage } from "../../wire/refusal.ts";
import type { Credentials } from "./credentials.ts";

/** Keys that are good for a time. */
export interface Loan extends Credentials {
  /** In milliseconds since 1970. */
  expiresAt: number;
}

/** Asks for keys. */
export type Lender = () => Promise<Loan>;

/** New keys are asked for so long before the old ones expire: clocks differ, and who lends may be away for a while. */
const renewBeforeMs = 5 * 60 * 1000;
/** In the last moments the old ones are not worth a try. */
const hardlyGoodMs = 10 * 1000;
const pauseAfterFailureMs = 5000;

/** Keys that are renewed before they expire. While the old ones are good, nobody waits for the new ones. */
export class LentCredentials {
  private loan: Loan | null = null;
  private renewing: Promise<Loan> | null = null;
  private failedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly lend: Lender,
    private readonly now: () => number = Date.now,
  ) {}

  async get(): Promise<Credentials> {
    const { loan } = this;
    const left = loan ? loan.expiresAt - this.now() : 0;
    if (loan && left > renewBeforeMs) return loan;
    const isGood = loan !== null && left > hardlyGoodMs;
    if (isGood && this.now() - this.failedAt < pauseAfterFailureMs) return loan;
    const renewed = this.renew();
    if (!isGood) return renewed;
    renewed.catch(() => {});
    return loan;
  }

  private renew(): Promise<Loan> {
    this.renewing ??= this.lend()
      .then((loan) => {
        this.loan = loan;
        return loan;
      })
      .catch((error: Error) => {
        this.failedAt = this.now();
        throw new Outage(`The keys for the object store cannot be had: ${error.message}`);
      })
      .finally(() => {
        this.renewing = null;
      });
    return this.renewing;
  }
}
