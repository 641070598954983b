import { type LogDetails, type LogId, noDetails } from "../../logs/ports.ts";

/** The column `details` of `logs`: JSON, or `null` where there is nothing to keep. The owner's hash has its own column. */
interface StoredDetails extends Pick<LogDetails, "source" | "metadata"> {
  /** The name of `lineCounts` in rows that were written by earlier versions, and so in all. */
  tally: LogDetails["lineCounts"];
  /** Only of bundles, */
  files?: readonly LogId[];
  /** and of their files. */
  bundle?: LogId;
}

export function packDetails({ source, metadata, lineCounts, files, bundle }: LogDetails): string | null {
  const isInBundle = files !== null || bundle !== null;
  if (source === null && metadata.length === 0 && lineCounts === null && !isInBundle) return null;
  const stored: StoredDetails = { source, metadata, tally: lineCounts };
  return JSON.stringify({ ...stored, ...(files && { files }), ...(bundle && { bundle }) } satisfies StoredDetails);
}

export function unpackDetails(details: string | null, ownerHash: string | null): LogDetails {
  if (details === null) return { ...noDetails, ownerHash };
  const { source, metadata, tally, files = null, bundle = null } = JSON.parse(details) as StoredDetails;
  return { source, metadata, lineCounts: tally, ownerHash, files, bundle };
}
