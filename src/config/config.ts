import type { Network } from "../http/core/ip.ts";
import { type LogLevel, logLevels } from "../logging/logger.ts";
import { metricsSettings } from "./metrics-settings.ts";
import {
  address,
  anyText,
  automaticOr,
  endpoint,
  networks,
  nonEmpty,
  oneOf,
  optional,
  origin,
  postgresAddress,
  redisAddress,
  WrongValue,
  wholeNumber,
  yesOrNo,
} from "./parsers.ts";
import { type Setting, setting } from "./setting.ts";
import { siteSettings } from "./site-settings.ts";

/** One table: what can be set, what it is without being set, and how it is explained. Only `main.ts` reads `process.env`, and hands it to this. */

/** A wrong value in the environment, in a sentence that names the variable. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

export const settings = {
  port: setting({
    env: "PORT",
    default: "3000",
    parse: wholeNumber(0, 65535),
    doc: "The port to listen on. `0` takes any free one.",
  }),
  host: setting({
    env: "HOST",
    default: "::",
    parse: address,
    doc: "The address to listen on. `::` is every address of both families (`0.0.0.0` where there is no IPv6); `127.0.0.1` only this machine, for a proxy in front.",
  }),
  dataDir: setting({
    env: "DATA_DIR",
    default: "./data",
    parse: nonEmpty,
    doc: "Where everything is kept. Made at the first start, readable only by the user that runs the server. Back this up.",
  }),
  publicUrl: setting<string | null>({
    env: "PUBLIC_URL",
    default: "",
    parse: origin,
    doc: "The address that people reach the service by, such as `https://logs.example.org`: share links begin with it. Without it, each request's own scheme and host are used.",
  }),
  trustedProxies: setting<Network[]>({
    env: "TRUSTED_PROXIES",
    default: "",
    parse: networks,
    doc: "Comma-separated addresses and CIDRs of the proxies in front, such as `127.0.0.1, ::1, 10.0.0.0/8`. Only they are believed when they say who the client is (`X-Forwarded-For`, `-Proto`, `-Host`).",
  }),
  uploadsPerMinute: setting({
    env: "UPLOADS_PER_MINUTE",
    default: "10",
    parse: wholeNumber(0, 1_000_000),
    doc: "Logs that one client (an IPv4 address or an IPv6 /64) may share in any 60 seconds. `0` turns the limit off.",
  }),
  analysesPerMinute: setting({
    env: "ANALYSES_PER_MINUTE",
    default: "30",
    parse: wholeNumber(0, 1_000_000),
    doc: "Texts that one client may have analysed without storing them, in any 60 seconds. `0` turns the limit off, and so does `UPLOADS_PER_MINUTE=0`.",
  }),
  assistantCallsPerMinute: setting({
    env: "ASSISTANT_CALLS_PER_MINUTE",
    default: "120",
    parse: wholeNumber(0, 1_000_000),
    doc: "Calls of tools that one client may make through `/mcp` in any 60 seconds. `0` turns the limit off.",
  }),
  missesPerMinute: setting({
    env: "MISSES_PER_MINUTE",
    default: "300",
    parse: wholeNumber(0, 1_000_000),
    doc: "Ids of logs that do not exist that one client may ask for in 60 seconds, through all interfaces together. Past it, everything that looks up a log is 429 for a while. `0` turns the limit off.",
  }),
  wastedSecondsPerMinute: setting({
    env: "WASTED_SECONDS_PER_MINUTE",
    default: "10",
    parse: wholeNumber(0, 1_000_000),
    doc: "Seconds of processor time that requests of one client may cost in 60 seconds if they are refused in the end: bodies that are unpacked and turn out to be too large or no log. Past it, uploads and analyses are 429 for a while. `0` turns the limit off.",
  }),
  maxLogBytes: setting({
    env: "MAX_LOG_BYTES",
    default: "10485760",
    // A body may be six times its log, and has to fit into the memory that is set aside for bodies.
    parse: wholeNumber(1, 32 * 1024 * 1024),
    doc: "The largest log, in bytes of UTF-8 (10 MiB). At most 33554432 (32 MiB).",
  }),
  minFreeBytes: setting<number | null>({
    env: "MIN_FREE_BYTES",
    default: "auto",
    parse: automaticOr(wholeNumber(0, 1024 ** 5)),
    doc: "Bytes that stay free on the disk of `DATA_DIR`: uploads end with 503 before the reserve is touched, while reading, counting and removing go on. `auto` is a twentieth of the disk: at least 32 MiB (on tiny disks a quarter of them), at most 512 MiB. `0` turns the reserve off. Not used with `DATABASE_URL`.",
  }),
  maxStoreBytes: setting({
    env: "MAX_STORE_BYTES",
    default: "0",
    parse: wholeNumber(0, 1024 ** 5),
    doc: "The most that may be stored, in bytes on the disk: packed logs, analyses, counts and indexes together. Uploads end with 503 before it is reached. With `DATABASE_URL` it is the size that PostgreSQL tells of its database, without the objects in `S3_BUCKET`: set a quota there. `0`: no quota.",
  }),
  retentionDays: setting({
    env: "RETENTION_DAYS",
    default: "0",
    parse: wholeNumber(0, 36_500),
    doc: "Days after which logs are removed by themselves. Pages and interfaces tell so. `0`: logs are kept for good.",
  }),
  retentionFrom: setting<"view" | "upload">({
    env: "RETENTION_FROM",
    default: "view",
    parse: oneOf(["view", "upload"]),
    doc: "What the days are counted from: the last view, or the upload.",
  }),
  reportWebhook: setting<string | null>({
    env: "REPORT_WEBHOOK",
    default: "",
    parse: endpoint,
    doc: "An address that is sent every report of a log, as JSON, signed, and again until it takes it. Needs `REPORT_WEBHOOK_SECRET`.",
  }),
  reportWebhookSecret: setting<string | null>({
    env: "REPORT_WEBHOOK_SECRET",
    default: "",
    isSecret: true,
    parse: anyText,
    doc: "What the reports are signed with: `Lectern-Signature` is `t=SECONDS,v1=HEX`, the HMAC-SHA256 of `SECONDS.BODY`.",
  }),
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
  s3AccessKeyId: setting<string | null>({
    env: "S3_ACCESS_KEY_ID",
    otherEnv: ["AWS_ACCESS_KEY_ID"],
    default: "",
    parse: anyText,
    doc: "Who signs requests to the object store. Without it, the profile `AWS_PROFILE` of `~/.aws/credentials` is used.",
  }),
  s3SecretAccessKey: setting<string | null>({
    env: "S3_SECRET_ACCESS_KEY",
    otherEnv: ["AWS_SECRET_ACCESS_KEY"],
    default: "",
    isSecret: true,
    parse: anyText,
    doc: "The secret that goes with it.",
  }),
  s3SessionToken: setting<string | null>({
    env: "S3_SESSION_TOKEN",
    otherEnv: ["AWS_SESSION_TOKEN"],
    default: "",
    isSecret: true,
    parse: anyText,
    doc: "The session token of temporary credentials.",
  }),
  awsProfile: setting({
    env: "AWS_PROFILE",
    default: "default",
    parse: nonEmpty,
    doc: "The profile of `~/.aws/credentials` whose keys are used where none are set.",
  }),
  awsRoleArn: setting<string | null>({
    env: "AWS_ROLE_ARN",
    default: "",
    parse: anyText,
    doc: "Set by EKS together with the next one: the role whose temporary credentials the pod gets. Keys that are set, or of a profile, come first.",
  }),
  awsWebIdentityTokenFile: setting<string | null>({
    env: "AWS_WEB_IDENTITY_TOKEN_FILE",
    default: "",
    parse: anyText,
    doc: "The file with the web identity token.",
  }),
  awsStsEndpoint: setting<string | null>({
    env: "AWS_ENDPOINT_URL_STS",
    default: "",
    parse: endpoint,
    doc: "The STS endpoint. Without it, Amazon's in `S3_REGION`.",
  }),
  awsContainerUri: setting<string | null>({
    env: "AWS_CONTAINER_CREDENTIALS_FULL_URI",
    default: "",
    parse: endpoint,
    doc: "Set by EKS: the credentials endpoint of the pod.",
  }),
  awsContainerPath: setting<string | null>({
    env: "AWS_CONTAINER_CREDENTIALS_RELATIVE_URI",
    default: "",
    parse: optional(/^\//, "a path such as /v2/credentials/…"),
    doc: "Set by ECS: the path of the container's credentials endpoint.",
  }),
  awsContainerToken: setting<string | null>({
    env: "AWS_CONTAINER_AUTHORIZATION_TOKEN",
    default: "",
    isSecret: true,
    parse: anyText,
    doc: "Authorization token for the credentials endpoint.",
  }),
  awsContainerTokenFile: setting<string | null>({
    env: "AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE",
    default: "",
    parse: anyText,
    doc: "A file with that token.",
  }),
  awsMetadataEndpoint: setting<string | null>({
    env: "AWS_EC2_METADATA_SERVICE_ENDPOINT",
    default: "",
    parse: endpoint,
    doc: "The metadata service of an EC2 instance, which is asked for credentials if there are none of the others and `S3_ENDPOINT` is not set. Without it, the usual address.",
  }),
  isAwsMetadataDisabled: setting({
    env: "AWS_EC2_METADATA_DISABLED",
    default: "false",
    parse: yesOrNo,
    doc: "`true`: the machine is not asked for keys.",
  }),
  s3PublicReads: setting({
    env: "S3_PUBLIC_READS",
    default: "false",
    parse: yesOrNo,
    doc: "`true` sends readers of large raw logs to the object store itself, by an address that is good for a minute. For stores that clients can reach.",
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
  ...siteSettings,
  findingsDir: setting<string | null>({
    env: "FINDINGS_DIR",
    default: "",
    parse: anyText,
    doc: "A folder with findings of your own, one JSON or TOML file each ([an example](deploy/findings/old-ponds.toml)). Checked at the start, and read again on SIGHUP. With several nodes, the same on each.",
  }),
  ...metricsSettings,
  logLevel: setting<LogLevel>({
    env: "LOG_LEVEL",
    default: "info",
    parse: oneOf(logLevels),
    doc: "What is written to standard output, as JSON lines: `debug`, `info` (every request), `warn`, `error`, `silent`.",
  }),
};

type Settings = typeof settings;
export type Config = { [Key in keyof Settings]: ReturnType<Settings[Key]["parse"]> };

export function readConfig(environment: Record<string, string | undefined>): Config {
  const config: Record<string, unknown> = {};
  for (const [key, one] of Object.entries(settings as Record<string, Setting<unknown>>)) {
    const env = [one.env, ...(one.otherEnv ?? [])].find((name) => environment[name]?.trim()) ?? one.env;
    const given = environment[env]?.trim();
    try {
      config[key] = one.parse(given === undefined || given === "" ? one.default : given);
    } catch (error) {
      if (!(error instanceof WrongValue)) throw error;
      const shown = one.isSecret ? "not right" : `"${given}"`;
      throw new ConfigError(`${env} is ${shown}, but must be ${error.message}.`);
    }
  }
  return config as Config;
}

/** The table of the documentation. */
export function configTable(isListed: (env: string) => boolean): string {
  const listed = Object.values(settings as Record<string, Setting<unknown>>).filter(({ env }) => isListed(env));
  const rows = listed.map(({ env, otherEnv = [], default: value, doc }) => {
    const others = otherEnv.length === 0 ? "" : ` Also taken from ${otherEnv.map((name) => `\`${name}\``).join(", ")}.`;
    return `| \`${env}\` | ${value === "" ? "none" : `\`${value}\``} | ${doc}${others} |`;
  });
  return ["| variable | default | what it does |", "|---|---|---|", ...rows].join("\n");
}
