import { Refusal } from "../wire/refusal.ts";
import { newLogId, type RandomBytes } from "./id.ts";
import type { Allowance, Clock, LogDetails, LogMeta, LogStore, PackedContent, UploadLimiter } from "./ports.ts";

export interface UploadRequest {
  client: string;
  /** Takes the place of the usual limiter, for uploads with a key. */
  limiter?: UploadLimiter;
  name: string;
  content: PackedContent;
  details: LogDetails;
}

export interface UploadOutcome {
  log: LogMeta;
  allowance: Allowance | null;
}

/** A 429 that knows what the answer's rate limit headers say. */
export class RateLimited extends Refusal {
  constructor(
    readonly allowance: Allowance,
    action = "share",
    thing = "log",
  ) {
    const seconds = retrySeconds(allowance);
    const things = counted(allowance.limit, thing);
    super(429, `You can ${action} ${things} a minute. Try again in ${counted(seconds, "second")}.`, seconds);
  }
}

export function retrySeconds(allowance: Allowance): number {
  return Math.max(1, Math.ceil(allowance.resetMs / 1000));
}

export function counted(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? "" : "s"}`;
}

/** With 58 bits, two conflicts in a row mean a broken random source, not bad luck. */
const maxIdAttempts = 5;

export class UploadLog {
  constructor(
    private readonly store: LogStore,
    private readonly limiter: UploadLimiter,
    private readonly clock: Clock,
    private readonly randomBytes: RandomBytes,
  ) {}

  allowance(client: string, limiter = this.limiter): Promise<Allowance | null> {
    return limiter.allowance(client);
  }

  /** Throws `RateLimited` for a client that has nothing left, or `StorageFull`, before anybody reads its body. */
  async checkAllowance(client: string, limiter = this.limiter): Promise<void> {
    const allowance = await limiter.allowance(client);
    if (allowance && allowance.remaining === 0) throw new RateLimited(allowance);
    await this.store.checkRoom();
  }

  /** Stores a log that has passed every check. What it resolves to is a promise: the log survives a power cut. */
  async share(request: UploadRequest): Promise<UploadOutcome> {
    const upload = await (request.limiter ?? this.limiter).take(request.client);
    if (!upload.taken) throw new RateLimited(upload.allowance!);
    try {
      return { log: await this.insert(request), allowance: upload.allowance };
    } catch (error) {
      await upload.refund();
      throw error;
    }
  }

  private async insert(request: UploadRequest): Promise<LogMeta> {
    for (let attempt = 0; attempt < maxIdAttempts; attempt++) {
      const { name, content, details } = request;
      const meta = { id: newLogId(this.randomBytes), name, createdAt: this.clock.now(), size: content.size };
      if ((await this.store.insert({ ...meta, ...content, details })) === "stored") return meta;
    }
    throw new Error("no free id was found: the random source is broken");
  }
}
