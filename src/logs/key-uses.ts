import type { Clock } from "./ports.ts";
import type { UploadKeys } from "./upload-keys.ts";

const flushEveryMs = 5000;

/** How often keys are used: gathered in memory, and written now and then. */
export class KeyUses {
  private unwritten = new Map<string, { uploads: number; at: number }>();
  private readonly timer: ReturnType<typeof setInterval>;

  constructor(
    private readonly keys: UploadKeys,
    private readonly clock: Clock,
  ) {
    this.timer = setInterval(() => void this.flush().catch(() => {}), flushEveryMs);
    this.timer.unref();
  }

  count(name: string): void {
    const uploads = (this.unwritten.get(name)?.uploads ?? 0) + 1;
    this.unwritten.set(name, { uploads, at: this.clock.now() });
  }

  /** What cannot be written stays for the next time. */
  async flush(): Promise<void> {
    for (const [name, { uploads, at }] of [...this.unwritten]) {
      await this.keys.addUse(name, uploads, at);
      const now = this.unwritten.get(name)!;
      if (now.uploads === uploads) this.unwritten.delete(name);
      else this.unwritten.set(name, { uploads: now.uploads - uploads, at: now.at });
    }
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
  }
}
