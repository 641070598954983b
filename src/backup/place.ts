import { existsSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { ofBackup } from "../i18n/backup-words.ts";
import { UsageError } from "../wire/usage-error.ts";

/** Where a backup is or will be. */
export type BackupPlace = { kind: "file"; path: string } | { kind: "s3"; bucket: string; key: string };

const prefix = "lectern-";
const ending = ".sqlite";

/** Backups in a directory or below a prefix have names that sort by their time. */
function backupName(at: Date): string {
  return `${prefix}${at.toISOString().slice(0, 19).replaceAll(":", "")}Z${ending}`;
}

/** Whether a file of this name was made by giving a directory as the target, and so may be cleared away by `--keep`. */
export function isBackupName(name: string): boolean {
  return /^lectern-\d{4}-\d{2}-\d{2}T\d{6}Z\.sqlite$/.test(name);
}

/** Whether backups are put below it, each under the name of its time: a directory, or a key that ends in a slash. */
export function isFolder(text: string): boolean {
  const place = sourceOf(text);
  if (place.kind === "s3") return place.key === "" || place.key.endsWith("/");
  return text.endsWith("/") || (existsSync(place.path) && statSync(place.path).isDirectory());
}

/** A file, or `s3://bucket/key`. */
export function targetOf(text: string, now: Date): BackupPlace {
  const place = sourceOf(text);
  if (!isFolder(text)) return place;
  if (place.kind === "s3") return { ...place, key: place.key + backupName(now) };
  return { kind: "file", path: join(place.path, backupName(now)) };
}

/** Where a backup is that exists: it is named exactly. */
export function sourceOf(text: string): BackupPlace {
  const s3 = /^s3:\/\/([^/]+)(?:\/(.*))?$/s.exec(text);
  if (s3) return { kind: "s3", bucket: s3[1]!, key: s3[2] ?? "" };
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) {
    throw new UsageError(ofBackup((words) => words.placeUnknown({ scheme: text.split("://")[0]! })));
  }
  return { kind: "file", path: resolve(text) };
}

/** For people. */
export function placeText(place: BackupPlace): string {
  return place.kind === "file" ? place.path : `s3://${place.bucket}/${place.key}`;
}

/** Directory and name of a file, or prefix and name of an object. */
export function splitPlace(place: BackupPlace): { folder: string; name: string } {
  if (place.kind === "file") return { folder: dirname(place.path), name: basename(place.path) };
  const slash = place.key.lastIndexOf("/") + 1;
  return { folder: place.key.slice(0, slash), name: place.key.slice(slash) };
}
