import { describe, expect, test } from "bun:test";
import { ConfigError, configTable, readConfig, settings } from "./config.ts";

describe("without any variable", () => {
  test("everything has a value that works", () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: "::",
      dataDir: "./data",
      metricsPort: null,
      metricsHost: "127.0.0.1",
      metricsToken: null,
      publicUrl: null,
      trustedProxies: [],
      uploadsPerMinute: 10,
      analysesPerMinute: 30,
      assistantCallsPerMinute: 120,
      missesPerMinute: 300,
      wastedSecondsPerMinute: 10,
      clientSharePercent: 5,
      threadNiceness: 10,
      maxLogBytes: 10_485_760,
      hiddenWords: [],
      minFreeBytes: null,
      maxStoreBytes: 0,
      retentionDays: 0,
      retentionFrom: "view",
      reportsKept: 1000,
      reportDays: 90,
      reportWebhook: null,
      reportWebhookSecret: null,
      databaseUrl: null,
      databaseConnections: 10,
      s3Bucket: null,
      s3Endpoint: null,
      s3Region: "us-east-1",
      s3AccessKeyId: null,
      s3SecretAccessKey: null,
      s3SessionToken: null,
      awsProfile: "default",
      awsRoleArn: null,
      awsWebIdentityTokenFile: null,
      awsStsEndpoint: null,
      awsContainerUri: null,
      awsContainerPath: null,
      awsContainerToken: null,
      awsContainerTokenFile: null,
      awsMetadataEndpoint: null,
      isAwsMetadataDisabled: false,
      s3PublicReads: false,
      contentCacheBytes: 134217728,
      redisUrl: null,
      findingsDir: null,
      mappings: "off",
      mappingsFrom: null,
      siteFile: null,
      knownCrashes: "on",
      siteName: null,
      siteLogo: null,
      siteAccent: null,
      siteNotice: null,
      siteFooter: null,
      sitePrivacyNote: null,
      siteImprintUrl: null,
      siteRulesUrl: null,
      sitePrivacyUrl: null,
      siteContactUrl: null,
      siteDeletionUrl: null,
      siteSourceUrl: null,
      siteIcpFiling: null,
      sitePublicSecurityFiling: null,
      securityContact: null,
      logLevel: "info",
    });
  });

  test("a variable that is empty or blank counts as not set", () => {
    const blank = Object.fromEntries(Object.values(settings).map(({ env }) => [env, " "]));
    expect(readConfig(blank)).toEqual(readConfig({}));
    expect(readConfig({ PORT: "", PUBLIC_URL: undefined })).toEqual(readConfig({}));
  });
});

