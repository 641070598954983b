import { brand, type Format, format, knownBrand, running, type Sign } from "./format.ts";
import { bukkitJava, bukkitMinecraft, report } from "./sources.ts";

/** What the servers that Bukkit plugins run on have in common. */
export function bukkitServer(
  one: Pick<Format, "software" | "name" | "samples"> & { signs?: readonly Sign[]; traces?: readonly Sign[] },
): Format {
  return format({
    ...one,
    kind: "game-server",
    signs: [...running(one.name), brand(one.name), ...(one.signs ?? [])],
    traces: [knownBrand(one.name), ...(one.traces ?? [])],
    sources: [...report, ...bukkitMinecraft, ...bukkitJava],
    version: "Minecraft version",
    splitting: "headers",
  });
}
