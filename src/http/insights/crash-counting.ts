import { aboutFault, fingerprintOf } from "../../logs/crash-fingerprint.ts";
import type { CrashCounting } from "../../logs/crash-ports.ts";
import type { LogMeta } from "../../logs/ports.ts";
import type { Details } from "../../logs/store-ports.ts";
import type { FoundSighting } from "./analysis-job-names.ts";

const dayMs = 24 * 60 * 60 * 1000;

export function dayOf(ms: number): number {
  return Math.floor(ms / dayMs);
}

/** Counts what was found in a log, unless whoever shared it does not want that. */
export class CrashCounter {
  constructor(
    private readonly store: Details & CrashCounting,
    /** What the operator has switched off is counted by nobody. */
    private readonly isOn: boolean,
    private readonly counted: (hasFault: boolean) => void = () => {},
  ) {}

  /** Of a file of a bundle nothing is counted: the bundle is. */
  async note({ id, createdAt }: Pick<LogMeta, "id" | "createdAt">, { fault, platform, traits }: FoundSighting) {
    const sharer = this.isOn ? ((await this.store.details(id))?.sharer ?? null) : null;
    if (sharer === null) return;
    const fingerprint = fault && fingerprintOf(fault);
    const about = fault ? aboutFault(fault) : "";
    await this.store.crashes.note({ log: id, fingerprint, about, sharer, day: dayOf(createdAt), platform, traits });
    this.counted(fault !== null);
  }
}
