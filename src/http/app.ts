import { refusalText } from "../i18n/refusal-text.ts";
import type { MaybePromise } from "../logs/ports.ts";
import type { Counter } from "../metrics/metric-types.ts";
import { ForeignForm, Refusal } from "../wire/refusal.ts";
import { type AppDependencies, type AppParts, type AppSettings, appParts } from "./app-parts.ts";
import { type Client, ClientAddresses } from "./core/client-address.ts";
import type { Exchange } from "./core/exchange.ts";
import { checkExpectation } from "./core/expectation.ts";
import type { Handler } from "./core/handler.ts";
import { LogNotFound } from "./core/log-not-found.ts";
import { checkHost } from "./core/origin.ts";
import { languageVary, readerLanguage } from "./core/reader-language.ts";
import { clientGoneReason, floodReason, refusalReason, refusalReasons } from "./core/refusal-reason.ts";
import {
  type ErrorReply,
  floodReply,
  jsonError,
  options,
  textError,
  toErrorReply,
  toNobody,
  WrongMethod,
} from "./core/replies.ts";
import { allowedMethods, type Match, type Method, type Route, type SplitAddress, splitAddress } from "./core/router.ts";
import { errorAnswer } from "./site/error-answer.ts";

const logPath = "/api/log/";
const logPattern = "/api/log/:id";
const plainId = /^[A-Za-z0-9]{1,64}$/;
/** The label of all paths without a route: anybody can make up any number of them. */
const noPattern = "none";

/** The service as a function from requests to answers. */
export class App {
  private readonly addresses: ClientAddresses;
  private readonly logRoute: Route<Handler>;
  private readonly clientsGone: Counter;
  private readonly floods: Counter;

  private constructor(
    private readonly deps: AppDependencies,
    settings: AppSettings,
    private readonly parts: AppParts,
  ) {
    this.addresses = new ClientAddresses(settings.trustedProxies);
    for (const reason of refusalReasons) deps.metrics.refusals.with(reason);
    this.clientsGone = deps.metrics.refusals.with(clientGoneReason);
    this.floods = deps.metrics.refusals.with(floodReason);
    this.logRoute = parts.router.match(`${logPath}x`)!.route;
  }

  static async over(deps: AppDependencies, settings: AppSettings): Promise<App> {
    return new App(deps, settings, await appParts(deps, settings));
  }

  /** To be called by the server that asks for the answers. */
  countPending(pendingRequests: () => number): void {
    // Those who wait to be told that they ask too much have nothing to read.
    this.parts.crowd.pendingRequests = () => pendingRequests() - this.parts.held.count;
  }

  /** Never throws: whatever goes wrong becomes an answer. */
  answer(request: Request, connectionAddress: string | undefined): MaybePromise<Response> {
    const client = this.addresses.identify(connectionAddress, request.headers);
    if (!client) return this.drop();
    const address = splitAddress(request.url);
    const { path } = address;
    // Not an id, although it stands in the place of one.
    const match = path === "/api" || path === "/1" || path === "/v1" ? null : this.parts.router.match(path);
    return this.exchange(request, client, address, match);
  }

  /** Answers `/api/log/{id}`, the busiest path by far. The server has found the id already. */
  answerLog(request: Request, connectionAddress: string | undefined, id: string): MaybePromise<Response> {
    // The server has decoded it. Letters and digits are the same as their escapes, and nothing else is passed on.
    // Whoever asks for something special asks in the query.
    if (!plainId.test(id) || !request.url.endsWith(id)) return this.answer(request, connectionAddress);
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
    this.clientsGone.add();
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
    const account = this.parts.wasted;
    const param = match?.param ?? "";
    const exchange: Exchange = { request, path, sentPath, param, search, client, isHead, account };
    const isChunked = request.headers.get("transfer-encoding") !== null;
    const { thread, shares } = this.parts;
    thread.begin(client.key, isChunked);
    const wait = match?.route.isAlwaysAnswered && !isChunked ? 0 : shares.waitMs(client.key);
    const response =
      wait > 0
        ? this.turnAway(exchange, isChunked, wait, match?.route)
        : thread.run(client.key, () =>
            isChunked ? this.routeChunked(exchange, host, match?.route) : this.route(exchange, host, match?.route),
          );
    const pattern = match?.pattern ?? noPattern;
    if (response instanceof Promise) return response.then((late) => this.observed(late, exchange, started, pattern));
    return this.observed(response, exchange, started, pattern);
  }

  /**
   * For a client that uses more than its share of the thread while others wait: it gets the same few words whatever it
   * asked for, and gets them late, so that it does not ask again at once.
   */
  private turnAway(
    exchange: Exchange,
    isChunked: boolean,
    waitMs: number,
    route: Route<Handler> | undefined,
  ): MaybePromise<Response> {
    this.floods.add();
    const reply = floodReply(waitMs);
    const isJson = isApi(exchange.path) || route?.errorFormat === "json";
    const answer = () => (isJson ? jsonError(reply) : textError(reply));
    // Of chunks, the runtime goes on taking apart what comes until there is an answer.
    return (!isChunked && this.parts.held.hold(exchange.request)?.then(answer)) || answer();
  }

  /** To be called before the store is closed: the uses of keys are written to it. */
  async close(): Promise<void> {
    for (const pool of this.parts.pools) pool.close();
    this.parts.held.close();
    await this.parts.keyUses.close();
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
    const { wasted, unreadBodies } = this.parts;
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
      if (!route?.isAlwaysAnswered) this.parts.thread.check(exchange.client.key);
      if (!route) throw new Refusal(404, "There is nothing at this address.");
      if (exchange.param !== "" && !route.isNoLookup) this.parts.failedLookups.check(exchange.client.key);
      const response = this.handle(exchange, route);
      // What is there at once is small, or sent without being copied.
      if (!(response instanceof Promise)) return response;
      const paced = this.parts.crowd.isCrowded
        ? response.then((late) => this.parts.paced.pace(exchange, late))
        : response;
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
    return (isMiss && (await this.parts.failedLookups.count(client.key))) || error;
  }

  private async explain(error: unknown, exchange: Exchange, route: Route<Handler> | undefined): Promise<Response> {
    const reason = await this.countedMiss(error, exchange);
    this.countRefusal(reason);
    const reference = reason instanceof Refusal ? "" : crypto.randomUUID().slice(0, 8);
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
    const told = inReadersLanguage(reply, exchange);
    if (route?.renderError) return route.renderError(told, exchange);
    const errorFormat = isApi(exchange.path) ? "json" : (route?.errorFormat ?? "html");
    if (errorFormat === "json") return jsonError(told);
    if (errorFormat === "text") return textError(told);
    return errorAnswer(this.parts.frame, { ...told, headers: reply.headers }, exchange);
  }
}

/** Whoever asks for no language is answered in English, and an answer in English says nothing of it. */
function inReadersLanguage(reply: ErrorReply, exchange: Exchange): ErrorReply {
  const language = readerLanguage(exchange);
  const message = refusalText(reply.message, language);
  if (message === reply.message) return reply;
  return { ...reply, message, headers: { ...reply.headers, "Content-Language": language, Vary: languageVary } };
}

/** Everything here answers errors in the interface's shape, also where there is no route. */
function isApi(path: string): boolean {
  return /^\/(?:api|v?1)(?:\/|$)/.test(path);
}
