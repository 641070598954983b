import { closeSync, existsSync, fsyncSync, linkSync, openSync, readdirSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { ofBackup } from "../i18n/backup-words.ts";
import { Stopped } from "../migrate/faults.ts";

/**
 * What is being written, under a name that nobody takes for the whole. It gets its own name when everything of it is on
 * the disk; a program that is killed before that leaves it behind, and the next one clears it away.
 */
export class PartialFile {
  readonly path: string;
  private readonly onInterrupted = () => this.discard();

  constructor(
    private readonly wanted: string,
    private readonly signal: AbortSignal,
  ) {
    this.path = `${wanted}.lectern-${process.pid}.partial`;
    clearAbandoned(dirname(wanted));
    signal.addEventListener("abort", this.onInterrupted);
  }

  /** Throws where something has that name already. */
  finish(): void {
    this.signal.removeEventListener("abort", this.onInterrupted);
    sync(this.path);
    giveName(this.path, this.wanted);
    sync(dirname(this.wanted));
  }

  discard(): void {
    this.signal.removeEventListener("abort", this.onInterrupted);
    for (const suffix of ["", "-journal", "-wal", "-shm"]) rmSync(this.path + suffix, { force: true });
  }
}

/** A hard link fails if the name is taken, even by a program that took it a moment ago. */
function giveName(path: string, wanted: string): void {
  try {
    linkSync(path, wanted);
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === "EEXIST" || existsSync(wanted))
      throw new Stopped(ofBackup((words) => words.exists({ place: wanted })));
    // A file system without hard links.
    renameSync(path, wanted);
    return;
  }
  rmSync(path);
}

function sync(path: string): void {
  const handle = openSync(path, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** What programs left behind that are no longer there. */
function clearAbandoned(directory: string): void {
  if (!existsSync(directory)) return;
  for (const name of readdirSync(directory)) {
    const pid = /\.lectern-(\d+)\.partial(?:-(?:journal|wal|shm))?$/.exec(basename(name))?.[1];
    if (pid !== undefined && !isOthers(Number(pid))) rmSync(join(directory, name), { force: true });
  }
}

function isOthers(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as { code?: string }).code === "EPERM";
  }
}
