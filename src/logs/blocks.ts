import { allRecords, writeAudit } from "./audit.ts";
import type { Clock, Fingerprint } from "./ports.ts";
import type { Records } from "./store-ports.ts";

/** What an operator does not take: uploads of a network, or a certain content. */
export interface Block {
  kind: "network" | "content";
  /** A CIDR, or what `contentKey` says. */
  subject: string;
  reason: string | null;
  createdAt: number;
  /** Milliseconds since 1970; `null` for good. */
  until: number | null;
}

/** Two logs with one text have one key, whatever they are called. */
export function contentKey({ hash, size }: Fingerprint): string {
  return `${hash}-${size}`;
}

export const contentKeyPattern = /^[0-9a-f]{16}-\d{1,10}$/;

export class Blocks {
  constructor(
    private readonly records: Records,
    private readonly clock: Clock,
  ) {}

  /** A block of the same subject is replaced. */
  async add(block: Omit<Block, "createdAt">): Promise<void> {
    const key = keyOf(block);
    const value = JSON.stringify({ ...block, createdAt: this.clock.now() } satisfies Block);
    for (;;) {
      const before = await this.records.read("block", key);
      if (before === value || (await this.records.replace("block", key, before, value))) break;
    }
    const { reason, subject } = block;
    await writeAudit(this.records, this.clock, { action: `block-${block.kind}`, subject, reason });
  }

  async lift(kind: Block["kind"], subject: string, reason: string | null): Promise<boolean> {
    const before = await this.records.read("block", keyOf({ kind, subject }));
    if (before === null) return false;
    await this.records.replace("block", keyOf({ kind, subject }), before, null);
    await writeAudit(this.records, this.clock, { action: `unblock-${kind}`, subject, reason });
    return true;
  }

  /** The blocks that still hold. Expired ones are deleted, and their addresses with them. */
  async list(): Promise<Block[]> {
    const now = this.clock.now();
    const holding: Block[] = [];
    for (const { key, value } of await allRecords(this.records, "block")) {
      const block = JSON.parse(value) as Block;
      if (block.until === null || block.until > now) holding.push(block);
      else await this.records.replace("block", key, value, null);
    }
    return holding;
  }
}

function keyOf({ kind, subject }: Pick<Block, "kind" | "subject">): string {
  return `${kind} ${subject}`;
}
