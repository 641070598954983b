import type { LogId } from "../logs/ports.ts";
import type { StoreExport } from "../storage/transfer.ts";

/** More of them mean that something else is wrong: a wrong bucket, a dying disk. */
const maxFaults = 10_000;

/** What is wrong with one log, or with the stores. The work goes on with the others. */
export interface Fault {
  /** `null`: with the store as a whole. */
  id: LogId | null;
  what: string;
}

/** Ends the work, in a sentence that says what to do. */
export class Stopped extends Error {
  override readonly name = "Stopped";
}

/** Everything that is wrong, each log once. */
export class Faults {
  private readonly ids = new Set<LogId>();
  readonly all: Fault[] = [];

  constructor(private readonly tell: (fault: Fault) => void) {}

  add(id: LogId | null, what: string): void {
    if (id !== null && this.ids.has(id)) return;
    if (id !== null) this.ids.add(id);
    const fault = { id, what };
    this.all.push(fault);
    this.tell(fault);
    if (this.all.length >= maxFaults) throw new Stopped(`${maxFaults} logs have faults; that is too many to go on.`);
  }

  has(id: LogId): boolean {
    return this.ids.has(id);
  }
}

/** A store that is damaged is copied as far as it can be read, but nobody is told that all is right. */
export async function tellDamage(
  { faults, signal }: { faults: Faults; signal: AbortSignal },
  store: StoreExport,
  which: "source" | "target",
): Promise<void> {
  for (const fault of await store.damage(signal)) faults.add(null, `The ${which} is damaged: ${fault}.`);
}

/** Whatever was compared before: fewer logs than there should be are a fault. */
export function tellMissing(faults: Faults, expected: number, target: number): void {
  if (target >= expected) return;
  faults.add(null, `The target should have ${expected} logs of the source, but has ${target}. Run it again.`);
}
