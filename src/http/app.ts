import type { RandomBytes } from "../logs/id.ts";
import type { Clock, LogStore, UploadLimiter } from "../logs/ports.ts";
import { ReadLog } from "../logs/read.ts";
import { UploadLog } from "../logs/upload.ts";
import { Refusal } from "../wire/refusal.ts";
import { type BodyLimits, BodyReceiver } from "./bodies/receive.ts";
import { ByteBudget } from "./byte-budget.ts";
import { ClientAddresses } from "./client-address.ts";
import type { Exchange } from "./exchange.ts";
import { HeavyPool } from "./heavy/pool.ts";
import type { Network } from "./ip.ts";
import { LargeAnswers } from "./large-answer.ts";
import type { LogReading } from "./log-reading.ts";
import { checkHost } from "./origin.ts";
import { Pages } from "./pages/pages.ts";
import { jsonError, options, tell, textError } from "./respond.ts";
import { type Audience, allowedMethods, type Method, Router, splitAddress } from "./router.ts";
import { type Handler, routes } from "./routes.ts";
import { Uploading } from "./uploading.ts";

export interface AppSettings {
  publicUrl: string | null;
  trustedProxies: readonly Network[];
  maxLogBytes: number;
  bodyLimits: BodyLimits;
  /** Memory for large answers under way, all together. */
  answerBytes: number;
}

export interface AppParts {
  store: LogStore;
  limiter: UploadLimiter;
  clock: Clock;
  randomBytes: RandomBytes;
  observe: Observer;
}

/** Told of every request once it is answered, and of every failure that is ours. */
export interface Observer {
  request(exchange: Exchange, status: number, ms: number): void;
  failure(error: Error, reference: string, exchange: Exchange): void;
}

/** The service as a function from requests to answers. */
export class App {
  private readonly addresses: ClientAddresses;

  private constructor(
    private readonly parts: AppParts,
    settings: AppSettings,
    private readonly router: Router<Handler>,
    private readonly pages: Pages,
    private readonly heavy: HeavyPool,
  ) {
    this.addresses = new ClientAddresses(settings.trustedProxies);
  }

  static async over(parts: AppParts, settings: AppSettings): Promise<App> {
    const { store, limiter, clock, randomBytes } = parts;
    const heavy = new HeavyPool();
    const answers = new ByteBudget(
      { limit: settings.answerBytes, maxWaitMs: 20_000, minBytesPerSecond: 64 * 1024, graceMs: 3000 },
      clock,
    );
    const reading: LogReading = { reading: await ReadLog.over(store), heavy, large: new LargeAnswers(answers) };
    const uploads = new UploadLog(store, limiter, clock, randomBytes);
    const receiver = new BodyReceiver(settings.bodyLimits, clock);
    const uploading = new Uploading(uploads, receiver, heavy, settings.maxLogBytes);
    const pages = new Pages(reading, uploading, settings.publicUrl);
    const router = new Router(routes({ reading, uploading, pages, store, clock, publicUrl: settings.publicUrl }));
    return new App(parts, settings, router, pages, heavy);
  }

  /** Never throws: whatever goes wrong becomes an answer. */
  async answer(request: Request, connectionAddress: string | undefined): Promise<Response> {
    const started = this.parts.clock.monotonic();
    const { path, search } = splitAddress(request.url);
    const client = this.addresses.identify(connectionAddress, request.headers);
    const isHead = request.method === "HEAD";
    const exchange: Exchange = { request, path, param: "", search, client, isHead, errorHeaders: {} };
    const response = await this.route(exchange);
    this.parts.observe.request(exchange, response.status, this.parts.clock.monotonic() - started);
    return response;
  }

  close(): void {
    this.heavy.close();
  }

  private async route(exchange: Exchange): Promise<Response> {
    const { request, path } = exchange;
    const match = this.router.match(path);
    const audience = isApi(path) ? "program" : (match?.route.audience ?? "person");
    try {
      checkHost(request.headers.get("host"));
      if (!match) throw new Refusal(404, "There is nothing at this address.");
      exchange.param = match.param;
      if (request.method === "OPTIONS") return options(allowedMethods(match.route));
      const method = exchange.isHead ? "GET" : request.method;
      const handler = match.route.methods[method as Method];
      if (handler) return await handler(exchange);
      const allowed = allowedMethods(match.route);
      exchange.errorHeaders = { Allow: allowed };
      throw new Refusal(405, `This address takes ${allowed}.`);
    } catch (error) {
      return this.explain(error, exchange, audience);
    }
  }

  private explain(error: unknown, exchange: Exchange, audience: Audience): Response {
    const reference = crypto.randomUUID().slice(0, 8);
    const told = tell(error, reference);
    told.headers = { ...exchange.errorHeaders, ...told.headers };
    if (told.isOurs) this.parts.observe.failure(error as Error, reference, exchange);
    if (audience === "program") return jsonError(told);
    return audience === "reader" ? textError(told) : this.pages.error(told, exchange);
  }
}

/** Everything here answers errors in the interface's shape, also where there is no route. */
function isApi(path: string): boolean {
  return path === "/api" || path.startsWith("/api/");
}
