import { RateLimited } from "../../logs/upload.ts";
import {
  Blocked,
  ClosingRefusal,
  ForeignForm,
  Outage,
  Refusal,
  type RefusalCode,
  StorageFull,
  TooManyReports,
  UnknownKey,
} from "../../wire/refusal.ts";
import { ClientGone } from "../../work/requester.ts";

/** For each status that has one reason only. The others are told apart below. */
const byStatus: Record<RefusalCode, string> = {
  400: "invalid",
  401: "no_token",
  403: "wrong_token",
  404: "not_found",
  405: "wrong_method",
  408: "too_slow",
  413: "too_large",
  415: "unsupported",
  417: "expectation",
  429: "misses",
  500: "bug",
  503: "busy",
};

export const clientGoneReason = "client_gone";
/** More than its share of the thread that answers requests, while others wait. */
export const floodReason = "flood";

/**
 * All reasons. Their counters start at 0: monitoring cannot see the increase of a counter that did not exist before.
 */
export const refusalReasons: readonly string[] = [
  ...Object.values(byStatus),
  "rate_limit",
  "storage_full",
  "wasted_work",
  floodReason,
  "blocked",
  "unknown_key",
  "foreign_form",
  "too_many_reports",
  clientGoneReason,
  "outage",
];

/** Why a request was refused, as a label of metrics. A fixed set, whatever clients send. */
export function refusalReason(error: unknown): string {
  if (error instanceof RateLimited) return "rate_limit";
  if (error instanceof StorageFull) return "storage_full";
  if (error instanceof Blocked) return "blocked";
  if (error instanceof UnknownKey) return "unknown_key";
  if (error instanceof ForeignForm) return "foreign_form";
  if (error instanceof TooManyReports) return "too_many_reports";
  if (error instanceof ClosingRefusal) return error.code === 429 ? "wasted_work" : byStatus[error.code];
  if (error instanceof Refusal) return byStatus[error.code];
  if (error instanceof ClientGone) return clientGoneReason;
  return error instanceof Outage ? "outage" : "bug";
}
