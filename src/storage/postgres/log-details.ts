import { asLogId } from "../../logs/id.ts";
import { type LineCounts, type LogDetails, type LogId, noDetails } from "../../logs/ports.ts";
import {
  asFiles,
  asMetadata,
  asOwnerHash,
  asSharer,
  isTextOrNull,
  parsedJson,
  type ReadDetails,
} from "../stored-details.ts";

/** What the columns `details` and `owner_hash` of `logs` hold. */
export interface DetailsColumns {
  /** JSON, or `null` where there is nothing to keep. */
  details: string | null;
  ownerHash: string | null;
}

interface StoredDetails extends Pick<LogDetails, "source" | "metadata"> {
  /** The name of `lineCounts` in rows that were written by earlier versions, and so in all. */
  tally: LogDetails["lineCounts"];
  sharer?: string;
  /** Only of bundles, */
  files?: readonly LogId[];
  /** and of their files. */
  bundle?: LogId;
  /**
   * Of both, instead of `owner_hash`. Version 0.2.0 beside this one knows no bundles: for an owner whom it knew it would
   * remove one without its files, and say that all is gone.
   */
  owner?: string;
}

export function packDetails(given: LogDetails): DetailsColumns {
  const { source, metadata, lineCounts, ownerHash, files, bundle, sharer } = given;
  const stored: StoredDetails = { source, metadata, tally: lineCounts, ...(sharer && { sharer }) };
  if (files !== null || bundle !== null) {
    const inBundle = { ...(files && { files }), ...(bundle && { bundle }), ...(ownerHash && { owner: ownerHash }) };
    return { details: JSON.stringify({ ...stored, ...inBundle } satisfies StoredDetails), ownerHash: null };
  }
  const isEmpty = source === null && metadata.length === 0 && lineCounts === null && sharer === null;
  return { details: isEmpty ? null : JSON.stringify(stored), ownerHash };
}

/** What is read of a row. */
export interface DetailsRow {
  size: string;
  details: string | null;
  owner_hash: string | null;
}

export function unpackDetails(row: DetailsRow): ReadDetails {
  // Only bundles are empty (see `logs/bundle.ts`).
  const isBundle = Number(row.size) === 0;
  const inColumn = asOwnerHash(row.owner_hash);
  const stored = row.details === null ? {} : parsedJson(row.details);
  if (typeof stored !== "object" || stored === null || Array.isArray(stored)) {
    const { bundle, owner } = endOf(row.details!);
    const details = { ...noDetails, ownerHash: inColumn ?? owner, files: isBundle ? [] : null, bundle };
    return { details, isDamaged: true };
  }
  const { source = null, metadata = [], tally = null, files = null, bundle = null, owner = null } = stored as Loose;
  const { sharer = null } = stored as Loose;
  const read = {
    source: isTextOrNull(source) ? source : null,
    metadata: asMetadata(metadata) ?? [],
    lineCounts: asLineCounts(tally),
    ownerHash: inColumn ?? asOwnerHash(owner),
    files: files === null ? null : (asFiles(files) ?? []),
    bundle: typeof bundle === "string" ? asLogId(bundle) : null,
    sharer: asSharer(sharer),
  };
  const isWhole =
    isTextOrNull(source) &&
    asMetadata(metadata) !== null &&
    read.lineCounts === tally &&
    inColumn === row.owner_hash &&
    asOwnerHash(owner) === owner &&
    read.bundle === bundle &&
    read.sharer === sharer &&
    (isBundle ? asFiles(files) !== null : files === null);
  return { details: read, isDamaged: !isWhole };
}

type Loose = { [Key in keyof StoredDetails]?: unknown };

function asLineCounts(value: unknown): LineCounts | null {
  const { lines, errors } = (value ?? {}) as Record<string, unknown>;
  return typeof lines === "number" && typeof errors === "number" ? (value as LineCounts) : null;
}

/** What is no JSON any more, but ends as it should. Before that stands what senders wrote, which could look the same. */
function endOf(details: string): { bundle: LogId | null; owner: string | null } {
  const [, bundle = "", owner = null] = /(?:"bundle":"(\w+)")?,?(?:"owner":"([0-9a-f]{64})")?\}$/.exec(details) ?? [];
  return { bundle: asLogId(bundle), owner };
}
