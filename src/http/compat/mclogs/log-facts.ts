import type { LineCounts, LogDetails, LogMeta, MetadataEntry } from "../../../logs/ports.ts";
import { expiryOf, type Retention } from "../../../logs/retention.ts";

/**
 * Logs are kept for good, but mclo.gs's clients want a number of seconds, and some keep it in 32 bits. The largest
 * one that fits is 68 years.
 */
export const foreverSeconds = 2_147_483_647;

export function storageSeconds(retention: Retention | null): number {
  return retention ? Math.min(foreverSeconds, retention.days * 86_400) : foreverSeconds;
}

/** A log in the shape of the mclo.gs API. */
export interface LogFacts {
  success: true;
  id: string;
  source: string | null;
  /** Seconds since 1970. */
  created: number;
  expires: number;
  /** Bytes. */
  size: number;
  lines: number;
  errors: number;
  url: string;
  raw: string;
  metadata: readonly MetadataEntry[];
}

/** How long a log is kept, and what that is counted from. */
export interface Kept {
  retention: Retention | null;
  /** Milliseconds since 1970; `null` where nobody has viewed it. */
  viewedAt: number | null;
}

type Origin = Pick<LogDetails, "source" | "metadata">;

/** Without the entries that are for the owner alone. */
export function forEverybody({ source, metadata }: Origin): Origin {
  return { source, metadata: metadata.filter((entry) => entry.visible) };
}

export function logFacts(
  log: LogMeta,
  { source, metadata }: Origin,
  lineCounts: LineCounts,
  origin: string,
  kept: Kept,
): LogFacts {
  const created = Math.floor(log.createdAt / 1000);
  return {
    success: true,
    id: log.id,
    source,
    created,
    expires: kept.retention
      ? Math.floor(expiryOf({ ...log, viewedAt: kept.viewedAt }, kept.retention) / 1000)
      : created + foreverSeconds,
    size: log.size,
    lines: lineCounts.lines,
    errors: lineCounts.errors,
    url: `${origin}/${log.id}`,
    raw: `${origin}/1/raw/${log.id}`,
    metadata,
  };
}
