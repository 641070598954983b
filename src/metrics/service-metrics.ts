import { exposition } from "./exposition.ts";
import {
  type AnyFamily,
  type Counter,
  CounterFamily,
  GaugeFamily,
  type GaugeValue,
  type Histogram,
  HistogramFamily,
} from "./metric-types.ts";
import { RequestCounts } from "./request-counts.ts";

/** From a cached answer to a large upload on a slow line. */
const requestBounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Of threads and engines: from a local look-up to their deadlines. */
const workBounds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Told of what work on threads or in an engine took. */
interface WorkMeter {
  /** From being asked for to being begun. */
  waited(ms: number): void;
  worked(ms: number): void;
}

interface CacheMeter {
  hit(): void;
  miss(): void;
}

/** What a process tells of itself, and what a pool of threads does. */
interface PoolState {
  readonly waiting: number;
  readonly size: number;
  readonly busy: number;
}

interface BudgetState {
  readonly limit: number;
  readonly usedBytes: number;
  readonly waitingCount: number;
}

/**
 * Everything that is measured, by the names that Prometheus sees. Counting is always on: it costs less than asking
 * whether it is. Names never change their meaning; dashboards and alerts rely on them.
 */
export class ServiceMetrics {
  private readonly families: AnyFamily[] = [];
  private readonly updates: (() => void)[] = [];
  private readonly lastOutcome = new Map<string, 0 | 1>();
  readonly requests = new RequestCounts(
    this.counter("lectern_http_requests_total", "Requests that were answered.", "method", "route", "status"),
    this.histogram(
      "lectern_http_request_duration_seconds",
      "Time from a request to its answer; large answers are still on their way then.",
      requestBounds,
      "route",
    ),
  );
  readonly refusals = this.counter("lectern_refusals_total", "Requests that were not done, by the reason.", "reason");
  private readonly uploads = this.counter("lectern_uploads_total", "Logs that were stored.", "protocol");
  private readonly uploadedBytes = this.counter(
    "lectern_uploaded_bytes_total",
    "Bytes of the texts of logs that were stored.",
    "protocol",
  );
  private readonly packedBytes = this.counter(
    "lectern_stored_bytes_total",
    "Bytes that logs took when they were stored, packed.",
  );
  private readonly viewCount = this.counter("lectern_views_total", "Views of logs that were counted.").with();
  private readonly analyses = this.counter("lectern_analyses_total", "Analyses that were made.", "of");
  private readonly findings = this.counter(
    "lectern_analysis_findings_total",
    "Analyses that found this, by its code.",
    "code",
  );
  private readonly knownCrashes = this.counter(
    "lectern_known_crashes_total",
    "Logs that were counted with a fault or without, and faults that were looked up and are known from others.",
    "what",
  );
  private readonly cacheRequests = this.counter(
    "lectern_cache_requests_total",
    "Look-ups in a cache of this process.",
    "cache",
    "result",
  );
  private readonly queueWaits = this.histogram(
    "lectern_queue_wait_seconds",
    "How long work waited for its turn.",
    workBounds,
    "queue",
  );
  private readonly jobTimes = this.histogram(
    "lectern_job_duration_seconds",
    "How long work took on a thread.",
    workBounds,
    "pool",
  );
  private readonly engineTimes = this.histogram(
    "lectern_engine_operation_duration_seconds",
    "How long the disk, PostgreSQL, the object store or Redis took.",
    workBounds,
    "engine",
    "operation",
  );
  private readonly engineErrors = this.counter(
    "lectern_engine_errors_total",
    "Operations that an engine failed at, or did not answer in time.",
    "engine",
    "operation",
  );
  readonly failures = this.counter("lectern_failures_total", "Bugs and outages that were written to the log.").with();
  /** What waits now. */
  readonly queues = this.gauge("lectern_queue_length", "Work that waits for its turn.", "queue");
  readonly threads = this.gauge("lectern_threads", "Threads that run.", "pool");
  readonly busyThreads = this.gauge("lectern_threads_busy", "Threads that are at work.", "pool");
  readonly budgetBytes = this.gauge("lectern_memory_budget_bytes", "Memory that is set aside.", "budget");
  readonly budgetUsed = this.gauge("lectern_memory_budget_used_bytes", "How much of it is taken.", "budget");
  readonly inFlight = this.gauge("lectern_http_requests_in_flight", "Requests that are being answered.");
  readonly disk = this.gauge("lectern_disk_bytes", "The disk of the data: size, free, and what stays free.", "kind");
  readonly store = this.gauge("lectern_store_bytes", "What the store takes up, and its quota if there is one.", "kind");
  readonly info = this.gauge("lectern_build_info", "Always 1; the labels say what runs.", "version", "bun", "rules");
  readonly residentBytes = this.gauge("process_resident_memory_bytes", "Memory of the process.");
  readonly heapBytes = this.gauge("lectern_heap_used_bytes", "Memory of the request thread's JavaScript heap.");
  readonly startTime = this.gauge("process_start_time_seconds", "When the process started, since 1970.");
  readonly cpuSeconds = this.gaugeOf("counter", "process_cpu_seconds_total", "Processor time of all threads.");
  readonly engineUp = this.gauge("lectern_engine_up", "1 if the last operation of an engine succeeded.", "engine");

