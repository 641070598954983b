import { Outage } from "../../wire/refusal.ts";
import type { Credentials } from "./credentials.ts";

/** Credentials that expire. */
export interface TemporaryCredentials extends Credentials {
  /** In milliseconds since 1970. */
  expiresAt: number;
}

export type CredentialProvider = () => Promise<TemporaryCredentials>;

/** How long before the old credentials expire new ones are fetched: clocks differ, and the provider may be down. */
const renewBeforeMs = 5 * 60 * 1000;
/** With less time left, the old ones are not worth a try. */
const hardlyGoodMs = 10 * 1000;
const pauseAfterFailureMs = 5000;

/** Credentials that are renewed before they expire. While the old ones are valid, nobody waits for the new ones. */
export class RefreshingCredentials {
  private credentials: TemporaryCredentials | null = null;
  private renewing: Promise<TemporaryCredentials> | null = null;
  private failedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly fetchCredentials: CredentialProvider,
    private readonly now: () => number = Date.now,
  ) {}

  async get(): Promise<Credentials> {
    const { credentials } = this;
    const left = credentials ? credentials.expiresAt - this.now() : 0;
    if (credentials && left > renewBeforeMs) return credentials;
    const isGood = credentials !== null && left > hardlyGoodMs;
    if (isGood && this.now() - this.failedAt < pauseAfterFailureMs) return credentials;
    const renewed = this.renew();
    if (!isGood) return renewed;
    renewed.catch(() => {});
    return credentials;
  }

  private renew(): Promise<TemporaryCredentials> {
    this.renewing ??= this.fetchCredentials()
      .then((credentials) => {
        this.credentials = credentials;
        return credentials;
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
