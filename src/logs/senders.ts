import { UnknownKey } from "../wire/refusal.ts";
import type { KeyUses } from "./key-uses.ts";
import type { RateLimiter } from "./ports.ts";
import { looksLikeKey, type UploadKeys } from "./upload-keys.ts";

/** Who sends a log, and what is counted against whom. */
export interface Sender {
  /** What the limiter knows them by. */
  client: string;
  limiter: RateLimiter;
  /** Of a key; `null` for everybody else. */
  keyName: string | null;
}

export type LimiterOf = (perMinute: number) => RateLimiter;

/** Finds out whether a request has an upload key, and which limiter applies. */
export class Senders {
  /** One for each rate there is: its clients are the keys of that rate. */
  private readonly keyLimiters = new Map<number, RateLimiter>();

  constructor(
    private readonly usual: RateLimiter,
    private readonly keys: UploadKeys,
    private readonly limiterOf: LimiterOf,
    private readonly uses: KeyUses,
  ) {}

  /** `token`: the bearer token of the request. One that does not look like a key of ours is ignored. */
  async identify(client: string, token: string | null): Promise<Sender> {
    if (token === null || !looksLikeKey(token)) return { client, limiter: this.usual, keyName: null };
    const found = await this.keys.find(token);
    if (!found) throw new UnknownKey();
    return { client: `key ${found.name}`, limiter: this.limiter(found.key.uploadsPerMinute), keyName: found.name };
  }

  stored({ keyName }: Sender): void {
    if (keyName !== null) this.uses.count(keyName);
  }

  private limiter(perMinute: number): RateLimiter {
    const known = this.keyLimiters.get(perMinute);
    if (known) return known;
    const made = this.limiterOf(perMinute);
    this.keyLimiters.set(perMinute, made);
    return made;
  }
}
