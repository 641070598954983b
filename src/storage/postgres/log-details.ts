import { type LogDetails, type LogId, noDetails } from "../../logs/ports.ts";

/** What the columns `details` and `owner_hash` of `logs` hold. */
export interface DetailsColumns {
  /** JSON, or `null` where there is nothing to keep. */
  details: string | null;
  ownerHash: string | null;
}

interface StoredDetails extends Pick<LogDetails, "source" | "metadata"> {
  /** The name of `lineCounts` in rows that were written by earlier versions, and so in all. */
  tally: LogDetails["lineCounts"];
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
  const { source, metadata, lineCounts, ownerHash, files, bundle } = given;
  const stored: StoredDetails = { source, metadata, tally: lineCounts };
  if (files !== null || bundle !== null) {
    const inBundle = { ...(files && { files }), ...(bundle && { bundle }), ...(ownerHash && { owner: ownerHash }) };
    return { details: JSON.stringify({ ...stored, ...inBundle } satisfies StoredDetails), ownerHash: null };
  }
  const isEmpty = source === null && metadata.length === 0 && lineCounts === null;
  return { details: isEmpty ? null : JSON.stringify(stored), ownerHash };
}

export function unpackDetails(details: string | null, ownerHash: string | null): LogDetails {
  if (details === null) return { ...noDetails, ownerHash };
  const { source, metadata, tally, files = null, bundle = null, owner = null } = JSON.parse(details) as StoredDetails;
  return { source, metadata, lineCounts: tally, ownerHash: ownerHash ?? owner, files, bundle };
}
