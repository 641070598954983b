import { endpoint, nonEmpty, optional, postgresAddress, redisAddress, wholeNumber, yesOrNo } from "../parsers.ts";
import { setting } from "../setting.ts";

/** PostgreSQL, an object store and Redis, for more than one node. */
export const storageSettings = {
  databaseUrl: setting<string | null>({
    env: "DATABASE_URL",
    default: "",
    isSecret: true,
    parse: postgresAddress,
    doc: "`postgres://user:password@host:5432/database`: keeps the index and the counts in PostgreSQL (or what speaks like it) instead of `DATA_DIR`, so that any number of nodes can serve the same logs. Without `S3_BUCKET` it holds the logs, too.",
  }),
  databaseConnections: setting({
    env: "DATABASE_CONNECTIONS",
    default: "10",
    parse: wholeNumber(1, 1000),
    doc: "Connections to PostgreSQL that one node may open.",
  }),
  s3Bucket: setting<string | null>({
    env: "S3_BUCKET",
    default: "",
    parse: optional(/^[a-z0-9][a-z0-9._-]{1,253}$/i, "the name of a bucket"),
    doc: "The bucket of an S3-compatible object store that holds the logs. Needs `DATABASE_URL`.",
  }),
  s3Endpoint: setting<string | null>({
    env: "S3_ENDPOINT",
    otherEnv: ["AWS_ENDPOINT_URL_S3", "AWS_ENDPOINT_URL"],
    default: "",
    parse: endpoint,
    doc: "The address of the object store, such as `https://s3.example.org`. Without it, Amazon's in `S3_REGION`.",
  }),
  s3Region: setting({
    env: "S3_REGION",
    otherEnv: ["AWS_REGION", "AWS_DEFAULT_REGION"],
    default: "us-east-1",
    parse: nonEmpty,
    doc: "The region that requests to the object store are signed for.",
  }),
  s3PublicReads: setting({
    env: "S3_PUBLIC_READS",
    default: "false",
    parse: yesOrNo,
    doc: "`true` sends readers of large raw logs to the object store itself, by an address that is good for a minute; scripts in browsers excepted. For stores that clients can reach, by HTTPS.",
  }),
  contentCacheBytes: setting({
    env: "CONTENT_CACHE_BYTES",
    default: "134217728",
    parse: wholeNumber(0, 1024 ** 4),
    doc: "Memory of a node for packed logs that it has read or written lately (128 MiB). Only with `DATABASE_URL`.",
  }),
  redisUrl: setting<string | null>({
    env: "REDIS_URL",
    default: "",
    isSecret: true,
    parse: redisAddress,
    doc: "Redis or Valkey that holds one rate limit for all nodes: `redis://host:6379`, `rediss://…` (TLS), `redis+sentinel://host,host/NAME`, `redis+cluster://host,host`. Without it each node limits by itself.",
  }),
};
