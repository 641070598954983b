import type { Measured } from "../logs/store-ports.ts";
import type { ServiceMetrics } from "../metrics/service-metrics.ts";
import { version } from "../wire/version.ts";

/** What a process tells of itself, whoever its requests come from. */
export function watchProcess(metrics: ServiceMetrics, rules: string, startedAt: number): void {
  metrics.info.read(() => 1, version, Bun.version, rules);
  metrics.startTime.read(() => startedAt / 1000);
  metrics.residentBytes.read(() => process.memoryUsage.rss());
  metrics.heapBytes.read(() => process.memoryUsage().heapUsed);
  metrics.cpuSeconds.read(() => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
}

export function watchStore(metrics: ServiceMetrics, store: Measured): void {
  metrics.disk.readMany(() => gauges(store.figures().disk ?? {}));
  metrics.store.readMany(() => {
    const { used, quota } = store.figures();
    return gauges({ used, quota });
  });
  metrics.queues.readMany(() => gauges(store.figures().queues));
  metrics.beforeReading(() => {
    const { cache } = store.figures();
    if (cache) metrics.setCache("contents", cache.hits, cache.misses);
  });
}

function gauges(values: Record<string, number | null>): { values: string[]; value: number }[] {
  return Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [{ values: [name], value }]));
}
