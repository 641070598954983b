import { type LogLevel, logLevels } from "../logging/logger.ts";
import { anyText, oneOf, WrongValue } from "./parsers.ts";
import { type Setting, setting } from "./setting.ts";
import { basicSettings } from "./settings/basic-settings.ts";
import { credentialSettings } from "./settings/credential-settings.ts";
import { limitSettings } from "./settings/limit-settings.ts";
import { mappingSettings } from "./settings/mapping-settings.ts";
import { metricsSettings } from "./settings/metrics-settings.ts";
import { reportSettings } from "./settings/report-settings.ts";
import { siteSettings } from "./settings/site-settings.ts";
import { storageSettings } from "./settings/storage-settings.ts";

/** A wrong value in the environment, in a sentence that names the variable. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/**
 * What can be set, its default, and how it is explained: the settings of one theme are in a file of `settings/`. The
 * documentation lists them in this order. Only `main.ts` reads `process.env`, and hands it to `readConfig`.
 */
export const settings = {
  ...basicSettings,
  ...limitSettings,
  ...reportSettings,
  ...storageSettings,
  ...credentialSettings,
  ...siteSettings,
  findingsDir: setting<string | null>({
    env: "FINDINGS_DIR",
    default: "",
    parse: anyText,
    doc: "A folder with findings of your own, one JSON or TOML file each ([an example](deploy/findings/old-ponds.toml)). Checked at the start, and read again on SIGHUP. With several nodes, the same on each.",
  }),
  ...mappingSettings,
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
