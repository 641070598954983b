import type { Clock } from "../../../logs/ports.ts";

const everyMs = 100;
/** A request passes through the loop some ten times: so late each time, and it takes a second more. */
const lateMs = 50;
/** For so long after it was late, it may be again at any moment. */
const remembersMs = 1000;

/**
 * Whether what is due on this thread comes late. A timer tells: it fires when everything that came before it is done, as
 * a request would be answered.
 */
export class LoopLateness {
  private dueAt: number;
  private lastLate = Number.NEGATIVE_INFINITY;
  private readonly timer: ReturnType<typeof setInterval>;

  constructor(private readonly clock: Pick<Clock, "monotonic">) {
    this.dueAt = clock.monotonic() + everyMs;
    this.timer = setInterval(() => this.tick(), everyMs);
    this.timer.unref();
  }

  get isLate(): boolean {
    const now = this.clock.monotonic();
    return now - this.dueAt > lateMs || now - this.lastLate < remembersMs;
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private tick(): void {
    const now = this.clock.monotonic();
    if (now - this.dueAt > lateMs) this.lastLate = now;
    this.dueAt = now + everyMs;
  }
}
