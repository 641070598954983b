import { expect, test } from "bun:test";
import { noHouseRules } from "../../house-rules/house-rules.ts";
import type { RateLimiter } from "../../logs/ports.ts";
import type { ServiceMetrics } from "../../metrics/service-metrics.ts";
import type { JobPool } from "../../work/job-pool.ts";
import type { Requester } from "../../work/requester.ts";
import { JobOverdue } from "../../work/thread-pool.ts";
import type { Exchange } from "../core/exchange.ts";
import { WastedWork } from "../core/fairness/wasted-work.ts";
import type { BodyReceiver } from "../upload/receive.ts";
import { AnalysisService } from "./analysis-service.ts";

test("a text that takes too long is refused with what to do, charged for, and does not count for the limit", async () => {
  let [refunded, spent] = [0, 0];
  const limiter = {
    allowance: async () => null,
    take: async () => ({ taken: true, allowance: null, refund: async () => void refunded++ }),
  };
  const pool = {
    run: async (_: unknown, __: unknown, { onThreadTime }: Requester) => {
      onThreadTime!(10_000);
      throw new JobOverdue("a job took longer");
    },
  };
  const budget = { waitMs: () => 0, spend: async (_: string, ms: number) => (spent += ms) };
  const received = { bytes: new Uint8Array(3), release: () => {} };
  const service = new AnalysisService(
    limiter as unknown as RateLimiter,
    { receive: async () => received } as unknown as BodyReceiver,
    pool as unknown as JobPool,
    new WastedWork(budget),
    1000,
    {} as ServiceMetrics,
    { current: noHouseRules },
    { of: async () => null },
    { isInUse: false, ofText: async () => ({ names: null, reason: null }) },
  );
  const request = new Request("http://localhost/api/analyse", { method: "POST" });
  const exchange = { request, search: "", client: { key: "a" } } as unknown as Exchange;
  expect(await service.analyse(exchange, "en").catch((error) => [error.code, error.message])).toEqual([
    503,
    "Explaining this text takes too long. Send a part of it, such as its end.",
  ]);
  expect([refunded, spent]).toEqual([1, 8000]);
});
