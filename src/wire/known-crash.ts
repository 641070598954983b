/** What is known of a fault from the logs of others: the field `known` of `/api/insights`. Nothing in it is of a single log. */

export interface KnownVersion {
  value: string;
  /** How many of the logs that were looked at have it. */
  logs: number;
}

export interface KnownCrash {
  fingerprint: string;
  /** Logs that have it. This and all else but the note is `null` or empty until five people have shared it. */
  count: number | null;
  /** How many people shared those. */
  sharers: number | null;
  /** Days: `2026-03-01`. */
  since: string | null;
  last: string | null;
  versions: { minecraft: KnownVersion[]; loader: KnownVersion[]; java: KnownVersion[]; culprit: KnownVersion[] };
  /** The mod or plugin that it is mostly laid to. */
  culprit: string | null;
  /** Mods that these logs have far more often than others do. Shares are from 0 to 1. */
  inCommon: { name: string; share: number; usual: number }[];
  /** Mods that many others have, and none of these. */
  never: { name: string; usual: number }[];
  /** A version of the culprit with which many logs do not have the fault. */
  goneIn: { name: string; version: string; logs: number } | null;
  /** What the operator of the service says of it. */
  note: string | null;
}

/** With all of it in words. */
export interface KnownInsight extends KnownCrash {
  message: string;
}
