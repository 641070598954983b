import { writeSync } from "node:fs";
import type { Config } from "../config/config.ts";
import type { Misspelled } from "../config/misspelled-settings.ts";
import { type OperatorWords, operatorWords } from "../i18n/operator-words.ts";
import { troubleText } from "../i18n/trouble-text.ts";
import { Logger } from "../logging/logger.ts";
import { driverOf } from "../storage/drivers.ts";
import type { Language } from "../wire/languages.ts";
import { collectWhereMemoryIsShort, holdHeapBallast } from "../work/heap-ballast.ts";
import { type RunningServer, startServer } from "./start-server.ts";

const heapBallastBytes = 64 * 1024 * 1024;

/** Runs until a signal ends it. People read standard error; standard output is for the JSON log. */
export async function serve(config: Config, language: Language, misspelled: readonly Misspelled[] = []): Promise<void> {
  const words = operatorWords[language];
  holdHeapBallast(heapBallastBytes);
  collectWhereMemoryIsShort();
  // Whatever is made below the data directory is for this user alone.
  process.umask(0o077);
  const logger = new Logger(config.logLevel);
  for (const { written, meant } of misspelled) {
    logger.warn(`${written} is set, but is no setting: did you mean ${meant}?`);
  }
  const server = await startServer(config, logger);
  stopOnSignal(server, logger, words);
  // Without findings there is nothing to read again, and the end of a terminal ends the server as it ever did.
  if (config.findingsDir !== null) process.on("SIGHUP", () => server.reloadFindings());
  const driver = driverOf(config);
  const place = driver.place(config);
  const { url } = server.listening;
  tellPeople(`${words.listens({ url })}\n${words.dataIn({ place: troubleText(place, language) })}\n`);
  logger.info("started", { url, data: place });
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

function stopOnSignal(server: RunningServer, logger: Logger, words: OperatorWords): void {
  let isStopping = false;
  const onSignal = async (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    tellPeople(`${words.stopping({ signal })}\n`);
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
