import { writeSync } from "node:fs";
import { ruleSetVersion } from "../analysis/rules/rule-set-version.ts";
import { type Config, ConfigError } from "../config/config.ts";
import type { Misspelled } from "../config/misspelled-settings.ts";
import { App } from "../http/app.ts";
import type { Observer } from "../http/app-parts.ts";
import { usualPatience } from "../http/core/patience.ts";
import { messagesPerCall } from "../http/mcp/routes.ts";
import { listenForMetrics, type MetricsServer } from "../http/metrics-server.ts";
import { type Listening, listen } from "../http/server.ts";
import { Assets } from "../http/site/assets/assets.ts";
import { defaultBodyLimits } from "../http/upload/body-limits.ts";
import { Logger } from "../logging/logger.ts";
import { systemRandomBytes } from "../logs/id.ts";
import { systemClock } from "../logs/ports.ts";
import { ReportSweep } from "../logs/report-sweep.ts";
import { ReportWebhook } from "../logs/report-webhook.ts";
import { RetentionSweep } from "../logs/retention.ts";
import type { OperatorRecords } from "../logs/store-ports.ts";
import { ServiceMetrics } from "../metrics/service-metrics.ts";
import { driverOf, openStore } from "../storage/drivers.ts";
import type { EngineMeter } from "../storage/engine-meter.ts";
import type { ReportTrouble } from "../storage/report-trouble.ts";
import type { SpaceChanged } from "../storage/storage-space.ts";
import { holdHeapBallast } from "../work/heap-ballast.ts";
import { setNiceness } from "../work/niceness.ts";
import { HouseRulesFolder } from "./house-rules-folder.ts";
import { localLimits, sharedLimits } from "./limits.ts";
import { RecentFailures } from "./recent-failures.ts";
import { loadSite } from "./site.ts";
import { openStatusSocket } from "./status-socket.ts";
import { watchProcess, watchStore } from "./watch-process.ts";
import { webDirectory } from "./web-files.ts";

const answerBytes = 192 * 1024 * 1024;
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
  const spaceChanged: SpaceChanged = (level, sentence) => {
    if (level === "ok") logger.info(sentence);
    else logger.warn(sentence, { storage: level });
  };
  setNiceness(config.threadNiceness);
  const store = await openStore(config, report, spaceChanged, meter);
  try {
    const limits = config.redisUrl
      ? await sharedLimits(config.redisUrl, await store.viewerKey(), logger, meter)
      : localLimits;
    const webhook = webhookOf(config, store, report);
    const parts = {
      store,
      limiter: limits.of("uploads", config.uploadsPerMinute),
      reportLimiter: limits.of("reports", reportsPerMinute),
      reported: webhook && ((key: string) => webhook.add(key)),
      keyLimiter: (perMinute: number) => limits.of(`keys-${perMinute}`, perMinute),
      analysisLimiter: limits.of("analyses", config.uploadsPerMinute === 0 ? 0 : config.analysesPerMinute),
      assistantLimiter: limits.of("assistants", config.assistantCallsPerMinute),
      failedLookups: limits.budget("misses", config.missesPerMinute),
      wastedWork: limits.budget("wasted", config.wastedSecondsPerMinute * 1000),
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
    };
    const retention = config.retentionDays === 0 ? null : { days: config.retentionDays, from: config.retentionFrom };
    // With a port of its own, they are not on this one.
    const metricsToken = config.metricsPort === null ? config.metricsToken : null;
    const patience = usualPatience;
    const settings = { ...config, retention, metricsToken, bodyLimits: defaultBodyLimits, answerBytes, patience };
    const app = await App.over(parts, settings);
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
    const sweeps = [
      ...(retention ? [new RetentionSweep(store, retention, systemClock, sweepReport(logger, "logs"))] : []),
      new ReportSweep(store, config.reportDays, systemClock, sweepReport(logger, "reports")),
    ];
    for (const sweep of sweeps) sweep.start();
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
      const closed = store.close().then(() => true);
      if (!(await Promise.race([closed, Bun.sleep(stopWithinMs).then(() => false)]))) {
        throw new Error("the disk did not take the last counts in time");
      }
    };
    return { listening, reloadFindings: () => house.reload(logger), stop };
  } catch (error) {
    await store.close();
    throw error;
  }
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

const heapBallastBytes = 64 * 1024 * 1024;

/** Runs until a signal ends it. People read standard error; standard output is for the JSON log. */
export async function serve(config: Config, misspelled: readonly Misspelled[] = []): Promise<void> {
  holdHeapBallast(heapBallastBytes);
  // Whatever is made below the data directory is for this user alone.
  process.umask(0o077);
  const logger = new Logger(config.logLevel);
  for (const { written, meant } of misspelled) {
    logger.warn(`${written} is set, but is no setting: did you mean ${meant}?`);
  }
  const server = await startServer(config, logger);
  stopOnSignal(server, logger);
  // Without findings there is nothing to read again, and the end of a terminal ends the server as it ever did.
  if (config.findingsDir !== null) process.on("SIGHUP", () => server.reloadFindings());
  const driver = driverOf(config);
  const place = driver.place(config);
  tellPeople(`Lectern listens on ${server.listening.url}\nData is kept in ${place}\n`);
  logger.info("started", { url: server.listening.url, data: place });
  if (driver.isShared && config.redisUrl === null && config.uploadsPerMinute > 0) {
    logger.warn("without REDIS_URL each node limits uploads by itself");
  }
  if (config.s3PublicReads && config.publicUrl?.startsWith("https:") && config.s3Endpoint?.startsWith("http:")) {
    logger.warn(
      "S3_PUBLIC_READS sends readers of an HTTPS site to S3_ENDPOINT, which is plain HTTP: anybody on the way can read",
    );
  }
}

/** Writes to standard error. A closed terminal is no reason to stop. */
function tellPeople(text: string): void {
  try {
    writeSync(2, text);
  } catch {
    // A closed terminal.
  }
}

function stopOnSignal(server: RunningServer, logger: Logger): void {
  let isStopping = false;
  const onSignal = async (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    tellPeople(`${signal}: finishing what is in flight; once more ends at once\n`);
    try {
      await server.stop();
      logger.info("stopped", { signal });
      await logger.close();
      process.exit(0);
    } catch (error) {
      logger.error("stop failed", { error: (error as Error).message });
      await logger.close();
      process.exit(1);
    }
  };
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
}
