import { constants, existsSync, rmSync, statSync } from "node:fs";
import { copyFile } from "node:fs/promises";
import { openObjectFiles } from "../storage/open-objects.ts";
import type { BackupDependencies } from "./dependencies.ts";
import type { BackupPlace } from "./place.ts";

/** Copies a backup to a file of this machine. */
export async function fetchBackup(
  source: BackupPlace,
  to: string,
  { settings, progress, signal }: BackupDependencies,
): Promise<void> {
  rmSync(to, { force: true });
  if (source.kind === "file") {
    progress.begin("copying", statSync(source.path).size, () => (existsSync(to) ? statSync(to).size : 0));
    await copyFile(source.path, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
    return;
  }
  const files = await openObjectFiles(source.bucket, settings);
  progress.begin("fetching", (await files.size(source.key)) ?? 0);
  await files.download(source.key, to, (bytes) => progress.add(bytes), signal);
}
