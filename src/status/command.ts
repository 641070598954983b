import { statfsSync } from "node:fs";
import { join, resolve } from "node:path";
import { UnusableStore } from "../storage/open.ts";
import { surveyPostgres } from "../storage/postgres/survey.ts";
import { automaticReserve } from "../storage/space-sentences.ts";
import { surveySqlite } from "../storage/sqlite/survey.ts";
import type { StoreSurvey } from "../storage/survey.ts";
import { version } from "../wire/version.ts";
import { askServer, socketName } from "./live-status.ts";
import { outlookOf, roomOf } from "./outlook.ts";
import { type Status, statusText } from "./status-text.ts";

export interface StatusSettings {
  dataDir: string;
  databaseUrl: string | null;
  s3Bucket: string | null;
  minFreeBytes: number | null;
  maxStoreBytes: number;
}

export interface StatusIo {
  out: { write(text: string): Promise<void> };
  err: { write(text: string): Promise<void> };
}

/** `lectern status`. Resolves with the exit code: 1 where something is wrong that somebody should look at. */
export async function runStatus(json: boolean, settings: StatusSettings, io: StatusIo): Promise<number> {
  try {
    const status = await statusOf(settings, Date.now());
    await io.out.write(json ? `${JSON.stringify(status)}\n` : statusText(status));
    return status.server !== null && Object.keys(status.server.checks).length > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof UnusableStore)) throw error;
    await io.err.write(`lectern: ${error.message}\n`);
    return 1;
  }
}

async function statusOf(settings: StatusSettings, now: number): Promise<Status> {
  const [survey, server] = await Promise.all([surveyOf(settings, now), askServer(socketOf(settings.dataDir))]);
  const disk = settings.databaseUrl === null ? diskOf(settings) : null;
  const { maxStoreBytes: limit } = settings;
  const quota = limit === 0 ? null : { used: survey.storeBytes, limit };
  const room = roomOf(disk, quota);
  return { version, store: survey, disk, quota, room, outlook: outlookOf(survey, room), server };
}

function socketOf(dataDir: string): string {
  return join(resolve(dataDir), socketName);
}

async function surveyOf({ databaseUrl, s3Bucket, dataDir }: StatusSettings, now: number): Promise<StoreSurvey> {
  return databaseUrl === null ? surveySqlite(dataDir, now) : surveyPostgres(databaseUrl, s3Bucket !== null, now);
}

/** `null` where the file system does not tell. */
function diskOf({ dataDir, minFreeBytes }: StatusSettings): Status["disk"] {
  const { bavail, blocks, bsize } = statfsSync(resolve(dataDir));
  if (blocks === 0) return null;
  const size = blocks * bsize;
  return { size, free: bavail * bsize, reserve: minFreeBytes ?? automaticReserve(size) };
}
