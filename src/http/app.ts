import type { Site } from "../branding/site.ts";
import type { CurrentHouseRules } from "../house-rules/house-rules.ts";
import { Blocks } from "../logs/blocks.ts";
import type { RandomBytes } from "../logs/id.ts";
import { KeyUses } from "../logs/key-uses.ts";
import type { ClientBudget, Clock, MaybePromise, UploadLimiter } from "../logs/ports.ts";
import { ReadLog } from "../logs/read.ts";
import { Reports } from "../logs/reports.ts";
import { type LimiterOf, Senders } from "../logs/senders.ts";
import type { LogStore } from "../logs/store-ports.ts";
import { UploadLog } from "../logs/upload.ts";
import { UploadKeys } from "../logs/upload-keys.ts";
import type { ServiceMetrics } from "../metrics/service-metrics.ts";
import { ForeignForm, Refusal } from "../wire/refusal.ts";
import { ClientGone } from "../work/requester.ts";
import type { AnswerContext } from "./answers/answer-context.ts";
import { LargeAnswers } from "./answers/large-answers.ts";
import { PacedAnswers } from "./answers/paced-answers.ts";
import { type Client, ClientAddresses } from "./core/client-address.ts";
import type { Exchange } from "./core/exchange.ts";
import { checkExpectation } from "./core/expectation.ts";
import { Crowd } from "./core/fairness/crowd.ts";
import { FailedLookups } from "./core/fairness/failed-lookups.ts";
import { MemoryBudget } from "./core/fairness/memory-budget.ts";
import { RequestThread } from "./core/fairness/request-thread.ts";
import { WastedWork } from "./core/fairness/wasted-work.ts";
import type { Handler } from "./core/handler.ts";
import type { Network } from "./core/ip.ts";
import { LogNotFound } from "./core/log-not-found.ts";
import { checkHost } from "./core/origin.ts";
import type { Patience } from "./core/patience.ts";
import { refusalReason, refusalReasons } from "./core/refusal-reason.ts";
import { type ErrorReply, jsonError, options, textError, toErrorReply, toNobody, WrongMethod } from "./core/replies.ts";
import {
  allowedMethods,
  type Match,
  type Method,
  type Route,
  Router,
  type SplitAddress,
  splitAddress,
} from "./core/router.ts";
import type { ServiceLimits } from "./core/service-limits.ts";
import { AnalysisService } from "./insights/analysis-service.ts";
import { BundleInsights } from "./insights/bundle-insights.ts";
import { Insights } from "./insights/insights.ts";
import { createLogTextPool } from "./mcp/log-text/pool.ts";
import { routes } from "./routes.ts";
import type { Assets } from "./site/assets/assets.ts";
import { errorAnswer } from "./site/error-answer.ts";
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
  patience: Patience;
}

export interface AppDependencies {
  store: LogStore;
  limiter: UploadLimiter;
  /** For keys that may upload so many logs in a minute. */
  keyLimiter: LimiterOf;
  reportLimiter: UploadLimiter;
  /** Told of every report that is stored, without waiting; `null` where nobody wants to know. */
  reported: ((key: string) => void) | null;
  analysisLimiter: UploadLimiter;
  assistantLimiter: UploadLimiter;
  /** Look-ups that find nothing. */
  failedLookups: ClientBudget;
  /** Milliseconds of work for what is refused. */
  wastedWork: ClientBudget;
  /** Milliseconds of the thread that answers requests. */
  requestThread: ClientBudget;
  assistantMessageLimiter: UploadLimiter;
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
}

/** Told of every request once it is answered, and of every failure that is ours. */
export interface Observer {
  request(exchange: Exchange, status: number, ms: number): void;
  failure(error: Error, reference: string, exchange: Exchange): void;
}

const logPath = "/api/log/";
const logPattern = "/api/log/:id";
const plainId = /^[A-Za-z0-9]{1,64}$/;
/** The label of all paths without a route: anybody can make up any number of them. */
const noPattern = "none";

