import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { RateLimited } from "../../logs/upload.ts";
import {
  Blocked,
  ClosingRefusal,
  ForeignForm,
  Outage,
  Refusal,
  StorageFull,
  TooManyReports,
  UnknownKey,
} from "../../wire/refusal.ts";
import { ClientGone } from "../../work/requester.ts";
import { refusalReason, refusalReasons } from "./refusal-reason.ts";

const allowance = { limit: 3, remaining: 0, resetMs: 1000 };

test.each<[unknown, string]>([
  [new Refusal(403, "This token does not belong to the log."), "wrong_token"],
  [new Blocked("not from there"), "blocked"],
  [new UnknownKey(), "unknown_key"],
  [new ForeignForm(), "foreign_form"],
  [new TooManyReports("all"), "too_many_reports"],
  [new Refusal(417, "expects something"), "expectation"],
  [new Refusal(429, "too many ids"), "misses"],
  [new RateLimited(allowance, "send", "report"), "rate_limit"],
  [new ClosingRefusal(429, "too much work"), "wasted_work"],
  [new StorageFull("0 bytes", "disk"), "storage_full"],
  [new Outage("no answer"), "outage"],
  [new ClientGone(), "client_gone"],
  [new TypeError("x is undefined"), "bug"],
])("%s counts as %s, and that begins at 0", (error, reason) => {
  expect(refusalReason(error)).toBe(reason);
  expect(refusalReasons).toContain(reason);
});

test("alert rules wait for reasons that there are", () => {
  const rules = readFileSync(join(import.meta.dir, "../../../deploy/prometheus/lectern-alerts.yml"), "utf8");
  const alerted = [...rules.matchAll(/reason="(\w+)"/g)].map(([, reason]) => reason!);
  expect(alerted).not.toEqual([]);
  expect(alerted.filter((reason) => !refusalReasons.includes(reason))).toEqual([]);
});
