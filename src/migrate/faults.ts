import type { LogId } from "../logs/ports.ts";

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
