import type { Site } from "../branding/site.ts";
import type { CurrentHouseRules } from "../house-rules/house-rules.ts";
import { Blocks } from "../logs/blocks.ts";
import { CrashNotes } from "../logs/crash-notes.ts";
import type { RandomBytes } from "../logs/id.ts";
import { KeyUses } from "../logs/key-uses.ts";
import type { ClientBudget, Clock, RateLimiter } from "../logs/ports.ts";
import { ReadLog } from "../logs/read.ts";
import { Reports } from "../logs/reports.ts";
import { type LimiterOf, Senders } from "../logs/senders.ts";
import type { LogStore } from "../logs/store-ports.ts";
import { UploadLog } from "../logs/upload.ts";
import { UploadKeys } from "../logs/upload-keys.ts";
import type { MapLibrary } from "../mappings/map-library.ts";
import type { ServiceMetrics } from "../metrics/service-metrics.ts";
import type { JobPool } from "../work/job-pool.ts";
import type { AnswerContext } from "./answers/answer-context.ts";
import { LargeAnswers } from "./answers/large-answers.ts";
import { PacedAnswers } from "./answers/paced-answers.ts";
import type { Exchange } from "./core/exchange.ts";
import { Crowd } from "./core/fairness/crowd.ts";
import { FailedLookups } from "./core/fairness/failed-lookups.ts";
import { HeldAnswers } from "./core/fairness/held-answers.ts";
import { MemoryBudget } from "./core/fairness/memory-budget.ts";
import { RequestThread } from "./core/fairness/request-thread.ts";
import { ThreadShares } from "./core/fairness/thread-shares.ts";
import { WastedWork } from "./core/fairness/wasted-work.ts";
import type { Handler } from "./core/handler.ts";
import type { Network } from "./core/ip.ts";
import type { Patience } from "./core/patience.ts";
import { Router } from "./core/router.ts";
import type { ServiceLimits } from "./core/service-limits.ts";
import { AnalysisService } from "./insights/analysis-service.ts";
import { BundleInsights } from "./insights/bundle-insights.ts";
import { CrashCounter } from "./insights/crash-counting.ts";
import { Insights } from "./insights/insights.ts";
import { type CrashParts, KnownCrashes } from "./insights/known-crashes.ts";
import { createLogTextPool } from "./mcp/log-text/pool.ts";
import { createNamesPool } from "./names/pool.ts";
import { ReadableLogs } from "./names/readable-logs.ts";
import { routes } from "./routes.ts";
import type { Assets } from "./site/assets/assets.ts";
import { PageFrame } from "./site/layout/page-frame.ts";
import { createPreviewPool } from "./site/preview/pool.ts";
import { createAnalysisPool, createHeavyPool } from "./threads/pools.ts";
import { BlockedUploads } from "./upload/blocked-uploads.ts";
import type { BodyLimits } from "./upload/body-limits.ts";
import { BodyReceiver } from "./upload/receive.ts";
import { UnreadBodies } from "./upload/unread-bodies.ts";
import { UploadService } from "./upload/upload-service.ts";

export interface AppSettings extends ServiceLimits {
  publicUrl: string | null;
  trustedProxies: readonly Network[];
  bodyLimits: BodyLimits;
  /** What `/metrics` is shown for on this port; `null`: it is not on this port. */
  metricsToken: string | null;
  /** Memory for large answers under way, all together. */
  answerBytes: number;
  /** Reports of visitors, all together. */
  reportsKept: number;
  /** What one client may always use of the thread that answers requests; 0: as much as it likes. */
  clientSharePercent: number;
  patience: Patience;
  /** Words that the operator has masked in every log. */
  hiddenWords: readonly string[];
}

export interface AppDependencies {
  store: LogStore;
  limiter: RateLimiter;
  /** For keys that may upload so many logs in a minute. */
  keyLimiter: LimiterOf;
  reportLimiter: RateLimiter;
  /** Told of every report that is stored, without waiting; `null` where nobody wants to know. */
  reported: ((key: string) => void) | null;
  analysisLimiter: RateLimiter;
  assistantLimiter: RateLimiter;
  /** Look-ups that find nothing. */
  failedLookups: ClientBudget;
  /** Milliseconds of work for what is refused. */
  wastedWork: ClientBudget;
  /** Milliseconds of the thread that answers requests. */
  requestThread: ClientBudget;
  /** Whether requests wait for that thread. */
  isThreadLate: () => boolean;
  assistantMessageLimiter: RateLimiter;
  /** What health reports beside the store: parts that the service does without for now. */
  healthNotices: () => Record<string, string>;
  clock: Clock;
  randomBytes: RandomBytes;
  observe: Observer;
  metrics: ServiceMetrics;
  assets: Assets;
  site: Site;
  /** The operator's own findings. */
  house: CurrentHouseRules;
  /** Maps of the game's names; `null`: there are none, and never will be. */
  maps: MapLibrary | null;
}

/** Told of every request once it is answered, and of every failure that is ours. */
export interface Observer {
  request(exchange: Exchange, status: number, ms: number): void;
  failure(error: Error, reference: string, exchange: Exchange): void;
}

/** What the app itself uses. The routes have the rest. */
export interface AppParts {
  router: Router<Handler>;
  frame: PageFrame;
  failedLookups: FailedLookups;
  wasted: WastedWork;
  unreadBodies: UnreadBodies;
  crowd: Crowd;
  thread: RequestThread;
  shares: ThreadShares;
  held: HeldAnswers;
  paced: PacedAnswers;
  pools: { close(): void }[];
  keyUses: KeyUses;
}

/** While others wait for memory: how long they do, and how slow whoever holds it may be. */
const pace = { maxWaitMs: 20_000, minBytesPerSecond: 64 * 1024, graceMs: 3000 };
/** Each of those that wait for it has its bytes already. */
const pacedBytes = { limit: 64 * 1024 * 1024, maxWaiting: 64, ...pace };

