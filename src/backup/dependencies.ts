import type { ProgressScreen } from "../migrate/progress-line.ts";
import type { StorageSettings } from "../storage/storage-settings.ts";
import type { Language } from "../wire/languages.ts";
import type { ByteProgress } from "./byte-progress.ts";

/** What every command here works with. */
export interface BackupDependencies {
  /** Of the server: what is backed up, and how to reach an object store. */
  settings: StorageSettings;
  progress: ByteProgress;
  screen: ProgressScreen;
  /** Aborted by Ctrl-C. */
  signal: AbortSignal;
  /** Of what it says. */
  language: Language;
}

/** How a command ended: for programs, and for people. */
export interface Outcome {
  ok: boolean;
  facts: Record<string, unknown>;
  text: string;
}
