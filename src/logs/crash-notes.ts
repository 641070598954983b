import type { CrashFingerprint } from "./crash-ports.ts";
import type { Records } from "./store-ports.ts";

/** Nothing is told of a fault before so many different people have shared it. */
export const leastSharers = 5;
/** A note is a sentence or two. */
export const maxNote = 500;

/** What the operator says of a fault. Stands among the operator's records, and moves with them. */
export class CrashNotes {
  constructor(private readonly records: Records) {}

  of(fingerprint: CrashFingerprint): Promise<string | null> {
    return this.records.read("crash-note", fingerprint);
  }

  /** `null` takes it away. */
  async set(fingerprint: CrashFingerprint, note: string | null): Promise<void> {
    for (;;) {
      const before = await this.of(fingerprint);
      if (before === note || (await this.records.replace("crash-note", fingerprint, before, note))) return;
    }
  }
}
