import { defaultSite } from "../../src/branding/site.ts";
import { noHouseRules } from "../../src/house-rules/house-rules.ts";
import { App } from "../../src/http/app.ts";
import type { AppDependencies, AppSettings } from "../../src/http/app-parts.ts";
import { parseNetwork } from "../../src/http/core/ip.ts";
import { type Listening, listen } from "../../src/http/server.ts";
import { Assets } from "../../src/http/site/assets/assets.ts";
import { defaultBodyLimits } from "../../src/http/upload/body-limits.ts";
import { noBudget } from "../../src/logs/client-budget.ts";
import { systemRandomBytes } from "../../src/logs/id.ts";
import { systemClock } from "../../src/logs/ports.ts";
import { unlimited } from "../../src/logs/rate-limiter.ts";
import type { LogStore } from "../../src/logs/store-ports.ts";
import { ServiceMetrics } from "../../src/metrics/service-metrics.ts";
import { webDirectory } from "../../src/server-commands/web-files.ts";
import type { ReportTrouble } from "../../src/storage/report-trouble.ts";
import { SqliteStore } from "../../src/storage/sqlite/sqlite-store.ts";
import type { ErrorAnswer, LogAnswer, StatsAnswer, UploadAnswer } from "../../src/wire/answers.ts";
import { setNiceness } from "../../src/work/niceness.ts";
import "./kept-threads.ts";
import { temporaryDirectory } from "./temporary-directory.ts";
import { testPatience } from "./test-patience.ts";

export interface AppUnderTest {
  url: string;
  port: number;
  failures: Error[];
  /** Uploads as JSON, and expects that to work. */
  upload(content: string, name?: string): Promise<UploadAnswer>;
  post(body: string | Uint8Array | FormData, headers?: Record<string, string>, query?: string): Promise<Response>;
  get(path: string, init?: RequestInit): Promise<Response>;
  /** As a browser asks when somebody opens a link. Without that, `/{id}` is the log itself. */
  page(path: string, init?: { method?: string; headers?: Record<string, string> }): Promise<Response>;
  stop(): Promise<void>;
}

// Beside other tests and other programs, threads that stand back would hardly get a processor.
setNiceness(0);

type RequestInit = NonNullable<Parameters<typeof fetch>[1]>;

export const browserAccept = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

/** `LECTERN_TEST_CLUSTER=true` makes apps under test clusters. Imported only then: it looks for engines. */
const cluster = process.env["LECTERN_TEST_CLUSTER"] === "true" ? await import("./cluster.ts") : null;

let loaded: Promise<Assets> | null = null;

/** Built at most once a run. */
function assets(): Promise<Assets> {
  loaded ??= webDirectory().then((directory) => Assets.load(directory));
  return loaded;
}

/**
 * The real app on a free port, over a real store, without a rate limit unless one is given. Where the suite runs on
 * clusters, it is three of them behind a load balancer.
 */
export async function startApp(
  deps: Partial<AppDependencies> = {},
  settings: Partial<AppSettings> = {},
): Promise<AppUnderTest> {
  const failures: Error[] = [];
  const report = (_: string, error: Error) => failures.push(error);
  const stores = deps.store ? [deps.store] : cluster ? await cluster.clusterStores(report) : [await embedded(report)];
  const nodes: Node[] = [];
  for (let node = 0; node < (cluster?.nodesInCluster ?? 1); node++) {
    // Every node counts for itself; what a test looks at is the first one's.
    const { metrics: _, ...others } = deps;
    nodes.push(await startNode(stores[node % stores.length]!, node === 0 ? deps : others, settings, failures));
  }
  // A test that sets trusted proxies speaks to a node directly, as such a proxy.
  const ports = nodes.map(({ listening }) => listening.port);
  const balancer = cluster && !settings.trustedProxies ? await cluster.LoadBalancer.start(ports) : null;
  const port = balancer?.port ?? nodes[0]!.listening.port;
  const url = `http://127.0.0.1:${port}`;
  const post: AppUnderTest["post"] = (body, headers = {}, query = "") =>
    fetch(`${url}/api/upload${query}`, { method: "POST", body: body as string, headers });
  const get: AppUnderTest["get"] = (path, init) => fetch(url + path, { redirect: "manual", ...init });
  return {
    url,
    port,
    failures,
    post,
    get,
    page: (path, init) => get(path, { ...init, headers: { Accept: browserAccept, ...init?.headers } }),
    async upload(content, name) {
      const answer = await post(JSON.stringify({ content, name }), { "Content-Type": "application/json" });
      if (answer.status !== 200) throw new Error(`upload failed: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as UploadAnswer;
    },
    async stop() {
      await balancer?.stop();
      await Promise.all(nodes.map(({ listening }) => listening.stop(2000)));
      for (const { app } of nodes) await app.close().catch(() => {});
      await Promise.all(stores.map((store) => store.close()));
    },
  };
}

interface Node {
  app: App;
  listening: Listening;
}

function embedded(report: ReportTrouble): Promise<LogStore> {
  return SqliteStore.open(temporaryDirectory(), report);
}

async function startNode(
  store: LogStore,
  deps: Partial<AppDependencies>,
  settings: Partial<AppSettings>,
  failures: Error[],
): Promise<Node> {
  const app = await App.over(
    {
      limiter: unlimited,
      keyLimiter: () => unlimited,
      reportLimiter: unlimited,
      reported: null,
      analysisLimiter: unlimited,
      assistantLimiter: unlimited,
      failedLookups: noBudget,
      wastedWork: noBudget,
      requestThread: noBudget,
      isThreadLate: () => false,
      assistantMessageLimiter: unlimited,
      healthNotices: () => ({}),
      clock: systemClock,
      randomBytes: systemRandomBytes,
      metrics: new ServiceMetrics(),
      observe: { request: () => {}, failure: (error) => failures.push(error) },
      assets: await assets(),
      site: defaultSite,
      house: { current: noHouseRules },
      maps: null,
      ...deps,
      store,
    },
    {
      knownCrashes: "on",
      publicUrl: null,
      metricsToken: null,
      trustedProxies: cluster ? [parseNetwork(cluster.balancerAddress)!] : [],
      maxLogBytes: 10 * 1024 * 1024,
      uploadsPerMinute: 0,
      analysesPerMinute: 0,
      assistantCallsPerMinute: 0,
      retention: null,
      bodyLimits: defaultBodyLimits,
      answerBytes: 192 * 1024 * 1024,
      reportsKept: 1000,
      clientSharePercent: 0,
      patience: testPatience,
      hiddenWords: [],
      ...settings,
    },
  );
  return { app, listening: listen(app, "127.0.0.1", 0) };
}

export async function logOf(app: AppUnderTest, id: string): Promise<LogAnswer> {
  return (await (await app.get(`/api/log/${id}`)).json()) as LogAnswer;
}

export async function statsOf(app: AppUnderTest, id: string): Promise<StatsAnswer> {
  return (await (await app.get(`/api/stats/${id}`)).json()) as StatsAnswer;
}

export async function errorOf(response: Response): Promise<ErrorAnswer> {
  return (await response.json()) as ErrorAnswer;
}
