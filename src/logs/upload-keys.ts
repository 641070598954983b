import { createHash, timingSafeEqual } from "node:crypto";
import { allRecords, writeAudit } from "./audit.ts";
import type { RandomBytes } from "./id.ts";
import type { Clock } from "./ports.ts";
import type { Records } from "./store-ports.ts";

/** A key of a trusted tool, as it is kept. */
export interface UploadKey {
  /** SHA-256 of the key, in hexadecimal: the key itself is told once and kept nowhere. */
  hash: string;
  /** 0: no limit. */
  uploadsPerMinute: number;
  /** Milliseconds since 1970. */
  createdAt: number;
}

export interface KeyUse {
  uploads: number;
  /** Milliseconds since 1970. */
  lastUsedAt: number;
}

export interface ListedKey {
  name: string;
  uploadsPerMinute: number;
  createdAt: number;
  /** `null` where it was never used. */
  use: KeyUse | null;
}

const namePattern = /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/;
/** Tokens of other services, which their clients may send here as well, do not begin like this. */
const keyPattern = /^lectern_([a-z0-9-]{1,40})_([0-9a-f]{64})$/;
const keyPrefix = "lectern_";

export function isKeyName(text: string): boolean {
  return namePattern.test(text);
}

/** Whether a token looks like a key of ours, valid or not. */
export function looksLikeKey(token: string): boolean {
  return token.startsWith(keyPrefix);
}

/** Keys that let trusted tools share more logs than others. All nodes see the same ones. */
export class UploadKeys {
  constructor(
    private readonly records: Records,
    private readonly clock: Clock,
  ) {}

  /** The key, which is told only now; `null` where the name is taken. */
  async add(name: string, uploadsPerMinute: number, randomBytes: RandomBytes): Promise<string | null> {
    const token = `${keyPrefix}${name}_${Buffer.from(randomBytes(32)).toString("hex")}`;
    const key: UploadKey = { hash: hashOf(token).toString("hex"), uploadsPerMinute, createdAt: this.clock.now() };
    if (!(await this.records.replace("key", name, null, JSON.stringify(key)))) return null;
    await writeAudit(this.records, this.clock, { action: "key-add", subject: name, reason: null });
    return token;
  }

  async list(): Promise<ListedKey[]> {
    const keys = await allRecords(this.records, "key");
    return Promise.all(
      keys.map(async ({ key: name, value }) => {
        const { uploadsPerMinute, createdAt } = JSON.parse(value) as UploadKey;
        const use = await this.records.read("key-use", name);
        return { name, uploadsPerMinute, createdAt, use: use === null ? null : (JSON.parse(use) as KeyUse) };
      }),
    );
  }

  /** Whether there was one. From then on it is refused, on every node. */
  async revoke(name: string): Promise<boolean> {
    const value = await this.records.read("key", name);
    if (value === null || !(await this.records.replace("key", name, value, null))) return false;
    const use = await this.records.read("key-use", name);
    if (use !== null) await this.records.replace("key-use", name, use, null);
    await writeAudit(this.records, this.clock, { action: "key-revoke", subject: name, reason: null });
    return true;
  }

  /** `null`: it is not one of ours, or not any more. */
  async find(token: string): Promise<{ name: string; key: UploadKey } | null> {
    const name = keyPattern.exec(token)?.[1];
    if (name === undefined) return null;
    const value = await this.records.read("key", name);
    if (value === null) return null;
    const key = JSON.parse(value) as UploadKey;
    return timingSafeEqual(hashOf(token), Buffer.from(key.hash, "hex")) ? { name, key } : null;
  }

  async addUse(name: string, uploads: number, lastUsedAt: number): Promise<void> {
    // Other nodes count, too: each adds to what is there.
    for (let attempt = 0; attempt < 10; attempt++) {
      const before = await this.records.read("key-use", name);
      const last: KeyUse = before === null ? { uploads: 0, lastUsedAt: 0 } : (JSON.parse(before) as KeyUse);
      const next: KeyUse = { uploads: last.uploads + uploads, lastUsedAt: Math.max(last.lastUsedAt, lastUsedAt) };
      if (await this.records.replace("key-use", name, before, JSON.stringify(next))) return;
    }
  }
}

function hashOf(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
