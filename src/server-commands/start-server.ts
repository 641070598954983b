import { ruleSetVersion } from "../analysis/rules/rule-set-version.ts";
import type { Site } from "../branding/site.ts";
import { type Config, ConfigError } from "../config/config.ts";
import { App } from "../http/app.ts";
import type { AppDependencies, AppSettings, Observer } from "../http/app-parts.ts";
import { LoopLateness } from "../http/core/fairness/loop-lateness.ts";
import { usualPatience } from "../http/core/patience.ts";
import { messagesPerCall } from "../http/mcp/routes.ts";
import { listenForMetrics, type MetricsServer } from "../http/metrics-server.ts";
import { type Listening, listen } from "../http/server.ts";
import { Assets } from "../http/site/assets/assets.ts";
import { defaultBodyLimits } from "../http/upload/body-limits.ts";
import type { Logger } from "../logging/logger.ts";
import { systemRandomBytes } from "../logs/id.ts";
import { systemClock } from "../logs/ports.ts";
import { ReportSweep } from "../logs/report-sweep.ts";
import { ReportWebhook } from "../logs/report-webhook.ts";
import { type Retention, RetentionSweep } from "../logs/retention.ts";
import type { LogStore, OperatorRecords } from "../logs/store-ports.ts";
import type { Sweeper } from "../logs/sweeper.ts";
import { fetchMaps } from "../mappings/fetch-maps.ts";
import { KeptMaps } from "../mappings/kept-maps.ts";
import { MapLibrary } from "../mappings/map-library.ts";
import { openMapFiles } from "../mappings/open-map-files.ts";
import { ServiceMetrics } from "../metrics/service-metrics.ts";
import { openStore } from "../storage/drivers.ts";
import type { EngineMeter } from "../storage/engine-meter.ts";
import type { ReportTrouble } from "../storage/report-trouble.ts";
import { setNiceness } from "../work/niceness.ts";
import { HouseRulesFolder } from "./house-rules-folder.ts";
import { type Limits, localLimits, sharedLimits } from "./limits.ts";
import { RecentFailures } from "./recent-failures.ts";
import { loadSite } from "./site.ts";
import { openStatusSocket } from "./status-socket.ts";
import { watchProcess, watchStore } from "./watch-process.ts";
import { webDirectory } from "./web-files.ts";

const answerBytes = 144 * 1024 * 1024;
/** Reports that one client may send: nobody has a good reason for more. */
const reportsPerMinute = 3;
/** How long requests in flight may take to finish when the server is asked to stop. */
const stopWithinMs = 10_000;

export interface RunningServer {
  listening: Listening;
  /** Reads the operator's own findings again. */
  reloadFindings(): void;
  stop(): Promise<void>;
}

/** What a server has before it opens its store. */
interface Equipment {
  config: Config;
  logger: Logger;
  site: Site;
  house: HouseRulesFolder;
  metrics: ServiceMetrics;
  meter: EngineMeter;
  failures: RecentFailures;
  report: ReportTrouble;
}