/** The service as a function from requests to answers. */
export class App {
  private readonly addresses: ClientAddresses;
  private readonly logRoute: Route<Handler>;

  private constructor(
    private readonly deps: AppDependencies,
    settings: AppSettings,
    private readonly router: Router<Handler>,
    private readonly frame: PageFrame,
    private readonly failedLookups: FailedLookups,
    private readonly bodies: { wasted: WastedWork; unreadBodies: UnreadBodies },
    private readonly pools: { close(): void }[],
    private readonly keyUses: KeyUses,
    private readonly load: { crowd: Crowd; thread: RequestThread },
    private readonly paced: PacedAnswers,
  ) {
    this.addresses = new ClientAddresses(settings.trustedProxies);
    for (const reason of refusalReasons) deps.metrics.refusals.with(reason);
    this.logRoute = router.match(`${logPath}x`)!.route;
  }

  static async over(deps: AppDependencies, settings: AppSettings): Promise<App> {
    const { store, limiter, clock, randomBytes, metrics } = deps;
    const { patience } = settings;
    const heavy = createHeavyPool(metrics.pool("heavy"), patience);
    const pace = { maxWaitMs: 20_000, minBytesPerSecond: 64 * 1024, graceMs: 3000 };
    const onWaited = metrics.queue("large-answers");
    const answers = new MemoryBudget({ limit: settings.answerBytes, ...pace, onWaited }, clock);
    const crowd = new Crowd(settings.answerBytes / 2);
    const large = new LargeAnswers(answers, crowd);
    // Each of those that wait has its bytes already.
    const pacedBytes = { limit: 64 * 1024 * 1024, maxWaiting: 64, ...pace, onWaited: metrics.queue("paced-answers") };
    const paced = new MemoryBudget(pacedBytes, clock);
    const thread = new RequestThread(deps.requestThread, deps.wastedWork, clock);
    const readLog = await ReadLog.over(store);
    const answerContext: AnswerContext = { readLog, heavy, large, crowd, thread, metrics, patience };
    const uploads = new UploadLog(store, limiter, clock, randomBytes);
    const bodyWaits = { "small-bodies": metrics.queue("small-bodies"), "large-bodies": metrics.queue("large-bodies") };
    const receiver = new BodyReceiver(settings.bodyLimits, clock, (budget, ms) => bodyWaits[budget](ms));
    const analyses = createAnalysisPool(metrics.pool("analysis"), patience);
    const previews = createPreviewPool(patience, metrics.pool("preview"));
    const logTexts = createLogTextPool(patience, metrics.pool("log-text"));
    const insights = new Insights(store, answerContext, analyses, deps.house, clock);
    const bundleInsights = new BundleInsights(store, answerContext, analyses, insights, clock);
    const wasted = new WastedWork(deps.wastedWork);
    const failedLookups = new FailedLookups(deps.failedLookups);
    const keys = new UploadKeys(store.records, clock);
    const keyUses = new KeyUses(keys, clock);
    const blocked = new BlockedUploads(new Blocks(store.records, clock), clock);
    const reports = new Reports(store, clock, await store.viewerKey(), deps.reported !== null, settings.reportsKept);
    const senders = new Senders(limiter, keys, deps.keyLimiter, keyUses);
    const { maxLogBytes } = settings;
    const uploadService = new UploadService(
      uploads,
      receiver,
      heavy,
      thread,
      wasted,
      maxLogBytes,
      senders,
      metrics,
      blocked,
    );
    const frame = new PageFrame(deps.assets, deps.site);
    const { analysisLimiter, house } = deps;
    const analysisService = new AnalysisService(
      analysisLimiter,
      receiver,
      analyses,
      wasted,
      maxLogBytes,
      metrics,
      house,
    );
    const { publicUrl } = settings;
    const router = new Router(
      routes({
        ...deps,
        frame,
        reports,
        reported: deps.reported ?? (() => {}),
        failedLookups,
        answerContext,
        uploadService,
        insights,
        bundleInsights,
        analysisService,
        previews,
        logTexts,
        publicUrl,
        limits: settings,
        metricsToken: settings.metricsToken,
      }),
    );
    for (const [name, pool] of Object.entries({ heavy, analysis: analyses, preview: previews, "log-text": logTexts })) {
      metrics.watchPool(name, pool);
    }
    const budgets = { ...receiver.budgets, "large-answers": answers, "paced-answers": paced };
    for (const [name, budget] of Object.entries(budgets)) metrics.watchBudget(name, budget);
    const bodies = { wasted, unreadBodies: new UnreadBodies(wasted) };
    return new App(
      deps,
      settings,
      router,
      frame,
      failedLookups,
      bodies,
      [heavy, analyses, previews, logTexts],
      keyUses,
      { crowd, thread },
      new PacedAnswers(new LargeAnswers(paced, crowd), crowd),
    );
  }

