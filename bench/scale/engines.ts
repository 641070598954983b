import { cephKeys } from "../../tests/support/engines/ceph-store.ts";
import { balancerAddress, hasBalancer } from "../../tests/support/engines/load-balancer.ts";
import { ceph, hasCeph, hasPostgres, hasRedis, postgres, redis } from "../../tests/support/engines/shared-engines.ts";
import type { Context } from "../context.ts";
import { type Server, startLectern } from "../servers.ts";
import { missing } from "../wrk.ts";

export interface Engines {
  databaseUrl: string;
  postgresPort: number;
  s3Endpoint: string;
  s3Port: number;
  s3Bucket: string;
  redisUrl: string;
  redisPort: number;
}

/** A sentence about what is missing, or `null` if everything is there. */
export function missingEngines(): string | null {
  const absent = missing("wrk");
  if (absent) return absent;
  return hasPostgres && hasCeph && hasRedis && hasBalancer
    ? null
    : "PostgreSQL, Ceph, Redis or HAProxy is not installed.";
}

/** Fresh, on this machine, thrown away at the end. */
export async function startEngines(): Promise<Engines> {
  const [database, store, limits] = await Promise.all([postgres(), ceph(), redis()]);
  return {
    databaseUrl: await database.newDatabase(),
    postgresPort: database.port,
    s3Endpoint: store.endpoint,
    s3Port: store.port,
    s3Bucket: await store.newBucket(),
    redisUrl: limits.url,
    redisPort: limits.port,
  };
}

/** A limit that nobody reaches: Redis is asked for every upload, as it is in earnest. */
const uploadsPerMinute = "1000000";

export function startNode({ workspace }: Context, engines: Engines): Promise<Server> {
  return startLectern(workspace, workspace.directory("node"), {
    DATABASE_URL: engines.databaseUrl,
    S3_ENDPOINT: engines.s3Endpoint,
    S3_BUCKET: engines.s3Bucket,
    S3_ACCESS_KEY_ID: cephKeys.accessKeyId,
    S3_SECRET_ACCESS_KEY: cephKeys.secretAccessKey,
    REDIS_URL: engines.redisUrl,
    UPLOADS_PER_MINUTE: uploadsPerMinute,
    TRUSTED_PROXIES: balancerAddress,
  });
}
