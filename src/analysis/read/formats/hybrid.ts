import { brand, type Format, format, knownBrand, labels, type Marker, running, type Source, stated } from "./format.ts";
import {
  bukkitJava,
  bukkitMinecraft,
  forgeVersion,
  forkVersion,
  modLauncher,
  modLoader,
  neoForgeVersion,
  report,
} from "./sources.ts";

/** Servers that run Forge mods and Bukkit plugins at the same time. */
export function hybridServer(
  one: Pick<Format, "software" | "name"> & {
    markers?: readonly Marker[];
    traces?: readonly Marker[];
    /** Of its own classes: below its frames no other server runs. */
    packages?: readonly string[];
    sources?: readonly Source[];
  },
): Format {
  const plainName = one.name.replaceAll("\\", "");
  // Where the server calls itself CraftBukkit, its build has its own name.
  const build = {
    needle: "This server is running ",
    pattern: new RegExp(`This server is running \\w{1,40} version "?git-${one.name}-`, "i"),
  };
  const title = { needle: "Crash Report ----", pattern: new RegExp(`-{2,4} ${one.name} Crash Report`) };
  const { packages = [], ...rest } = one;
  return format({
    ...rest,
    name: plainName,
    kind: "game-server",
    markers: [
      ...running(one.name),
      brand(one.name),
      build,
      title,
      ...packages.flatMap((needle) => [frameOf(needle), loggerOf(needle)]),
      ...(one.markers ?? []),
    ],
    traces: [knownBrand(one.name), ...packages.map((needle) => ({ needle })), ...(one.traces ?? [])],
    sources: [
      ...(one.sources ?? []),
      ...ownBuild(plainName),
      ...bukkitMinecraft,
      ...bukkitJava,
      ...modLauncher,
      ...modLoader,
      ...forgeVersion,
      ...neoForgeVersion,
      ...report,
      ...forkVersion,
    ],
  });
}

/** `[org.example.lamps.Lamps/]: `: loaders of mods print whole names of loggers. */
function loggerOf(needle: string): Marker {
  return { needle, pattern: new RegExp(`\\[${needle.replaceAll(".", "\\.")}[\\w.$]{1,120}/[\\w-]{0,40}\\]:`) };
}

/** `cyberdynecc:Thermos:1.7.10-1614.58`, `git-Cauldron-MCPC-Plus-1.7.10-1.1147`: the build behind the game's version. */
function ownBuild(name: string): Source[] {
  const label = labels.find((one) => one === `${name} version`);
  if (label === undefined) return [];
  const build = String.raw`[^\s(]{0,60}?(\d[\w.-]{0,60})`;
  return stated(label, [
    [`This server is running ${name} version `, new RegExp(`This server is running ${name} version ${build}`)],
    [`${name} Version: `, new RegExp(`${name} Version: ${build}`)],
    [`${name}-`, new RegExp(`\\b${name}-(?!1\\.)([0-9a-f]{7,10}|\\d[\\d.]{2,20})-(?:universal|server)\\.jar`)],
  ]);
}

function frameOf(needle: string): Marker {
  return { needle, pattern: new RegExp(`\\bat (?:[\\w.@/-]{0,80}/)?${needle.replaceAll(".", "\\.")}`) };
}
