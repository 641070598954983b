import { RateLimited } from "../../logs/upload.ts";
import {
  Blocked,
  ClosingRefusal,
  Outage,
  Refusal,
  type RefusalCode,
  StorageFull,
  UnknownKey,
} from "../../wire/refusal.ts";
import { ClientGone } from "../../work/requester.ts";

/** One word for each status that says all; the others are told apart below. */
const byStatus: Record<RefusalCode, string> = {
  400: "invalid",
  403: "wrong_token",
  404: "not_found",
  405: "wrong_method",
  408: "too_slow",
  413: "too_large",
  415: "unsupported",
  429: "misses",
  500: "bug",
  503: "busy",
};

/** All of them. Counters begin at 0 with these: from none to one is a change that nothing sees otherwise. */
export const refusalReasons: readonly string[] = [
  ...Object.values(byStatus),
  "rate_limit",
  "storage_full",
  "wasted_work",
  "blocked",
  "unknown_key",
  "client_gone",
  "outage",
];

/** Why a request was not done, as metrics count it. Few words, whatever clients send. */
export function refusalReason(error: unknown): string {
  if (error instanceof RateLimited) return "rate_limit";
  if (error instanceof StorageFull) return "storage_full";
  if (error instanceof Blocked) return "blocked";
  if (error instanceof UnknownKey) return "unknown_key";
  if (error instanceof ClosingRefusal) return error.code === 429 ? "wasted_work" : byStatus[error.code];
  if (error instanceof Refusal) return byStatus[error.code];
  if (error instanceof ClientGone) return "client_gone";
  return error instanceof Outage ? "outage" : "bug";
}
