import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { openObjectFiles } from "../storage/open-objects.ts";
import type { StorageSettings } from "../storage/storage-settings.ts";
import { type BackupPlace, isBackupName, splitPlace } from "./place.ts";

/** Clears away what is older than the newest `keep` backups beside this one. Only names that a backup made itself. */
export async function clearOlder(target: BackupPlace, keep: number, settings: StorageSettings): Promise<string[]> {
  const { folder } = splitPlace(target);
  if (target.kind === "file") {
    const old = tooOld(readdirSync(folder), keep).map((name) => join(folder, name));
    for (const path of old) rmSync(path);
    return old;
  }
  const files = await openObjectFiles(target.bucket, settings);
  const names = (await files.list(folder)).map((key) => key.slice(folder.length));
  const old = tooOld(names, keep);
  for (const name of old) await files.remove(folder + name);
  return old.map((name) => `s3://${target.bucket}/${folder}${name}`);
}

/** Names sort by their time. */
function tooOld(names: string[], keep: number): string[] {
  return names.filter(isBackupName).sort().slice(0, -keep);
}
