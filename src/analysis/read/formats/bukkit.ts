import { brand, type Format, format, knownBrand, labels, type Marker, running, type Source, stated } from "./format.ts";
import { bukkitJava, bukkitMinecraft, forkVersion, report } from "./sources.ts";

/** What the servers that Bukkit plugins run on have in common. */
export function bukkitServer(
  one: Pick<Format, "software" | "name"> & {
    markers?: readonly Marker[];
    traces?: readonly Marker[];
    /** How it states its own version, where that is not as the others do. */
    sources?: readonly Source[];
  },
): Format {
  return format({
    ...one,
    kind: "game-server",
    markers: [...running(one.name), brand(one.name), ...(one.markers ?? [])],
    traces: [knownBrand(one.name), jarOf(one.software), buildOf(one.name), ...(one.traces ?? [])],
    sources: [...report, ...bukkitMinecraft, ...bukkitJava, ...(one.sources ?? ownVersion(one.name)), ...forkVersion],
  });
}

/** `~[paper-1.21.4.jar:1.21.4-232-12d8fe0]` behind a frame. Forks have `paper-api` in theirs. */
function jarOf(software: string): Marker {
  return { needle: `[${software}-`, pattern: new RegExp(`\\[${software}-\\d[\\w.+-]{0,60}\\.jar:`) };
}

/** `git-Paper-629`, `1.21.1-132-ver/1.21.1@0000000`: the build, with the version of the game where it has one. */
function ownVersion(name: string): Source[] {
  const label = labels.find((one) => one === `${name} version`);
  if (label === undefined) return [];
  const build = String.raw`([\w.]{1,20}(?:-\d{1,6})?)`;
  return stated(label, [
    [
      `This server is running ${name} version `,
      new RegExp(`This server is running ${name} version (?:git-${name}-)?"?${build}`),
    ],
    [`Loading ${name} `, new RegExp(`\\[bootstrap\\] Loading ${name} ${build}`)],
    // In a report.
    [`Running: ${name} version `, new RegExp(`Running: ${name} version (?:git-${name}-)?"?${build}`)],
    // Old ones call themselves CraftBukkit, and the first Paper was PaperSpigot. So do the files behind frames.
    [`git-${name}`, new RegExp(`(?: CraftBukkit version "?|\\[[\\w.+-]{1,60}:)git-${name}(?:Spigot)?-"?${build}`)],
  ]);
}

/** `~[patched_1.17.1.jar:git-Purpur-1428]` behind a frame. */
function buildOf(name: string): Marker {
  return { needle: `:git-${name}-`, pattern: new RegExp(`\\[[\\w.+-]{1,60}:git-${name}-`) };
}
