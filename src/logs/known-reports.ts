import type { Clock } from "./ports.ts";
import type { Records } from "./store-ports.ts";

/** What other nodes and the operator did is known within this time. */
const knownForMs = 5000;
/** Keys that are read at once: between two pages others have their turn. */
const page = 250;

/** The keys of all reports. They are read seldom, however many reports come: a flood of them must not cost more than it brings. */
export class KnownReports {
  private readAt = Number.NEGATIVE_INFINITY;
  private open = new Set<string>();
  private gone = new Set<string>();

  constructor(
    private readonly records: Records,
    private readonly clock: Clock,
  ) {}

  /** `gone`: of logs that are removed. Whoever adds or drops one changes these. */
  async keys(): Promise<{ open: Set<string>; gone: Set<string> }> {
    if (this.clock.monotonic() - this.readAt >= knownForMs) {
      this.open = await this.read("report");
      this.gone = await this.read("report-gone");
      this.readAt = this.clock.monotonic();
    }
    return { open: this.open, gone: this.gone };
  }

  private async read(kind: "report" | "report-gone"): Promise<Set<string>> {
    const keys = new Set<string>();
    for (let after: string | null = null; ; ) {
      const some: string[] = await this.records.keys(kind, after, page);
      for (const key of some) keys.add(key);
      if (some.length < page) return keys;
      after = some.at(-1)!;
      await new Promise(setImmediate);
    }
  }
}