  /** To be called by the server that asks for the answers. */
  countPending(pendingRequests: () => number): void {
    this.load.crowd.pendingRequests = pendingRequests;
  }

  /** Never throws: whatever goes wrong becomes an answer. */
  answer(request: Request, connectionAddress: string | undefined): MaybePromise<Response> {
    const client = this.addresses.identify(connectionAddress, request.headers);
    if (!client) return this.drop();
    const address = splitAddress(request.url);
    const { path } = address;
    // Not an id, although it stands in the place of one.
    const match = path === "/api" || path === "/1" ? null : this.router.match(path);
    return this.exchange(request, client, address, match);
  }

  /** The same for `/api/log/{id}`, the busiest path by far: the server has found the id already. */
  answerLog(request: Request, connectionAddress: string | undefined, id: string): MaybePromise<Response> {
    // The server has decoded it. Letters and digits are the same as their escapes, and nothing else is passed on.
    if (!plainId.test(id)) return this.answer(request, connectionAddress);
    const client = this.addresses.identify(connectionAddress, request.headers);
    if (!client) return this.drop();
    const path = logPath + id;
    const match = { route: this.logRoute, pattern: logPattern, param: id };
    return this.exchange(request, client, { host: null, path, sentPath: path, search: "" }, match);
  }

  /**
   * The client has reset its connection before anybody knew where it came from. Nothing is done for it: it could not be
   * counted against anybody, nor be held to a block.
   */
  private drop(): Response {
    this.countRefusal(new ClientGone());
    return toNobody();
  }

  private exchange(
    request: Request,
    client: Client,
    { host, path, sentPath, search }: SplitAddress,
    match: Match<Handler> | null,
  ): MaybePromise<Response> {
    const started = this.deps.clock.monotonic();
    const isHead = request.method === "HEAD";
    const account = this.bodies.wasted;
    const param = match?.param ?? "";
    const exchange: Exchange = { request, path, sentPath, param, search, client, isHead, account };
    const isChunked = request.headers.get("transfer-encoding") !== null;
    const response = this.load.thread.run(client.key, () =>
      isChunked ? this.routeChunked(exchange, host, match?.route) : this.route(exchange, host, match?.route),
    );
    const pattern = match?.pattern ?? noPattern;
    if (response instanceof Promise) return response.then((late) => this.observed(late, exchange, started, pattern));
    return this.observed(response, exchange, started, pattern);
  }

  /** To be called before the store is closed: the uses of keys are written to it. */
  async close(): Promise<void> {
    for (const pool of this.pools) pool.close();
    await this.keyUses.close();
  }

  private observed(response: Response, exchange: Exchange, started: number, pattern: string): Response {
    const { clock, metrics, observe } = this.deps;
    const ms = clock.monotonic() - started;
    metrics.requests.answered(exchange.request.method, pattern, response.status, ms);
    observe.request(exchange, response.status, ms);
    return response;
  }

