import { ByteProgress } from "../../../src/backup/byte-progress.ts";
import type { BackupDependencies, Outcome } from "../../../src/backup/dependencies.ts";
import { readConfig } from "../../../src/config/config.ts";
import { Stopped } from "../../../src/migrate/faults.ts";
import { UnusableStore } from "../../../src/storage/unusable-store.ts";
import { Outage } from "../../../src/wire/refusal.ts";

/** How a command ends, for whoever runs it. `why` is what it says, where it ends before its work is done. */
export interface Ending {
  says: "right" | "wrong" | "stack trace";
  why: string;
}

/**
 * Runs a command as its operator does. Whatever it throws on purpose is a sentence for them, and says that something is
 * wrong; anything else would be a stack trace.
 */
export async function endingOf(work: () => Promise<Pick<Outcome, "ok">>): Promise<Ending> {
  try {
    return { says: (await work()).ok ? "right" : "wrong", why: "" };
  } catch (error) {
    const isSentence = [UnusableStore, Stopped, Outage].some((kind) => error instanceof kind);
    return { says: isSentence ? "wrong" : "stack trace", why: String(error) };
  }
}

/** For the commands of `src/backup`, which say nothing on the way. */
export function dependenciesFor(dataDir: string): BackupDependencies {
  const screen = { isTerminal: false, columns: 80, write: async () => {} };
  const settings = readConfig({ DATA_DIR: dataDir, MIN_FREE_BYTES: "0" });
  const { signal } = new AbortController();
  return { settings, progress: new ByteProgress(screen, "en"), screen, signal, language: "en" };
}
