import { resolve } from "node:path";
import { type ObjectStoreAddress, openContents } from "../storage/open-contents.ts";
import { openPostgresExport, openPostgresImport } from "../storage/postgres/open-transfer.ts";
import { openSqliteExport } from "../storage/sqlite/export.ts";
import { openSqliteImport } from "../storage/sqlite/import.ts";
import type { StoreExport, StoreImport } from "../storage/transfer.ts";
import { UsageError } from "../wire/usage-error.ts";

/** An object has to arrive within this, all attempts together. */
const objectDeadlineMs = 30_000;

export type StoreAddress = { kind: "sqlite"; directory: string } | { kind: "postgres"; url: string };

/** The settings of the server: the object store beside PostgreSQL, and what `sqlite` and `postgres` alone stand for. */
export interface MigrateSettings extends ObjectStoreAddress {
  dataDir: string;
  databaseUrl: string | null;
}

export function parseAddress(option: string, text: string, settings: MigrateSettings): StoreAddress {
  if (text === "sqlite") return { kind: "sqlite", directory: settings.dataDir };
  const directory = /^sqlite:(?:\/\/(?=\/))?(.+)$/s.exec(text)?.[1];
  if (directory !== undefined) return { kind: "sqlite", directory };
  if (text === "postgres") {
    if (settings.databaseUrl === null) throw new UsageError(`${option} postgres needs DATABASE_URL.`);
    return { kind: "postgres", url: settings.databaseUrl };
  }
  if (/^postgres(?:ql)?:\/\/\S+$/.test(text) && URL.canParse(text)) return { kind: "postgres", url: text };
  // It is not repeated: it may have a password in it.
  throw new UsageError(`${option} must be sqlite:DIRECTORY or postgres://user:password@host:5432/database.`);
}

/** One of each: copies within SQLite are files, and two PostgreSQL would share one set of S3 settings. */
export function expectBothKinds(from: StoreAddress, to: StoreAddress): void {
  if (from.kind !== to.kind) return;
  throw new UsageError("One of --from and --to must be sqlite:DIRECTORY, and the other postgres://….");
}

export async function openSource(address: StoreAddress, settings: MigrateSettings): Promise<StoreExport> {
  if (address.kind === "sqlite") return openSqliteExport(resolve(address.directory));
  return openPostgresExport(address.url, await openContents(settings, objectDeadlineMs));
}

export async function openTarget(address: StoreAddress, settings: MigrateSettings): Promise<StoreImport> {
  if (address.kind === "sqlite") return openSqliteImport(resolve(address.directory));
  return openPostgresImport(address.url, await openContents(settings, objectDeadlineMs));
}