  /** A refusal is sent without waiting for anything: until then, Bun 1.4.4 goes on parsing the body. */
  private routeChunked(
    exchange: Exchange,
    host: string | null,
    route: Route<Handler> | undefined,
  ): MaybePromise<Response> {
    const { wasted, unreadBodies } = this.bodies;
    try {
      wasted.check(exchange);
    } catch (error) {
      this.countRefusal(error);
      return this.renderError(toErrorReply(error, ""), exchange, route);
    }
    const response = this.route(exchange, host, route);
    if (response instanceof Promise) return response.then((late) => unreadBodies.finish(exchange, late));
    return unreadBodies.finish(exchange, response);
  }

  private route(exchange: Exchange, host: string | null, route: Route<Handler> | undefined): MaybePromise<Response> {
    try {
      checkHost(host ?? exchange.request.headers.get("host"));
      checkExpectation(exchange.request.headers.get("expect"));
      if (!route?.isAlwaysAnswered) this.load.thread.check(exchange.client.key);
      if (!route) throw new Refusal(404, "There is nothing at this address.");
      if (exchange.param !== "" && !route.isNoLookup) this.failedLookups.check(exchange.client.key);
      const response = this.handle(exchange, route);
      // What is there at once is small, or sent without being copied.
      if (!(response instanceof Promise)) return response;
      const paced = this.load.crowd.isCrowded ? response.then((late) => this.paced.pace(exchange, late)) : response;
      return paced.catch((error) => this.explain(error, exchange, route));
    } catch (error) {
      return this.explain(error, exchange, route);
    }
  }

  private handle(exchange: Exchange, route: Route<Handler>): MaybePromise<Response> {
    const method = exchange.isHead ? "GET" : exchange.request.method;
    const handler = route.methods[method as Method];
    if (handler) return handler(exchange);
    if (method === "OPTIONS") return options(allowedMethods(route));
    throw new WrongMethod(allowedMethods(route));
  }

  private async countedMiss(error: unknown, { client }: Exchange): Promise<unknown> {
    // Who is led to a form by another site has guessed nothing.
    const isWrong = error instanceof Refusal && error.code === 403 && !(error instanceof ForeignForm);
    const isMiss = error instanceof LogNotFound || isWrong;
    return (isMiss && (await this.failedLookups.count(client.key))) || error;
  }

  private async explain(error: unknown, exchange: Exchange, route: Route<Handler> | undefined): Promise<Response> {
    const reference = crypto.randomUUID().slice(0, 8);
    const reason = await this.countedMiss(error, exchange);
    this.countRefusal(reason);
    const reply = toErrorReply(reason, reference);
    if (reply.isOurs) {
      this.deps.metrics.failures.add();
      this.deps.observe.failure(error as Error, reference, exchange);
    }
    const routeHeaders = await route?.errorHeaders?.(exchange).catch(() => ({}));
    reply.headers = { ...routeHeaders, ...reply.headers };
    return this.renderError(reply, exchange, route);
  }

  private countRefusal(error: unknown): void {
    this.deps.metrics.refusals.with(refusalReason(error)).add();
  }

  private renderError(reply: ErrorReply, exchange: Exchange, route: Route<Handler> | undefined): Response {
    if (route?.renderError) return route.renderError(reply, exchange);
    const errorFormat = isApi(exchange.path) ? "json" : (route?.errorFormat ?? "html");
    if (errorFormat === "json") return jsonError(reply);
    return errorFormat === "text" ? textError(reply) : errorAnswer(this.frame, reply, exchange);
  }
}

/** Everything here answers errors in the interface's shape, also where there is no route. */
function isApi(path: string): boolean {
  return path === "/api" || path.startsWith("/api/") || path === "/1" || path.startsWith("/1/");
}
