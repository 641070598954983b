import { type LogDetails, noDetails } from "../../logs/ports.ts";

/** The column `details` of `logs`: JSON, or `null` where there is nothing to keep. The owner's hash has its own column. */
interface StoredDetails extends Pick<LogDetails, "source" | "metadata"> {
  /** The name of `lineCounts` in rows that were written by earlier versions, and so in all. */
  tally: LogDetails["lineCounts"];
}

export function packDetails({ source, metadata, lineCounts }: LogDetails): string | null {
  if (source === null && metadata.length === 0 && lineCounts === null) return null;
  return JSON.stringify({ source, metadata, tally: lineCounts } satisfies StoredDetails);
}

export function unpackDetails(details: string | null, ownerHash: string | null): LogDetails {
  if (details === null) return { ...noDetails, ownerHash };
  const { source, metadata, tally } = JSON.parse(details) as StoredDetails;
  return { source, metadata, lineCounts: tally, ownerHash };
}
