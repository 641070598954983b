import { expect, test } from "bun:test";
import { settings } from "./config.ts";
import { misspelledSettings } from "./misspelled-settings.ts";

test.each<[written: string, meant: string]>([
  ["PUBLIC_ULR", "PUBLIC_URL"],
  ["PUBLIC_URI", "PUBLIC_URL"],
  ["PUBLICURL", "PUBLIC_URL"],
  ["public_url", "PUBLIC_URL"],
  ["TRUSTED_PROXY", "TRUSTED_PROXIES"],
  ["TRUSTED_PROXYS", "TRUSTED_PROXIES"],
  ["UPLOAD_PER_MINUTE", "UPLOADS_PER_MINUTE"],
  ["DATADIR", "DATA_DIR"],
  ["MAX_LOG_BYTE", "MAX_LOG_BYTES"],
  ["MIN_FREE_BYTE", "MIN_FREE_BYTES"],
  ["S3_BUCKETS", "S3_BUCKET"],
  ["REDIS_URI", "REDIS_URL"],
  ["LOGLEVEL", "LOG_LEVEL"],
  ["PROT", "PORT"],
])("%s is nearly %s", (written, meant) => {
  expect(misspelledSettings({ [written]: "x" })).toEqual([{ written, meant }]);
});

/** What shells, systemd, containers, Kubernetes, npm, CI and other programs set. */
const ordinary =
  `PATH HOME HOSTNAME HOSTS HOSTTYPE PWD OLDPWD USER LOGNAME SHELL SHLVL TERM LANG LANGUAGE LC_ALL TZ TMP TMPDIR TEMP
  PORTS PORT_NUMBER HTTP_PORT HTTPS_PORT POST POSTS PART SORT HOOK HOST_IP HOSTIP HTTP_HOST DATA XDG_DATA_DIRS
  XDG_DATA_HOME XDG_RUNTIME_DIR PUBLIC_IP PUBLIC_KEY PUBLIC_HOST PUBLIC_DIR PGDATA PGHOST PGPORT POSTGRES_URL DB_URL DATABASE_HOST
  DATABASE_PORT DATABASE_USER DATABASE_NAME REDIS_HOST REDIS_PORT REDIS_PASSWORD LOG LOGS LOG_DIR LOG_FILE LOG_FORMAT LOG_COLOR
  LECTERN_PORT LECTERN_SERVICE_HOST LECTERN_SERVICE_PORT LECTERN_PORT_80_TCP KUBERNETES_PORT KUBERNETES_SERVICE_HOST REDIS_PORT_6379_TCP
  NODE_ENV NODE_OPTIONS NODE_VERSION npm_config_cache npm_lifecycle_event npm_package_name BUN_INSTALL CI GITHUB_ACTIONS JOURNAL_STREAM
  INVOCATION_ID NOTIFY_SOCKET SYSTEMD_EXEC_PID MAINPID CREDENTIALS_DIRECTORY STATE_DIRECTORY LISTEN_PID LISTEN_FDS container
  HTTP_PROXY HTTPS_PROXY NO_PROXY http_proxy SSH_AUTH_SOCK SSH_CONNECTION DISPLAY EDITOR PAGER LESS MAIL _ PS1 S3_URL S3_KEY S3_HOST
  AWS_ENDPOINT_URL_SQS AWS_ENDPOINT_URL_SNS AWS_PROFILES AWS_CA_BUNDLE AWS_EXECUTION_ENV AWS_LAMBDA_FUNCTION_NAME MAX_OLD_SPACE_SIZE
  PUID PGID UMASK JAVA_HOME SUDO_USER COLORTERM WSLENV ProgramFiles COMPUTERNAME USERPROFILE`.split(/\s+/);

test("what others set is left alone", () => {
  expect(misspelledSettings(Object.fromEntries(ordinary.map((name) => [name, "x"])))).toEqual([]);
});

test("what is set right is right, and what stands beside it is no mistake", () => {
  const all = Object.values(settings).flatMap((one) => [one.env, ...("otherEnv" in one ? (one.otherEnv ?? []) : [])]);
  expect(misspelledSettings(Object.fromEntries(all.map((name) => [name, "x"])))).toEqual([]);
  expect(misspelledSettings({ PUBLIC_URL: "https://a.example", PUBLIC_URI: "/" })).toEqual([]);
  expect(misspelledSettings({ PUBLIC_ULR: "" })).toEqual([]);
});