/** Puts the service together. */
export async function appParts(deps: AppDependencies, settings: AppSettings): Promise<AppParts> {
  const { store, clock, metrics } = deps;
  const pools = poolsOf(metrics, settings.patience);
  const memory = memoryOf(deps, settings);
  const wasted = new WastedWork(deps.wastedWork);
  const failedLookups = new FailedLookups(deps.failedLookups);
  const shares = new ThreadShares(settings.clientSharePercent * 10, deps.isThreadLate, clock);
  const thread = new RequestThread(deps.requestThread, deps.wastedWork, shares, clock);
  const frame = new PageFrame(deps.assets, deps.site);
  const { receiver, crowd, large } = memory;
  const { heavy, analyses, previews, logTexts, names } = pools;
  const readLog = await ReadLog.over(store);
  const answerContext = { readLog, heavy, large, crowd, thread, metrics, patience: settings.patience };
  const readable = new ReadableLogs(answerContext, names, deps.maps);
  const crashes = crashParts(deps, settings, heavy);
  const insights = new Insights(store, answerContext, analyses, deps.house, clock, crashes, readable);
  const keys = new UploadKeys(store.records, clock);
  const keyUses = new KeyUses(keys, clock);
  const senders = new Senders(deps.limiter, keys, deps.keyLimiter, keyUses);
  const router = new Router(
    routes({
      ...deps,
      frame,
      reports: new Reports(store, clock, await store.viewerKey(), deps.reported !== null, settings.reportsKept),
      reported: deps.reported ?? (() => {}),
      failedLookups,
      answerContext,
      uploadService: await uploadServiceOf(deps, settings, answerContext, receiver, wasted, senders),
      readable,
      insights,
      bundleInsights: new BundleInsights(store, answerContext, analyses, insights, clock, crashes),
      analysisService: new AnalysisService(
        deps.analysisLimiter,
        receiver,
        analyses,
        wasted,
        settings.maxLogBytes,
        metrics,
        deps.house,
        crashes.known,
        readable,
      ),
      previews,
      logTexts,
      publicUrl: settings.publicUrl,
      limits: settings,
      metricsToken: settings.metricsToken,
    }),
  );
  const unreadBodies = new UnreadBodies(thread);
  const { paced } = memory;
  return {
    router,
    frame,
    failedLookups,
    wasted,
    unreadBodies,
    crowd,
    thread,
    shares,
    held: new HeldAnswers(),
    paced,
    pools: Object.values(pools),
    keyUses,
  };
}

/** The threads, each with its figures. */
function poolsOf(metrics: ServiceMetrics, patience: Patience) {
  const heavy = createHeavyPool(metrics.pool("heavy"), patience);
  const analyses = createAnalysisPool(metrics.pool("analysis"), patience);
  const previews = createPreviewPool(patience, metrics.pool("preview"));
  const logTexts = createLogTextPool(patience, metrics.pool("log-text"));
  const names = createNamesPool(patience, metrics.pool("names"));
  const named = { heavy, analysis: analyses, preview: previews, "log-text": logTexts, names };
  for (const [name, pool] of Object.entries(named)) metrics.watchPool(name, pool);
  return { heavy, analyses, previews, logTexts, names };
}

/** What bodies and answers share memory with, each budget with its figures. */
function memoryOf({ metrics, clock }: AppDependencies, { answerBytes, bodyLimits }: AppSettings) {
  const answers = new MemoryBudget({ limit: answerBytes, ...pace, onWaited: metrics.queue("large-answers") }, clock);
  const paced = new MemoryBudget({ ...pacedBytes, onWaited: metrics.queue("paced-answers") }, clock);
  const bodyWaits = { "small-bodies": metrics.queue("small-bodies"), "large-bodies": metrics.queue("large-bodies") };
  const receiver = new BodyReceiver(bodyLimits, clock, (budget, ms) => bodyWaits[budget](ms));
  const budgets = { ...receiver.budgets, "large-answers": answers, "paced-answers": paced };
  for (const [name, budget] of Object.entries(budgets)) metrics.watchBudget(name, budget);
  const crowd = new Crowd(answerBytes / 2);
  const large = new LargeAnswers(answers, crowd);
  return { receiver, crowd, large, paced: new PacedAnswers(new LargeAnswers(paced, crowd), crowd) };
}

function crashParts(
  { store, clock, metrics }: AppDependencies,
  { knownCrashes }: AppSettings,
  heavy: JobPool,
): CrashParts {
  const isOn = knownCrashes !== "off";
  const known = new KnownCrashes(store, new CrashNotes(store.records), heavy, clock, isOn, () =>
    metrics.knownCrash("told"),
  );
  const counter = new CrashCounter(store, isOn, (hasFault) =>
    metrics.knownCrash(hasFault ? "counted" : "without-fault"),
  );
  return { counter, known };
}

async function uploadServiceOf(
  { store, limiter, clock, randomBytes, metrics }: AppDependencies,
  { maxLogBytes, hiddenWords, knownCrashes }: AppSettings,
  { heavy, thread }: AnswerContext,
  receiver: BodyReceiver,
  wasted: WastedWork,
  senders: Senders,
): Promise<UploadService> {
  const sharerKey = knownCrashes === "off" ? null : await store.viewerKey();
  const uploads = new UploadLog(store, limiter, clock, randomBytes);
  const blocked = new BlockedUploads(new Blocks(store.records, clock), clock);
  return new UploadService(
    uploads,
    receiver,
    heavy,
    thread,
    wasted,
    maxLogBytes,
    senders,
    metrics,
    blocked,
    sharerKey,
    hiddenWords,
  );
}
