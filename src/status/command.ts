import { join, resolve } from "node:path";
import { troubleText } from "../i18n/trouble-text.ts";
import { driverOf } from "../storage/drivers.ts";
import type { StorageSettings } from "../storage/storage-settings.ts";
import { UnusableStore } from "../storage/unusable-store.ts";
import type { Language } from "../wire/languages.ts";
import { version } from "../wire/version.ts";
import { askServer, socketName } from "./live-status.ts";
import { outlookOf, roomOf } from "./outlook.ts";
import { type Status, statusText } from "./status-text.ts";

export interface StatusIo {
  out: { write(text: string): Promise<void> };
  err: { write(text: string): Promise<void> };
  /** Of what it says. */
  language: Language;
}

/** `lectern status`. Resolves with the exit code: 1 where something is wrong that somebody should look at. */
export async function runStatus(json: boolean, settings: StorageSettings, io: StatusIo): Promise<number> {
  try {
    const status = await statusOf(settings, Date.now());
    await io.out.write(json ? `${JSON.stringify(status)}\n` : statusText(status, io.language));
    return status.server !== null && Object.keys(status.server.checks).length > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof UnusableStore)) throw error;
    await io.err.write(`lectern: ${troubleText(error.message, io.language)}\n`);
    return 1;
  }
}

async function statusOf(settings: StorageSettings, now: number): Promise<Status> {
  const driver = driverOf(settings);
  const socket = join(resolve(settings.dataDir), socketName);
  const [survey, server] = await Promise.all([driver.survey(settings, now), askServer(socket)]);
  const disk = driver.disk(settings);
  const { maxStoreBytes: limit } = settings;
  const quota = limit === 0 ? null : { used: survey.storeBytes, limit };
  const room = roomOf(disk, quota);
  return { version, store: survey, disk, quota, room, outlook: outlookOf(survey, room), server };
}
