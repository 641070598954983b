import { existsSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { processorTicks } from "./process-status.ts";
import { informs, type Measure } from "./report.ts";

/** If other programs take more of a processor than this, a figure is not reliable. */
const bearable = 0.1;
const ticksPerSecond = 100;

/**
 * How much of the machine programs that are not part of a measurement took. This is no detail: a yardstick that fills
 * every processor loses more to them than a server that waits for its one thread, so a busy machine flatters the ratio.
 */
export class Disturbance {
  private readonly started = performance.now();
  private readonly busyBefore = busyTicks();
  private readonly serverBefore: number;

  constructor(private readonly serverPid: number) {
    this.serverBefore = processorTicks(serverPid);
  }

  /** Processors that others used on average; `null` where the system does not tell. */
  end(clientSeconds: number): number | null {
    const busy = busyTicks();
    if (busy === null || this.busyBefore === null) return null;
    const seconds = (performance.now() - this.started) / 1000;
    const all = (busy - this.busyBefore) / ticksPerSecond;
    const server = (processorTicks(this.serverPid) - this.serverBefore) / ticksPerSecond;
    return Math.max(0, (all - server - clientSeconds) / seconds);
  }
}

export function disturbanceMeasure(shares: (number | null)[]): Measure {
  const known = shares.filter((share) => share !== null);
  if (known.length === 0) return informs("  processors used by other programs", "unknown");
  const most = Math.max(...known);
  const verdict = most > bearable ? ": TOO BUSY, do not trust this ratio" : "";
  return informs(
    "  processors used by other programs",
    `up to ${most.toFixed(2)} of ${availableParallelism()} in a round${verdict}`,
  );
}

/** Time that any processor was not idle, since the machine started. */
function busyTicks(): number | null {
  if (!existsSync("/proc/stat")) return null;
  const fields = readFileSync("/proc/stat", "latin1").split("\n", 1)[0]!.trim().split(/\s+/).slice(1).map(Number);
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = fields;
  return user + nice + system + irq + softirq + steal;
}