  uploaded(protocol: string, textBytes: number, packedBytes: number): void {
    this.uploads.with(protocol).add();
    this.uploadedBytes.with(protocol).add(textBytes);
    this.packedBytes.with().add(packedBytes);
  }

  viewed(): void {
    this.viewCount.value++;
  }

  /** `of`: a stored log, or a text that was only sent. */
  analysed(of: "stored" | "sent"): void {
    this.analyses.with(of).add();
  }

  /** What one analysis found. Each code counts once. */
  found(codes: Iterable<string>): void {
    for (const code of new Set(codes)) this.findings.with(code).add();
  }

  knownCrash(what: "counted" | "without-fault" | "told"): void {
    this.knownCrashes.with(what).add();
  }

  cache(name: string): CacheMeter {
    const hits: Counter = this.cacheRequests.with(name, "hit");
    const misses: Counter = this.cacheRequests.with(name, "miss");
    return { hit: () => void hits.value++, miss: () => void misses.value++ };
  }

  pool(name: string): WorkMeter {
    const waits = this.queueWaits.with(name);
    const times = this.jobTimes.with(name);
    return { waited: (ms) => waits.observe(ms / 1000), worked: (ms) => times.observe(ms / 1000) };
  }

  watchPool(name: string, pool: PoolState): void {
    this.queues.read(() => pool.waiting, name);
    this.threads.read(() => pool.size, name);
    this.busyThreads.read(() => pool.busy, name);
  }

  watchBudget(name: string, budget: BudgetState): void {
    this.queues.read(() => budget.waitingCount, name);
    this.budgetBytes.read(() => budget.limit, name);
    this.budgetUsed.read(() => budget.usedBytes, name);
  }

  /** A cache that counts by itself. */
  setCache(name: string, hits: number, misses: number): void {
    this.cacheRequests.with(name, "hit").value = hits;
    this.cacheRequests.with(name, "miss").value = misses;
  }

  queue(name: string): (ms: number) => void {
    const waits: Histogram = this.queueWaits.with(name);
    return (ms) => waits.observe(ms / 1000);
  }

  engine(engine: string, operation: string, ms: number, isFailed: boolean): void {
    this.engineTimes.with(engine, operation).observe(ms / 1000);
    const errors = this.engineErrors.with(engine, operation);
    if (isFailed) errors.value++;
    if (!this.lastOutcome.has(engine)) this.engineUp.read(() => this.lastOutcome.get(engine) ?? null, engine);
    this.lastOutcome.set(engine, isFailed ? 0 : 1);
  }

  /** For whoever wants a few of the figures, and not as text. */
  engineFigures(): { engine: string; operation: string; times: Histogram; errors: number }[] {
    return [...this.engineTimes.children.values()].map(({ values, child }) => {
      const [engine = "", operation = ""] = values;
      return { engine, operation, times: child, errors: this.engineErrors.with(engine, operation).value };
    });
  }

  queueFigures(): { queue: string; waiting: number; waits: Histogram }[] {
    const waiting = new Map([...this.queues.values()].map(({ values, value }: GaugeValue) => [values[0]!, value]));
    return [...this.queueWaits.children.values()].map(({ values, child }) => ({
      queue: values[0]!,
      waiting: waiting.get(values[0]!) ?? 0,
      waits: child,
    }));
  }

  /** Called before somebody reads: for what is cheaper to ask once than to count all the time. */
  beforeReading(update: () => void): void {
    this.updates.push(update);
  }

  text(): string {
    for (const update of this.updates) update();
    return exposition(this.families);
  }

  /** Every name there is, and its labels: what dashboards and alerts may use. */
  names(): { name: string; type: string; labels: readonly string[] }[] {
    return this.families.map(({ type, head: { name, labels } }) => ({ name, type, labels }));
  }

  private counter(name: string, help: string, ...labels: string[]): CounterFamily {
    return this.add(new CounterFamily({ name, help, labels }));
  }

  private histogram(name: string, help: string, bounds: readonly number[], ...labels: string[]): HistogramFamily {
    return this.add(new HistogramFamily({ name, help, labels }, bounds));
  }

  private gauge(name: string, help: string, ...labels: string[]): GaugeFamily {
    return this.gaugeOf("gauge", name, help, ...labels);
  }

  private gaugeOf(type: "gauge" | "counter", name: string, help: string, ...labels: string[]): GaugeFamily {
    return this.add(new GaugeFamily({ name, help, labels }, type));
  }

  private add<One extends AnyFamily>(family: One): One {
    this.families.push(family);
    return family;
  }
}
