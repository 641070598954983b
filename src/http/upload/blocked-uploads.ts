import { type Block, type Blocks, contentKey } from "../../logs/blocks.ts";
import type { Clock, Fingerprint } from "../../logs/ports.ts";
import { Blocked } from "../../wire/refusal.ts";
import { contains, type Network, parseNetwork } from "../core/ip.ts";

/** How old the list may be: so long a new block takes to hold on every node. */
const freshMs = 2000;

interface Known {
  at: number;
  networks: { network: Network; block: Block }[];
  contents: Set<string>;
}

/** Refuses what the operator has blocked. The list is small and kept in memory: uploads do not wait for it. */
export class BlockedUploads {
  private known: Known = { at: Number.NEGATIVE_INFINITY, networks: [], contents: new Set() };
  private reading: Promise<void> | null = null;

  constructor(
    private readonly blocks: Blocks,
    private readonly clock: Clock,
  ) {}

  async checkClient(client: string): Promise<void> {
    if (this.isOld) await this.refresh();
    if (this.known.networks.length === 0) return;
    const address = parseNetwork(client);
    const found = address && this.known.networks.find(({ network }) => contains(network, address.ip));
    if (!found) return;
    const { until } = found.block;
    const end = until === null ? "" : ` until ${new Date(until).toISOString().slice(0, 16).replace("T", " ")} UTC`;
    throw new Blocked(`The operator of this service takes no logs from your network${end}.`);
  }

  async checkContent(content: Fingerprint): Promise<void> {
    if (this.isOld) await this.refresh();
    if (this.known.contents.size === 0 || !this.known.contents.has(contentKey(content))) return;
    throw new Blocked("The operator of this service has removed this log, and does not take it again.");
  }

  private get isOld(): boolean {
    return this.clock.monotonic() - this.known.at >= freshMs;
  }

  private async refresh(): Promise<void> {
    this.reading ??= this.read().finally(() => {
      this.reading = null;
    });
    await this.reading;
  }

  /** While the store cannot be asked, the last list holds; the upload itself will say what is wrong. */
  private async read(): Promise<void> {
    const at = this.clock.monotonic();
    try {
      const all = await this.blocks.list();
      const networks = all.flatMap((block) => {
        const network = block.kind === "network" ? parseNetwork(block.subject) : null;
        return network ? [{ network, block }] : [];
      });
      const contents = new Set(all.filter(({ kind }) => kind === "content").map(({ subject }) => subject));
      this.known = { at, networks, contents };
    } catch {
      this.known = { ...this.known, at };
    }
  }
}
