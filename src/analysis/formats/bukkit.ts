import { brand, type Format, format, knownBrand, type Marker, running } from "./format.ts";
import { bukkitJava, bukkitMinecraft, report } from "./sources.ts";

/** What the servers that Bukkit plugins run on have in common. */
export function bukkitServer(
  one: Pick<Format, "software" | "name" | "samples"> & { markers?: readonly Marker[]; traces?: readonly Marker[] },
): Format {
  return format({
    ...one,
    kind: "game-server",
    markers: [...running(one.name), brand(one.name), ...(one.markers ?? [])],
    traces: [knownBrand(one.name), ...(one.traces ?? [])],
    sources: [...report, ...bukkitMinecraft, ...bukkitJava],
    version: "Minecraft version",
    splitting: "headers",
  });
}
