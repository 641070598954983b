import { createHmac } from "node:crypto";
import { Cluster, type Redis } from "ioredis";
import { type EngineMeter, metered, noMeter } from "../engine-meter.ts";
import { connectRedis } from "./connect.ts";

/** A command that waits longer is answered without Redis. */
const timeoutMs = 500;
const probeEveryMs = 500;
/** After this many probes without an answer, the connection itself may be dead. */
const silentProbes = 6;
/** How long a start waits for the first connection. */
const startMs = 2000;
/** If this process itself was blocked, the answer may have arrived without having been read. */
const readMs = 10;

/** Spread over a cluster by their hashes: a limit may lie on any part of it, and all but one may work. */
const probeKeys = Array.from({ length: 32 }, (_, number) => `lectern:probe:${number}`);

/** What is written of a client: addresses do not leave the node. */
export function clientKey(prefix: string, secret: Uint8Array, client: string): string {
  const hash = createHmac("sha256", secret).update(client).digest("base64url").slice(0, 22);
  return `${prefix}:${hash}`;
}

export type LinkChange = (trouble: string | null) => void;

/**
 * Redis as something that may be down: nobody waits long for it, and nobody waits twice. Once it is lost it is probed
 * in the background, and used again as soon as it answers.
 */
export class RedisLink {
  private trouble: string | null = null;
  /** What could not be asked for last: in a cluster, others may work all the while. */
  private lostKey: string | null = null;
  private silent = 0;
  private isProbing = false;
  private readonly timer: ReturnType<typeof setInterval>;

  private constructor(
    private readonly redis: Redis | Cluster,
    private readonly onChange: LinkChange,
    private readonly meter: EngineMeter,
  ) {
    this.timer = setInterval(() => void this.probe(), probeEveryMs);
  }

  /** Connected, or in trouble that passes by itself. `onChange` is called when Redis is lost, and when it is back. */
  static async open(address: string, onChange: LinkChange, meter: EngineMeter = noMeter): Promise<RedisLink> {
    const link = new RedisLink(connectRedis(address), onChange, meter);
    const end = performance.now() + startMs;
    while (link.redis.status !== "ready" && performance.now() < end) await Bun.sleep(20);
    await link.probe();
    return link;
  }

  /** Why it cannot be used now; `null` while it can. */
  get outageReason(): string | null {
    return this.trouble;
  }

  /** `null`: Redis cannot be asked now. `run` is about one key. */
  async ask<T>(key: string, run: (redis: Redis | Cluster, key: string) => Promise<T>): Promise<T | null> {
    if (this.trouble !== null) return null;
    try {
      return await metered(this.meter, "redis", "command", () => within(run(this.redis, key)));
    } catch (error) {
      this.lostKey = key;
      this.lost(error as Error);
      return null;
    }
  }

  close(): void {
    clearInterval(this.timer);
    this.redis.disconnect();
  }

  private async probe(): Promise<void> {
    if (this.isProbing) return;
    this.isProbing = true;
    try {
      const keys = this.lostKey === null ? probeKeys : [...probeKeys, this.lostKey];
      const asked = this.redis instanceof Cluster ? keys.map((key) => this.redis.exists(key)) : [this.redis.ping()];
      await within(Promise.all(asked));
      this.found();
    } catch (error) {
      this.lost(error as Error);
      if (error instanceof Silence && ++this.silent % silentProbes === 0) reconnect(this.redis);
    } finally {
      this.isProbing = false;
    }
  }

  private lost(error: Error): void {
    const isNews = this.trouble === null;
    this.trouble = `Redis: ${error.message}`;
    if (isNews) this.onChange(this.trouble);
  }

  private found(): void {
    this.silent = 0;
    this.lostKey = null;
    if (this.trouble === null) return;
    this.trouble = null;
    this.onChange(null);
  }
}

class Silence extends Error {
  constructor() {
    super(`no answer within ${timeoutMs} ms`);
  }
}

function reconnect(redis: Redis | Cluster): void {
  const connections = redis instanceof Cluster ? redis.nodes("all") : [redis];
  for (const connection of connections) connection.disconnect(true);
}

async function within<T>(answer: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  let timer = setTimeout(() => {
    timer = setTimeout(() => late.reject(new Silence()), readMs);
  }, timeoutMs);
  answer.catch(() => {});
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