describe("a value", () => {
  test.each<[env: string, text: string, key: string, value: unknown]>([
    ["PORT", "0", "port", 0],
    ["PORT", " 8080 ", "port", 8080],
    ["PORT", "65535", "port", 65535],
    ["HOST", "127.0.0.1", "host", "127.0.0.1"],
    ["HOST", "[::1]", "host", "::1"],
    ["HOST", "localhost", "host", "localhost"],
    ["DATA_DIR", "/var/lib/lectern", "dataDir", "/var/lib/lectern"],
    ["PUBLIC_URL", "https://logs.example.org", "publicUrl", "https://logs.example.org"],
    ["PUBLIC_URL", "https://LOGS.example.org/", "publicUrl", "https://logs.example.org"],
    ["PUBLIC_URL", "http://logs.example.org:8080", "publicUrl", "http://logs.example.org:8080"],
    ["UPLOADS_PER_MINUTE", "0", "uploadsPerMinute", 0],
    ["UPLOADS_PER_MINUTE", "1000000", "uploadsPerMinute", 1_000_000],
    ["MAX_LOG_BYTES", "1", "maxLogBytes", 1],
    ["HIDE_WORDS", "Lena, mc.example.org，", "hiddenWords", ["Lena", "mc.example.org"]],
    ["MAX_LOG_BYTES", "33554432", "maxLogBytes", 33_554_432],
    ["MIN_FREE_BYTES", "0", "minFreeBytes", 0],
    ["MIN_FREE_BYTES", "AUTO", "minFreeBytes", null],
    ["MAX_STORE_BYTES", "10737418240", "maxStoreBytes", 10_737_418_240],
    ["LOG_LEVEL", "silent", "logLevel", "silent"],
    ["TRUSTED_PROXIES", ",,", "trustedProxies", []],
    [
      "TRUSTED_PROXIES",
      "127.0.0.1, ::1 ,10.0.0.0/8",
      "trustedProxies",
      [
        { ip: { version: 4, value: 0x7f000001n }, prefix: 32 },
        { ip: { version: 6, value: 1n }, prefix: 128 },
        { ip: { version: 4, value: 0x0a000000n }, prefix: 8 },
      ],
    ],
  ])("%s=%j is read", (env, text, key, value) => {
    expect(readConfig({ [env]: text })).toEqual({ ...readConfig({}), [key]: value });
  });

  test.each<[env: string, text: string, expected: string]>([
    ["PORT", "65536", "a whole number from 0 to 65535"],
    ["PORT", "-1", "a whole number from 0 to 65535"],
    ["PORT", "80a", "a whole number from 0 to 65535"],
    ["PORT", "1e3", "a whole number from 0 to 65535"],
    ["PORT", "99999999999999999999", "a whole number from 0 to 65535"],
    ["HOST", "not a host", "an IP address or a host name of this machine"],
    ["HOST", "http://localhost", "an IP address or a host name of this machine"],
    ["DATA_DIR", "a\u0000b", "a path"],
    ["PUBLIC_URL", "logs.example.org", "an origin such as https://logs.example.org, without a path"],
    ["PUBLIC_URL", "ftp://logs.example.org", "an origin such as https://logs.example.org, without a path"],
    ["PUBLIC_URL", "https://example.org/logs", "an origin such as https://logs.example.org, without a path"],
    ["PUBLIC_URL", "https://example.org/?a", "an origin such as https://logs.example.org, without a path"],
    ["PUBLIC_URL", "https://me:secret@example.org", "an origin such as https://logs.example.org, without a path"],
    ["TRUSTED_PROXIES", "10.0.0.0/33", 'a comma-separated list of addresses and CIDRs ("10.0.0.0/33" is neither)'],
    ["TRUSTED_PROXIES", "::1, proxy", 'a comma-separated list of addresses and CIDRs ("proxy" is neither)'],
    ["UPLOADS_PER_MINUTE", "1000001", "a whole number from 0 to 1000000"],
    ["UPLOADS_PER_MINUTE", "1.5", "a whole number from 0 to 1000000"],
    ["MAX_LOG_BYTES", "0", "a whole number from 1 to 33554432"],
    ["MAX_LOG_BYTES", "33554433", "a whole number from 1 to 33554432"],
    ["MIN_FREE_BYTES", "512M", "auto or a whole number from 0 to 1125899906842624"],
    ["MAX_STORE_BYTES", "auto", "a whole number from 0 to 1125899906842624"],
    ["LOG_LEVEL", "loud", "one of debug, info, warn, error, silent"],
  ])("%s=%j is refused in a sentence", (env, text, expected) => {
    const read = () => readConfig({ [env]: text });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new ConfigError(`${env} is "${text}", but must be ${expected}.`));
  });
});

test("what other programs of the field keep is taken where ours is not set", () => {
  const theirs = { AWS_ACCESS_KEY_ID: "theirs", AWS_REGION: "eu-central-1" };
  expect(readConfig(theirs)).toMatchObject({ s3AccessKeyId: "theirs", s3Region: "eu-central-1" });
  expect(readConfig({ ...theirs, S3_ACCESS_KEY_ID: "ours" }).s3AccessKeyId).toBe("ours");
});

test("a wrong secret is not repeated", () => {
  const wrong = () => readConfig({ DATABASE_URL: "mysql://me:hunter2@db/x" });
  expect(wrong).toThrow(ConfigError);
  expect(wrong).not.toThrow(/hunter2/);
});

test("REPORT_WEBHOOK is taken to the last character, and not repeated where it is wrong", () => {
  const at = (url: string) => readConfig({ REPORT_WEBHOOK: url }).reportWebhook;
  expect(at("https://example.org/hooks/")).toBe("https://example.org/hooks/");
  expect(at("https://example.org/hooks?to=a/")).toBe("https://example.org/hooks?to=a/");
  expect(() => at("ftp://example.org/key-of-a-channel")).toThrow(/^(?!.*key-of-a-channel).*REPORT_WEBHOOK/s);
});

test.each(["METRICS_TOKEN", "REPORT_WEBHOOK_SECRET"])("%s is one that nobody guesses", (env) => {
  expect(() => readConfig({ [env]: "hunter2" })).toThrow(`${env} is not right, but must be 16 characters or more`);
  expect(() => readConfig({ [env]: "hunter2".repeat(3) })).not.toThrow();
});

