import { asLogId } from "../../logs/id.ts";
import { type LogId, noDetails } from "../../logs/ports.ts";
import { asFiles, asMetadata, asOwnerHash, asSharer, parsedJson, type ReadDetails } from "../stored-details.ts";

/** Columns of `details`, beside the size of the log. All are `null` where a log has no row there. */
export interface DetailsRow {
  size: number;
  source: string | null;
  metadata: string | null;
  owner_hash: string | null;
  lines: number | null;
  errors: number | null;
  files: string | null;
  bundle: string | null;
  sharer: string | null;
}

export const detailsColumns = "size, source, metadata, owner_hash, lines, errors, files, bundle, sharer";

export function readDetails(row: DetailsRow): ReadDetails {
  // Only bundles are empty (see `logs/bundle.ts`).
  const isBundle = row.size === 0;
  if (row.metadata === null) return { details: noDetails, isDamaged: isBundle };
  const metadata = asMetadata(parsedJson(row.metadata));
  const files = filesIn(row.files);
  const ownerHash = asOwnerHash(row.owner_hash);
  const bundle = row.bundle === null ? null : asLogId(row.bundle);
  const areFilesRight = isBundle ? files !== null : row.files === null;
  const sharer = asSharer(row.sharer);
  const areHashesRight = ownerHash === row.owner_hash && sharer === row.sharer;
  const isDamaged = metadata === null || !areFilesRight || !areHashesRight || bundle !== row.bundle;
  const lineCounts = row.lines === null || row.errors === null ? null : { lines: row.lines, errors: row.errors };
  const details = { source: row.source, metadata: metadata ?? [], ownerHash, lineCounts, bundle, sharer };
  return { details: { ...details, files: row.files === null ? null : (files ?? []) }, isDamaged };
}

/** The column `files`. `null`: there is no list, or it is damaged. */
export function filesIn(json: string | null): LogId[] | null {
  return json === null ? null : asFiles(parsedJson(json));
}
