import { expect } from "bun:test";
import { readConfig } from "../../../src/config/config.ts";
import type { LogId } from "../../../src/logs/ports.ts";
import type { LogStore } from "../../../src/logs/store-ports.ts";
import { openStore } from "../../../src/storage/drivers.ts";
import type { ReportTrouble } from "../../../src/storage/report-trouble.ts";
import type { StorageSettings } from "../../../src/storage/storage-settings.ts";
import type { SpaceChanged } from "../../../src/storage/storage-space.ts";
import type { Acknowledged } from "../load.ts";
import { cephKeys } from "./ceph-store.ts";

export const defaultCacheBytes = 128 * 1024 * 1024;

const nowhere: StorageSettings = readConfig({
  DATA_DIR: "/nonexistent",
  S3_ACCESS_KEY_ID: cephKeys.accessKeyId,
  S3_SECRET_ACCESS_KEY: cephKeys.secretAccessKey,
  CONTENT_CACHE_BYTES: String(defaultCacheBytes),
  MIN_FREE_BYTES: "0",
});

/** The store of one node, opened as the program opens it. Trouble in the background fails the test that causes it. */
export function openNode(
  address: Partial<StorageSettings>,
  report: ReportTrouble = fail,
  spaceChanged: SpaceChanged = () => {},
): Promise<LogStore> {
  return openStore({ ...nowhere, ...address }, report, spaceChanged);
}

function fail(what: string, error: Error): never {
  throw new Error(what, { cause: error });
}

/** For a test that causes trouble. */
export const expectTrouble: ReportTrouble = () => {};

/** What was acknowledged is there for a node that has never seen it. */
export async function expectStored(
  address: Partial<StorageSettings>,
  acknowledged: readonly Acknowledged[],
): Promise<void> {
  const witness = await openNode({ ...address, contentCacheBytes: 0 });
  for (const { id, content } of acknowledged) {
    expect((await witness.find(id as LogId))?.size).toBe(Buffer.byteLength(content));
  }
  await witness.close();
}

/** The settings of a node that is a process. */
export function nodeEnvironment(address: {
  databaseUrl: string;
  s3Bucket?: string;
  s3Endpoint?: string;
  redisUrl?: string;
}): Record<string, string> {
  const { databaseUrl, s3Bucket, s3Endpoint, redisUrl } = address;
  return {
    DATABASE_URL: databaseUrl,
    ...(s3Bucket && {
      S3_BUCKET: s3Bucket,
      S3_ENDPOINT: s3Endpoint!,
      S3_ACCESS_KEY_ID: cephKeys.accessKeyId,
      S3_SECRET_ACCESS_KEY: cephKeys.secretAccessKey,
    }),
    ...(redisUrl && { REDIS_URL: redisUrl }),
  };
}
