import type { FoundFinding, ParameterValue, Software } from "../model/model.ts";
import { gameVersionOf, hybrids, platformOf } from "../model/platforms.ts";

const loaders = new Set(["fabric", "forge", "neoforge", "quilt"]);
const pluginServers = new Set(["craftbukkit", "folia", "paper", "purpur", "spigot"]);
/** Whose advice is to get something that is made for what runs here. */
const updating = new Set([
  "access-denied-class",
  "class-missing",
  "mixin-failed",
  "mod-crash",
  "mod-dependency-missing",
  "mod-entrypoint-failed",
  "mod-exception",
  "mod-fatal",
  "mod-runtime-error",
  "plugin-crash",
  "plugin-enable-failed",
  "plugin-load-failed",
  "plugin-runtime-error",
]);

/** With what it is that a mod or plugin has to be made for, where the log says so and the advice asks for it. */
export function withRunning<Finding extends FoundFinding>(finding: Finding, software: Software): Finding {
  const running = updating.has(finding.code) ? runningFor(finding.code, software) : null;
  return running === null ? finding : { ...finding, parameters: { ...finding.parameters, running } };
}

function runningFor(code: string, software: Software): ParameterValue | null {
  const version = gameVersionOf(software);
  const platform = platformOf(software);
  if (version === null) return null;
  if (loaders.has(platform)) return { term: "running", parameters: { version, loader: software.name } };
  const isForPlugins = pluginServers.has(platform) || (hybrids.has(platform) && code.startsWith("plugin-"));
  if (isForPlugins) return `${software.name} ${version}`;
  return hybrids.has(platform) ? `Minecraft ${version}` : null;
}