/** Creates all parts of the server and starts it. */
export async function startServer(config: Config, logger: Logger): Promise<RunningServer> {
  // Before anything is opened: what is wrong with it is the operator's to mend.
  const site = loadSite(config);
  const house = HouseRulesFolder.open(config);
  const metrics = new ServiceMetrics();
  const meter: EngineMeter = (engine, operation, ms, isFailed) => metrics.engine(engine, operation, ms, isFailed);
  const failures = new RecentFailures();
  const report: ReportTrouble = (what, error) => {
    failures.add(`${what}: ${error.message}`);
    logger.error(what, { error: error.message });
  };
  setNiceness(config.threadNiceness);
  const changed = (level: string, sentence: string) =>
    level === "ok" ? logger.info(sentence) : logger.warn(sentence, { storage: level });
  const store = await openStore(config, report, changed, meter);
  try {
    return await startOver(store, { config, logger, site, house, metrics, meter, failures, report });
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function startOver(store: LogStore, equipment: Equipment): Promise<RunningServer> {
  const { config, logger, house, metrics, meter, failures, report } = equipment;
  const limits = config.redisUrl
    ? await sharedLimits(config.redisUrl, await store.viewerKey(), logger, meter)
    : localLimits;
  const webhook = webhookOf(config, store, report);
  const retention = config.retentionDays === 0 ? null : { days: config.retentionDays, from: config.retentionFrom };
  const parts = await appParts(store, limits, webhook, equipment);
  const app = await App.over(parts, appSettings(config, retention));
  const startedAt = new Date();
  watchProcess(metrics, ruleSetVersion, startedAt.getTime());
  watchStore(metrics, store);
  const ownPort = metricsServer(metrics, config);
  const listening = listen(app, config.host, config.port);
  metrics.inFlight.read(() => listening.pending());
  const { url } = listening;
  const about = { metrics, store, failures, notices: limits.notices, url, rules: ruleSetVersion, startedAt };
  const closeSocket = await openStatusSocket(config.dataDir, about).catch((error: Error) => {
    logger.warn("lectern status will not know how this server is", { error: error.message });
    return () => {};
  });
  const sweeps = startSweeps(store, config, retention, logger);
  const stop = async () => {
    await Promise.all(sweeps.map((sweep) => sweep.stop()));
    // Both wait for others, and for no longer than that.
    await Promise.all([webhook?.close(), listening.stop(stopWithinMs)]);
    ownPort?.stop();
    closeSocket();
    await app
      .close()
      .catch((error: Error) => logger.error("the use of keys could not be written", { error: error.message }));
    limits.close();
    await closeInTime(store);
  };
  return { listening, reloadFindings: () => house.reload(logger), stop };
}

async function appParts(
  store: LogStore,
  limits: Limits,
  webhook: ReportWebhook | null,
  { config, logger, site, house, metrics, failures, report }: Equipment,
): Promise<AppDependencies> {
  const lateness = new LoopLateness(systemClock);
  return {
    store,
    limiter: limits.of("uploads", config.uploadsPerMinute),
    reportLimiter: limits.of("reports", reportsPerMinute),
    reported: webhook && ((key: string) => webhook.add(key)),
    keyLimiter: (perMinute: number) => limits.of(`keys-${perMinute}`, perMinute),
    analysisLimiter: limits.of("analyses", config.uploadsPerMinute === 0 ? 0 : config.analysesPerMinute),
    assistantLimiter: limits.of("assistants", config.assistantCallsPerMinute),
    failedLookups: limits.budget("misses", config.missesPerMinute),
    wastedWork: limits.budget("wasted", config.wastedSecondsPerMinute * 1000),
    isThreadLate: () => lateness.isLate,
    requestThread: localLimits.budget("request-thread", config.wastedSecondsPerMinute * 1000),
    assistantMessageLimiter: limits.of("assistant-messages", config.assistantCallsPerMinute * messagesPerCall),
    healthNotices: limits.notices,
    clock: systemClock,
    randomBytes: systemRandomBytes,
    observe: observer(logger, failures),
    metrics,
    assets: await Assets.load(await webDirectory(config.dataDir)),
    site,
    house,
    maps: await openMapLibrary(config, report),
  };
}

async function openMapLibrary(config: Config, report: ReportTrouble): Promise<MapLibrary> {
  const maps = new KeptMaps(await openMapFiles(config));
  const fetch = config.mappings === "auto" ? (minecraft: string) => fetchMaps(minecraft, config.mappingsFrom) : null;
  const library = new MapLibrary(maps, { fetch, clock: systemClock, report });
  // Pages are made as soon as somebody asks: by then it is known whether there are any.
  await library.sets();
  return library;
}

function appSettings(config: Config, retention: Retention | null): AppSettings {
  // With a port of its own, they are not on this one.
  const metricsToken = config.metricsPort === null ? config.metricsToken : null;
  return { ...config, retention, metricsToken, bodyLimits: defaultBodyLimits, answerBytes, patience: usualPatience };
}

function webhookOf(config: Config, { records }: OperatorRecords, report: ReportTrouble): ReportWebhook | null {
  const { reportWebhook: url, reportWebhookSecret: secret, publicUrl } = config;
  if (url === null) return null;
  if (secret === null)
    throw new ConfigError("REPORT_WEBHOOK needs REPORT_WEBHOOK_SECRET, which reports are signed with.");
  const webhook = new ReportWebhook(records, { url, secret }, publicUrl, systemClock, report);
  // Some may have waited for this start.
  webhook.wake();
  return webhook;
}

function startSweeps(store: LogStore, config: Config, retention: Retention | null, logger: Logger): Sweeper[] {
  const sweeps = [
    ...(retention ? [new RetentionSweep(store, retention, systemClock, sweepReport(logger, "logs"))] : []),
    new ReportSweep(store, config.reportDays, systemClock, sweepReport(logger, "reports")),
  ];
  for (const sweep of sweeps) sweep.start();
  return sweeps;
}

function sweepReport(logger: Logger, what: "logs" | "reports"): (removed: number | Error) => void {
  return (removed) => {
    if (typeof removed === "number") logger.info(`removed ${what} past their time`, { [what]: removed });
    else logger.error(`${what} past their time could not be removed; it is tried again`, { error: removed.message });
  };
}

function metricsServer(metrics: ServiceMetrics, config: Config): MetricsServer | null {
  const { metricsHost: host, metricsPort: port, metricsToken: token } = config;
  return port === null ? null : listenForMetrics(metrics, { host, port, token });
}

/** One JSON line a request: no content of a log, no query, no whole address. */
function observer(logger: Logger, failures: RecentFailures): Observer {
  const logsRequests = logger.isOn("info");
  return {
    request(exchange, status, ms) {
      if (!logsRequests && status < 500) return;
      const { sentPath } = exchange;
      const path = sentPath.length > 200 ? sentPath.slice(0, 200) : sentPath;
      const level = status >= 500 ? "error" : "info";
      logger.request(level, exchange.request.method, path, status, ms, exchange.client.logged);
    },
    failure(error, reference) {
      failures.add(error.message, reference);
      logger.error("failure", { reference, error: error.message, stack: error.stack });
    },
  };
}

async function closeInTime(store: LogStore): Promise<void> {
  const closed = store.close().then(() => true);
  if (await Promise.race([closed, Bun.sleep(stopWithinMs).then(() => false)])) return;
  throw new Error("the disk did not take the last counts in time");
}
