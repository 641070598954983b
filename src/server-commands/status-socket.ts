import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { listenOnSocket } from "../http/metrics-server.ts";
import type { Health } from "../logs/store-ports.ts";
import type { ServiceMetrics } from "../metrics/service-metrics.ts";
import { askServer, type LiveStatus, socketName } from "../status/live-status.ts";
import { FailedChecks, StorageFull } from "../wire/refusal.ts";
import { version } from "../wire/version.ts";
import type { RecentFailures } from "./recent-failures.ts";

export interface StatusDependencies {
  metrics: ServiceMetrics;
  store: Health;
  failures: RecentFailures;
  notices: () => Record<string, string>;
  url: string;
  rules: string;
  startedAt: Date;
}

const checkWithinMs = 1000;

/**
 * A socket in the data directory, which only this user can reach: `lectern status` asks there, without a port or a
 * token. The server goes on without it where there can be none. Gives what closes it.
 */
export async function openStatusSocket(dataDir: string, deps: StatusDependencies): Promise<() => void> {
  const path = join(resolve(dataDir), socketName);
  // Another node of this machine may have the same directory.
  if (existsSync(path) && (await askServer(path)) !== null) return () => {};
  mkdirSync(resolve(dataDir), { recursive: true, mode: 0o700 });
  rmSync(path, { force: true });
  const stop = listenOnSocket(path, deps.metrics, () => liveStatus(deps));
  return () => {
    stop();
    rmSync(path, { force: true });
  };
}

async function liveStatus({ metrics, store, failures, notices, ...about }: StatusDependencies): Promise<LiveStatus> {
  return {
    version,
    bun: Bun.version,
    rules: about.rules,
    url: about.url,
    pid: process.pid,
    startedAt: about.startedAt.toISOString(),
    residentBytes: process.memoryUsage.rss(),
    checks: { ...notices(), ...store.notices(), ...(await failedChecks(store)) },
    queues: metrics.queueFigures().map(({ queue, waiting, waits }) => ({
      queue,
      waiting,
      jobs: waits.count,
      waitP95Ms: milliseconds(waits.quantile(0.95)),
    })),
    engines: metrics.engineFigures().map(({ engine, operation, times, errors }) => ({
      engine,
      operation,
      count: times.count,
      p99Ms: milliseconds(times.quantile(0.99)),
      errors,
    })),
    failures: failures.all,
  };
}

function milliseconds(seconds: number | null): number | null {
  return seconds === null ? null : seconds * 1000;
}

async function failedChecks(store: Health): Promise<Record<string, string>> {
  const late = Bun.sleep(checkWithinMs).then(() => ({ storage: "The store does not answer." }));
  const checked = store.check().then(
    () => ({}),
    (error: Error) => {
      if (error instanceof FailedChecks) return error.checks;
      return { storage: error instanceof StorageFull ? error.reason : error.message };
    },
  );
  return Promise.race([checked, late]);
}
