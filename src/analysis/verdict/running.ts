import type { Evidence } from "../evidence/evidence.ts";
import type { Run } from "../evidence/runs.ts";
import type { FoundFinding, ParameterValue, Software } from "../model/model.ts";
import { bedrockServers, gameVersionOf, hybrids, platformOf } from "../model/platforms.ts";

const loaders = new Set(["fabric", "forge", "neoforge", "quilt"]);
const pluginServers = new Set(["craftbukkit", "folia", "paper", "purpur", "spigot"]);
/** Which have mods beside their plugins. */
const mixed = new Set([...hybrids, "sponge"]);
/** Which tell to get something that is made for what runs here, or what of it cannot start. */
const naming = new Set([
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
  "port-in-use",
]);

/** What makes room for more blocks and items, by the version of the game. */
const moreIds = new Map([
  ["1.12.2", "JustEnoughIDs / RoughlyEnoughIDs"],
  ["1.7.10", "NotEnoughIDs / EndlessIDs"],
]);

/** With what runs, where the log says so and the words ask for it. */
export function withRunning<Finding extends FoundFinding>(finding: Finding, software: Software): Finding {
  if (finding.code === "mod-id-limit") {
    const remedies = moreIds.get(gameVersionOf(software) ?? "");
    return remedies === undefined ? finding : { ...finding, parameters: { ...finding.parameters, remedies } };
  }
  const running = naming.has(finding.code) ? runningFor(finding.code, software) : null;
  if (running === null) return finding;
  // What plugins are made for is not this server, but what it is built on.
  const isMixed = finding.code.startsWith("plugin-") && hybrids.has(platformOf(software));
  const hybrid = isMixed ? { hybrid: { term: "this-server" } } : {};
  return { ...finding, parameters: { ...finding.parameters, running, ...hybrid } };
}

/**
 * An earlier run in the same file may be of another version than the last one, of which the file is told. Each is looked through
 * once, however much is found in it.
 */
export function softwareOfRuns({
  software,
  runs,
  lines,
}: Pick<Evidence, "software" | "runs" | "lines">): (finding: FoundFinding) => Software {
  const { version } = software;
  const known = new Map<Run, Software>();
  return ({ isFromEarlierRun, firstLine }) => {
    const run = isFromEarlierRun
      ? runs.find((one) => one.firstLine <= firstLine && firstLine < one.endLine)
      : undefined;
    if (!run || version === null) return software;
    const isNamed = () => lines.range(run.firstLine, run.endLine).includes(version);
    const own = known.get(run) ?? (isNamed() ? software : { ...software, version: null });
    known.set(run, own);
    return own;
  };
}

function runningFor(code: string, software: Software): ParameterValue | null {
  const { name, kind } = software;
  const version = gameVersionOf(software);
  const platform = platformOf(software);
  // Their versions are not the game's.
  if (kind === "proxy" || bedrockServers.has(platform)) return name === "Pocketmine" ? "PocketMine-MP" : name;
  if (version === null || code === "port-in-use") return null;
  if (loaders.has(platform)) return { term: "running", parameters: { version, loader: name } };
  if (hybrids.has(platform) && code.startsWith("plugin-")) return `Bukkit / Spigot ${version}`;
  const isForPlugins = pluginServers.has(platform) || (mixed.has(platform) && code.startsWith("plugin-"));
  return isForPlugins ? `${name} ${version}` : `Minecraft ${version}`;
}
