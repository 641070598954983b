import type { ServiceMetrics } from "../metrics/service-metrics.ts";
import { Refusal } from "../wire/refusal.ts";
import { metricsAnswer } from "./api/metrics.ts";
import { jsonOk, textError, toErrorReply, WrongMethod } from "./core/replies.ts";
import { splitAddress } from "./core/router.ts";
import { CannotListen } from "./server.ts";

export interface MetricsServer {
  port: number;
  stop(): void;
}

/** `GET /metrics` on a port of its own, and nothing else. */
export function listenForMetrics(
  metrics: ServiceMetrics,
  { host, port, token }: { host: string; port: number; token: string | null },
): MetricsServer {
  try {
    const server = Bun.serve({
      hostname: host,
      port,
      development: false,
      reusePort: false,
      fetch: (request) => answer(metrics, token, request),
    });
    return { port: server.port ?? port, stop: () => void server.stop(true) };
  } catch (error) {
    throw new CannotListen(
      `Cannot listen on METRICS_HOST ${host}, METRICS_PORT ${port}: ${(error as Error).message}. Set another port.`,
    );
  }
}

/** On a socket of this machine, for this user: `/status` and, without a token, `/metrics`. Gives what closes it. */
export function listenOnSocket(path: string, metrics: ServiceMetrics, status: () => Promise<object>): () => void {
  const server = Bun.serve({
    unix: path,
    development: false,
    fetch: async (request) =>
      splitAddress(request.url).path === "/status" ? jsonOk(await status()) : answer(metrics, null, request),
  });
  return () => void server.stop(true);
}

function answer(metrics: ServiceMetrics, token: string | null, request: Request): Response {
  try {
    if (splitAddress(request.url).path !== "/metrics") throw new Refusal(404, "Metrics are at /metrics.");
    if (request.method !== "GET" && request.method !== "HEAD") throw new WrongMethod("GET, HEAD");
    return metricsAnswer(metrics, token, request);
  } catch (error) {
    return textError(toErrorReply(error, "metrics"));
  }
}
