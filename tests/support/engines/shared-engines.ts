import { CephStore } from "./ceph-store.ts";
import { isInstalled } from "./installed.ts";
import { PostgresServer, postgresPrograms } from "./postgres-server.ts";
import { RedisCluster } from "./redis-cluster.ts";
import { RedisSentinel } from "./redis-sentinel.ts";
import { RedisServer } from "./redis-server.ts";

/**
 * One engine of a kind serves all test files of a run. It is started by the first that asks for it, and ends with the
 * run. A test that crashes or pauses it restores it, and a test that writes uses its own database, bucket or prefix.
 */
function once<T>(start: () => Promise<T>): () => Promise<T> {
  let started: Promise<T> | null = null;
  return () => {
    started ??= start();
    return started;
  };
}

export const postgres = once(() => PostgresServer.start());
export const ceph = once(() => CephStore.start());
export const redis = once(() => RedisServer.start());
export const redisCluster = once(() => RedisCluster.start());
export const redisSentinel = once(() => RedisSentinel.start());

const hasPostgresPrograms = postgresPrograms() !== null;
export const hasPostgres = isInstalled("PostgreSQL", hasPostgresPrograms ? [] : ["postgres"], "postgresql");
export const hasCeph = isInstalled(
  "an S3 store (Ceph)",
  ["ceph-mon", "ceph-osd", "radosgw", "radosgw-admin", "ceph", "monmaptool"],
  "ceph-mon ceph-osd radosgw",
);
export const hasRedis = isInstalled("Redis", ["redis-server"], "redis-server");
