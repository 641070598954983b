import { Refusal } from "../wire/refusal.ts";
import { noContent } from "./bundle.ts";
import { newLogId, type RandomBytes } from "./id.ts";
import {
  type Allowance,
  type Clock,
  type Fingerprint,
  type LogDetails,
  type LogMeta,
  noDetails,
  type PackedContent,
  type PlainContent,
  type RateLimiter,
} from "./ports.ts";
import type { NewLogs } from "./store-ports.ts";

export interface UploadRequest {
  client: string;
  /** Takes the place of the usual limiter, for uploads with a key. */
  limiter?: RateLimiter;
  name: string;
  /** A plain one is given away: afterwards its bytes are gone. */
  content: PackedContent | PlainContent;
  details: LogDetails;
}

export interface UploadOutcome {
  log: LogMeta;
  packedBytes: number;
  allowance: Allowance | null;
}

/** Several logs under one link. They have one owner. */
export interface BundleRequest extends Pick<UploadRequest, "client" | "limiter"> {
  /** Of the bundle. */
  name: string;
  /** The most telling one first. */
  files: readonly (Pick<UploadRequest, "name" | "details"> & { content: PackedContent })[];
}

export interface BundleOutcome {
  bundle: LogMeta;
  /** In the same order. */
  files: LogMeta[];
  allowance: Allowance | null;
}

/** A 429 that knows what the answer's rate limit headers say. */
export class RateLimited extends Refusal {
  constructor(
    readonly allowance: Allowance,
    action = "share",
    thing = "log",
    /** How many were wanted at once. */
    wanted = 1,
  ) {
    const seconds = retrySeconds(allowance);
    const things = counted(allowance.limit, thing);
    const these = wanted > 1 ? `, and these are ${wanted}` : "";
    super(429, `You can ${action} ${things} a minute${these}. Try again in ${counted(seconds, "second")}.`, seconds);
  }
}

export function retrySeconds(allowance: Allowance): number {
  return Math.max(1, Math.ceil(allowance.resetMs / 1000));
}

export function counted(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? "" : "s"}`;
}

function tooManyAtOnce(logs: number, limit: number): Refusal {
  const most = `You can share ${counted(limit, "log")} a minute, and these are ${logs}.`;
  return new Refusal(400, `${most} Leave out those that tell least, or share fewer at once.`);
}

/** With 58 bits, two conflicts in a row mean a broken random source, not bad luck. */
const maxIdAttempts = 5;

export class UploadLog {
  constructor(
    private readonly store: NewLogs,
    private readonly limiter: RateLimiter,
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
    const { made, allowance } = await this.limited(request, 1, () => this.insert(request));
    return { ...made, allowance };
  }

  /** Stores several logs together with their bundle, or none of them. */
  async shareBundle(request: BundleRequest): Promise<BundleOutcome> {
    const { made, allowance } = await this.limited(request, request.files.length, () =>
      this.withFreeIds(() => this.insertBundle(request)),
    );
    return { ...made, allowance };
  }

  /** Each log of a share counts. One of more logs than the limit itself is refused for good: waiting would not help. */
  private async limited<T>(
    { client, limiter = this.limiter }: Pick<UploadRequest, "client" | "limiter">,
    logs: number,
    store: () => Promise<T>,
  ): Promise<{ made: T; allowance: Allowance | null }> {
    const { limit = logs } = (logs === 1 ? null : await limiter.allowance(client)) ?? {};
    if (logs > limit) throw tooManyAtOnce(logs, limit);
    const upload = await limiter.take(client, logs);
    if (!upload.taken) throw new RateLimited(upload.allowance!, "share", "log", logs);
    try {
      return { made: await store(), allowance: upload.allowance };
    } catch (error) {
      await upload.refund();
      throw error;
    }
  }

  private insert({ name, content: given, details }: UploadRequest): Promise<Omit<UploadOutcome, "allowance">> {
    let content = given;
    return this.withFreeIds(async () => {
      const log = this.metaOf(name, content);
      if ("packed" in content) {
        const outcome = await this.store.insert({ ...log, ...content, details });
        return outcome === "stored" ? { log, packedBytes: content.packed.length } : null;
      }
      const insertion = await this.store.insertText({ ...log, ...content, details });
      if (insertion.outcome === "stored") return { log, packedBytes: insertion.packedBytes };
      content = insertion.content;
      return null;
    });
  }

  private async insertBundle({ name, files }: BundleRequest): Promise<Omit<BundleOutcome, "allowance"> | null> {
    const nothing = noContent();
    const bundle = this.metaOf(name, nothing);
    const logs = files.map((file) => ({
      file,
      meta: { ...this.metaOf(file.name, file.content), createdAt: bundle.createdAt },
    }));
    const newLogs = logs.map(({ file, meta }) => ({
      ...meta,
      ...file.content,
      // The bundle is counted, and not each of its files.
      details: { ...file.details, bundle: bundle.id, sharer: null },
    }));
    const { ownerHash, sharer } = files[0]?.details ?? noDetails;
    const details = { ...noDetails, ownerHash, sharer, files: logs.map(({ meta }) => meta.id) };
    const outcome = await this.store.insertAll([...newLogs, { ...bundle, ...nothing, details }]);
    return outcome === "stored" ? { bundle, files: logs.map(({ meta }) => meta) } : null;
  }

  private metaOf(name: string, { size }: Fingerprint): LogMeta {
    return { id: newLogId(this.randomBytes), name, createdAt: this.clock.now(), size };
  }

  /** `insert` gives `null` where an id is taken. */
  private async withFreeIds<T>(insert: () => Promise<T | null>): Promise<T> {
    for (let attempt = 0; attempt < maxIdAttempts; attempt++) {
      const stored = await insert();
      if (stored) return stored;
    }
    throw new Error("no free id was found: the random source is broken");
  }
}
