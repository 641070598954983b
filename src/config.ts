import { isIP } from "node:net";
import { type Network, parseNetwork } from "./http/ip.ts";
import { type LogLevel, logLevels } from "./logger.ts";

/** One table: what can be set, what it is without being set, and how it is explained. Nothing else reads `process.env`. */

export interface Setting<Value> {
  env: string;
  /** As it would be written in the environment; `""` for none. */
  default: string;
  /** Throws a `WrongValue` that says what is expected. */
  parse: (text: string) => Value;
  doc: string;
}

class WrongValue extends Error {}

/** A wrong value in the environment, in a sentence that names the variable. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

function setting<Value>(one: Setting<Value>): Setting<Value> {
  return one;
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
  maxLogBytes: setting({
    env: "MAX_LOG_BYTES",
    default: "10485760",
    // A body may be six times its log, and has to fit into the memory that is set aside for bodies.
    parse: wholeNumber(1, 32 * 1024 * 1024),
    doc: "The largest log, in bytes of UTF-8 (10 MiB). At most 33554432 (32 MiB).",
  }),
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
  for (const [key, { env, default: fallback, parse }] of Object.entries(settings as Record<string, Setting<unknown>>)) {
    const given = environment[env]?.trim();
    try {
      config[key] = parse(given === undefined || given === "" ? fallback : given);
    } catch (error) {
      if (!(error instanceof WrongValue)) throw error;
      throw new ConfigError(`${env} is "${given}", but must be ${error.message}.`);
    }
  }
  return config as Config;
}

/** The table of the documentation. */
export function configTable(): string {
  const rows = Object.values(settings as Record<string, Setting<unknown>>).map(
    ({ env, default: value, doc }) => `| \`${env}\` | ${value === "" ? "none" : `\`${value}\``} | ${doc} |`,
  );
  return ["| variable | default | what it does |", "|---|---|---|", ...rows].join("\n");
}

function wholeNumber(min: number, max: number): (text: string) => number {
  return (text) => {
    const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= min && value <= max)) throw new WrongValue(`a whole number from ${min} to ${max}`);
    return value;
  };
}

function oneOf<const Values extends readonly string[]>(values: Values): (text: string) => Values[number] {
  return (text) => {
    if (!values.includes(text)) throw new WrongValue(`one of ${values.join(", ")}`);
    return text;
  };
}

function nonEmpty(text: string): string {
  if (text.includes("\0")) throw new WrongValue("a path");
  return text;
}

function address(text: string): string {
  const bare = text.replace(/^\[(.*)\]$/, "$1");
  if (isIP(bare) === 0 && !/^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$/.test(bare)) {
    throw new WrongValue("an IP address or a host name of this machine");
  }
  return bare;
}

function origin(text: string): string | null {
  if (text === "") return null;
  const url = URL.parse(text);
  const isOrigin =
    url !== null &&
    (url.protocol === "http:" || url.protocol === "https:") &&
    url.pathname === "/" &&
    url.search === "" &&
    url.hash === "" &&
    url.username === "" &&
    url.password === "";
  if (!isOrigin) throw new WrongValue("an origin such as https://logs.example.org, without a path");
  return url.origin;
}

function networks(text: string): Network[] {
  return text
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "")
    .map((item) => {
      const network = parseNetwork(item);
      if (!network) throw new WrongValue(`a comma-separated list of addresses and CIDRs ("${item}" is neither)`);
      return network;
    });
}