test("the table of the documentation has a row for every setting", () => {
  const [head, rule, ...rows] = configTable(() => true).split("\n");
  expect(head).toBe("| variable | default | what it does |");
  expect(rule).toBe("|---|---|---|");
  expect(rows.map((row) => row.split(" | ").slice(0, 2))).toEqual([
    ["| `PORT`", "`3000`"],
    ["| `HOST`", "`::`"],
    ["| `DATA_DIR`", "`./data`"],
    ["| `PUBLIC_URL`", "none"],
    ["| `TRUSTED_PROXIES`", "none"],
    ["| `UPLOADS_PER_MINUTE`", "`10`"],
    ["| `ANALYSES_PER_MINUTE`", "`30`"],
    ["| `ASSISTANT_CALLS_PER_MINUTE`", "`120`"],
    ["| `MISSES_PER_MINUTE`", "`300`"],
    ["| `WASTED_SECONDS_PER_MINUTE`", "`10`"],
    ["| `CLIENT_SHARE_PERCENT`", "`5`"],
    ["| `THREAD_NICENESS`", "`10`"],
    ["| `MAX_LOG_BYTES`", "`10485760`"],
    ["| `MIN_FREE_BYTES`", "`auto`"],
    ["| `MAX_STORE_BYTES`", "`0`"],
    ["| `RETENTION_DAYS`", "`0`"],
    ["| `RETENTION_FROM`", "`view`"],
    ["| `REPORTS_KEPT`", "`1000`"],
    ["| `REPORT_DAYS`", "`90`"],
    ["| `REPORT_WEBHOOK`", "none"],
    ["| `REPORT_WEBHOOK_SECRET`", "none"],
    ["| `DATABASE_URL`", "none"],
    ["| `DATABASE_CONNECTIONS`", "`10`"],
    ["| `S3_BUCKET`", "none"],
    ["| `S3_ENDPOINT`", "none"],
    ["| `S3_REGION`", "`us-east-1`"],
    ["| `S3_PUBLIC_READS`", "`false`"],
    ["| `CONTENT_CACHE_BYTES`", "`134217728`"],
    ["| `REDIS_URL`", "none"],
    ["| `S3_ACCESS_KEY_ID`", "none"],
    ["| `S3_SECRET_ACCESS_KEY`", "none"],
    ["| `S3_SESSION_TOKEN`", "none"],
    ["| `AWS_PROFILE`", "`default`"],
    ["| `AWS_ROLE_ARN`", "none"],
    ["| `AWS_WEB_IDENTITY_TOKEN_FILE`", "none"],
    ["| `AWS_ENDPOINT_URL_STS`", "none"],
    ["| `AWS_CONTAINER_CREDENTIALS_FULL_URI`", "none"],
    ["| `AWS_CONTAINER_CREDENTIALS_RELATIVE_URI`", "none"],
    ["| `AWS_CONTAINER_AUTHORIZATION_TOKEN`", "none"],
    ["| `AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE`", "none"],
    ["| `AWS_EC2_METADATA_SERVICE_ENDPOINT`", "none"],
    ["| `AWS_EC2_METADATA_DISABLED`", "`false`"],
    ["| `SITE_FILE`", "none"],
    ["| `KNOWN_CRASHES`", "`on`"],
    ["| `SITE_NAME`", "none"],
    ["| `SITE_LOGO`", "none"],
    ["| `SITE_ACCENT`", "none"],
    ["| `SITE_NOTICE`", "none"],
    ["| `SITE_FOOTER`", "none"],
    ["| `SITE_PRIVACY_NOTE`", "none"],
    ["| `HIDE_WORDS`", "none"],
    ["| `SITE_IMPRINT_URL`", "none"],
    ["| `SITE_RULES_URL`", "none"],
    ["| `SITE_PRIVACY_URL`", "none"],
    ["| `SITE_CONTACT_URL`", "none"],
    ["| `SITE_DELETION_URL`", "none"],
    ["| `SITE_SOURCE_URL`", "none"],
    ["| `SITE_ICP_FILING`", "none"],
    ["| `SITE_PUBLIC_SECURITY_FILING`", "none"],
    ["| `SECURITY_CONTACT`", "none"],
    ["| `FINDINGS_DIR`", "none"],
    ["| `MAPPINGS`", "`off`"],
    ["| `MAPPINGS_FROM`", "none"],
    ["| `METRICS_PORT`", "none"],
    ["| `METRICS_HOST`", "`127.0.0.1`"],
    ["| `METRICS_TOKEN`", "none"],
    ["| `LOG_LEVEL`", "`info`"],
  ]);
});
