import type { Kind } from "../../model/model.ts";
import type { Splitting } from "../entries.ts";

/** What a line says. The needle is searched first, then the pattern is tried on its line. */
export interface Marker {
  /** A literal that the line has to have. */
  needle: string;
  /** One of these has to be in the log too: anybody can say that they are Forge. */
  with?: readonly string[];
  /** None of these may be in it. */
  without?: readonly string[];
  /** Bounded quantifiers only: it is tried on at most 4,000 characters. Without it, the needle is enough. */
  pattern?: RegExp;
}

/** Where a version is stated; the first group of the pattern is the version. */
export interface Source extends Marker {
  label: Label;
  pattern: RegExp;
}

export const labels = [
  "Minecraft version",
  "Java version",
  "Forge version",
  "NeoForge version",
  "Fabric loader version",
  "Quilt loader version",
  "Bedrock version",
  "Pocketmine version",
  "Pocketmine API version",
  "Nukkit version",
  "Nukkit API version",
  "Genisys version",
  "OptiFine version",
  "Sponge version",
  "Thermos version",
  "CatServer version",
  "Magma version",
  "Mohist version",
  "Arclight version",
  "CustomSkinLoader version",
  "Paper version",
  "Purpur version",
  "Folia version",
  "Velocity version",
  "BungeeCord version",
  "Waterfall version",
  "CraftBukkit version",
  "Spigot version",
  "CanaryMod version",
  "LiteLoader version",
  "Forge Mod Loader version",
  "Better than Adventure version",
  "Server version",
  "Launcher version",
] as const;
export type Label = (typeof labels)[number];

/** A software and how its logs are known. */
export interface Format {
  /** The first half of a type id. */
  software: string;
  name: string;
  /** `game`: servers and clients print the same, so the kind is told from the log; it also writes reports. */
  kind: Kind | "game" | "game-server";
  /** Each of them is enough, wherever it stands: nobody else prints it. */
  markers: readonly Marker[];
  /** Each of them is enough where no software has left a marker: its packages in stack traces, its loggers. */
  traces?: readonly Marker[];
  /** The ones further up win. */
  sources: readonly Source[];
  /** The statement that is also the version of the software. */
  version: Label | null;
  splitting: Splitting;
  /** A launcher that keeps a log of its own. The others hand on what the game prints, below a few lines of theirs. */
  keepsLog?: true;
}

/** `1.7.10`, `1.21`, `26.1.2`: a version of the game alone. Those of loaders (`0.16.9`, `20.6.117`) are none. */
export const gameVersion = String.raw`(?:1\.\d{1,2}|2[5-9]\.\d{1,2})(?:\.\d{1,2})?(?!\.?\d)`;

/** The places that state one version, each by a needle and the pattern whose first group is the version. */
export function stated(label: Label, places: readonly (readonly [needle: string, pattern: RegExp])[]): Source[] {
  return places.map(([needle, pattern]) => ({ label, needle, pattern }));
}

/** `git:BungeeCord-Bootstrap:1.17-R0.1-SNAPSHOT:0000000:1600`: of it, all that tells one build from another. */
export function proxyBuild(label: Label, name: string): Source[] {
  return stated(label, [
    [`git:${name}-Bootstrap:`, new RegExp(`git:${name}-Bootstrap:(\\d[\\w.-]{0,30}:\\w{4,40}:\\w{1,10})`)],
  ]);
}

/** Most state the version of Minecraft, and begin each message with a header. */
export function format(one: Omit<Format, "version" | "splitting"> & Partial<Format>): Format {
  return { version: "Minecraft version", splitting: "headers", ...one };
}

/** What only Fabric's and Quilt's loaders print: mods bring parts of Forge and NeoForge there, such as their settings files. */
export const ofKnot = [" with Fabric Loader ", " with Quilt Loader ", "(FabricLoader", "impl.launch.knot.Knot"];

/** `Server brand changed to 'fabric'` in a crash report. */
export function brand(name: string, proof?: readonly string[]): Marker {
  return {
    ...(proof && { with: proof }),
    needle: "brand changed to '",
    pattern: new RegExp(`brand changed to '(?:[\\w.,-]{0,40},)?${name}`, "i"),
  };
}

/** `KubeJS 2001.6.5-build.14; MC 2001 forge`: how its own logs begin, `logs/kubejs/server.log` and the others. */
export function ownLogOfKubeJs(loader: string): Marker {
  return { needle: "KubeJS ", pattern: new RegExp(`\\] KubeJS \\d[\\w.+-]{3,60}; MC \\d{3,5} ${loader}\\b`) };
}

/** A world remembers which servers have run it. */
export function knownBrand(name: string): Marker {
  return {
    needle: "Known server brands: ",
    pattern: new RegExp(`Known server brands: [^\\n]{0,200}\\b${name}\\b`, "i"),
  };
}

/** `This server is running Paper version …` in logs, `Running: Paper version …` in reports of everything built on Bukkit. */
export function running(name: string): Marker[] {
  return [
    { needle: "This server is running ", pattern: new RegExp(`This server is running ${name}\\b`) },
    { needle: "Running: ", pattern: new RegExp(`^\\s{0,8}Running: ${name}\\b`) },
  ];
}
