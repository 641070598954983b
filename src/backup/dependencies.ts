import type { ProgressScreen } from "../migrate/progress.ts";
import type { ObjectStoreAddress } from "../storage/open-contents.ts";
import type { ByteProgress } from "./byte-progress.ts";

/** The settings of the server: what is backed up, and how to reach an object store. */
export interface BackupSettings extends ObjectStoreAddress {
  dataDir: string;
  databaseUrl: string | null;
  minFreeBytes: number | null;
}

/** What every command here works with. */
export interface BackupDependencies {
  settings: BackupSettings;
  progress: ByteProgress;
  screen: ProgressScreen;
  /** Aborted by Ctrl-C. */
  signal: AbortSignal;
}

/** How a command ended: for programs, and for people. */
export interface Outcome {
  ok: boolean;
  facts: Record<string, unknown>;
  text: string;
}
