import { ofMigration } from "../i18n/migrate-words.ts";
import type { LogId } from "../logs/ports.ts";
import type { StoreExport } from "../storage/transfer.ts";
import { type Sentence, sentenceIn } from "../wire/usage-error.ts";

/** More of them mean that something else is wrong: a wrong bucket, a dying disk. */
const maxFaults = 10_000;

/** What is wrong with one log, or with the stores. The work goes on with the others. */
export interface Fault {
  /** `null`: with the store as a whole. */
  id: LogId | null;
  /** In English, as programs get it; people are told by `troubleText`. */
  what: string;
}

/** Ends the work, in a sentence that says what to do. */
export class Stopped extends Error {
  override readonly name = "Stopped";

  constructor(readonly sentence: Sentence) {
    super(sentenceIn("en", sentence));
  }
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
    if (this.all.length < maxFaults) return;
    throw new Stopped(ofMigration((words) => words.tooManyFaults({ count: String(maxFaults) })));
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
