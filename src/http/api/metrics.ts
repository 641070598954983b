import { createHash, timingSafeEqual } from "node:crypto";
import { expositionType } from "../../metrics/exposition.ts";
import type { ServiceMetrics } from "../../metrics/service-metrics.ts";
import { Refusal } from "../../wire/refusal.ts";
import { bearerToken } from "../core/exchange.ts";
import type { Routes } from "../core/handler.ts";
import { ok } from "../core/replies.ts";

const headers = { "Content-Type": expositionType, "Cache-Control": "no-store" };

/** `GET /metrics`. Throws where a token is wanted and another one, or none, was sent. */
export function metricsAnswer(metrics: ServiceMetrics, token: string | null, request: Request): Response {
  if (token !== null && !isSame(bearerToken({ request }), token)) {
    throw new Refusal(403, "Metrics are shown to who sends the METRICS_TOKEN of the server as a bearer token.");
  }
  return ok(request.method === "HEAD" ? null : metrics.text(), headers);
}

/** On the port of the service, where a token is set and no port of its own. */
export function metricsRoutes(metrics: ServiceMetrics, token: string | null): Routes {
  if (token === null) return {};
  return {
    "/metrics": {
      errorFormat: "text",
      isAlwaysAnswered: true,
      methods: { GET: ({ request }) => metricsAnswer(metrics, token, request) },
    },
  };
}

/** Compares in constant time, so that the time does not tell how much of the token is right. */
function isSame(given: string | null, token: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return given !== null && timingSafeEqual(digest(given), digest(token));
}
