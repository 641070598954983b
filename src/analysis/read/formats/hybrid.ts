import { brand, type Format, format, knownBrand, type Marker, running, type Source } from "./format.ts";
import { bukkitMinecraft, forgeVersion, modLauncher, modLoader, report } from "./sources.ts";

/** Servers that run Forge mods and Bukkit plugins at the same time. */
export function hybridServer(
  one: Pick<Format, "software" | "name"> & {
    markers?: readonly Marker[];
    traces?: readonly Marker[];
    sources?: readonly Source[];
  },
): Format {
  const plainName = one.name.replaceAll("\\", "");
  const title = { needle: "Crash Report ----", pattern: new RegExp(`-{2,4} ${one.name} Crash Report`) };
  return format({
    ...one,
    name: plainName,
    kind: "game-server",
    markers: [...running(one.name), brand(one.name), title, ...(one.markers ?? [])],
    traces: [knownBrand(one.name), ...(one.traces ?? [])],
    sources: [...(one.sources ?? []), ...bukkitMinecraft, ...modLauncher, ...modLoader, ...forgeVersion, ...report],
  });
}
