import { brand, type Format, format, knownBrand, type Marker, running, type Source } from "./format.ts";
import { bukkitMinecraft, forgeVersion, modLauncher, modLoader, report } from "./sources.ts";

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
    sources: [...(one.sources ?? []), ...bukkitMinecraft, ...modLauncher, ...modLoader, ...forgeVersion, ...report],
  });
}

/** `[org.example.lamps.Lamps/]: `: loaders of mods print whole names of loggers. */
function loggerOf(needle: string): Marker {
  return { needle, pattern: new RegExp(`\\[${needle.replaceAll(".", "\\.")}[\\w.$]{1,120}/[\\w-]{0,40}\\]:`) };
}

function frameOf(needle: string): Marker {
  return { needle, pattern: new RegExp(`\\bat (?:[\\w.@/-]{0,80}/)?${needle.replaceAll(".", "\\.")}`) };
}
