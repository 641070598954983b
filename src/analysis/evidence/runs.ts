import type { Lines } from "../lines.ts";

/** A start of the game or the server, up to the next one. A file may hold many. */
export interface RunLines {
  firstLine: number;
  /** Exclusive. */
  endLine: number;
}

export interface Run extends RunLines {
  /** The line that says that the server is up, or that a player is in a world; `null` where none does. Looked for when asked. */
  upLine(): number | null;
  /** Whether the log says that it ended with an exception, or holds the report of a crash. */
  hasCrashed: boolean;
  /** Whether that report is of a game or a server that was still starting; `null` where it does not tell. */
  crashedAtStart: boolean | null;
}

/** Printed once at every start, by some software. What it prints first splits its logs. */
export const startMarks = [
  "] Running Java ",
  "Loading libraries, please wait",
  "Starting minecraft server version ",
  "ModLauncher running: args",
  " with Fabric Loader ",
  " with Quilt Loader ",
  "Loading for game Minecraft ",
  "Forge Mod Loader version ",
  "Setting user: ",
  "LWJGL Version: ",
  "Backend library: LWJGL",
  "Booting up ",
  "Enabled BungeeCord version ",
  "Enabled Waterfall version ",
  "nukkit.yml",
  "Starting Minecraft: ",
  "Starting Minecraft PE server",
  "Starting Server",
  "Loading Geyser version ",
  "Using Java compressor",
  "Using zlib native compressor",
  "Using mbed TLS based native cipher",
  "Using standard Java JCE cipher",
];
const maxRuns = 200;

/** `firstOf`: where a mark stands first, or -1. */
export function runsOf(lines: Lines, firstOf: (mark: string) => number): RunLines[] {
  let first = Number.POSITIVE_INFINITY;
  let mark = "";
  for (const one of startMarks) {
    const at = firstOf(one);
    if (at !== -1 && at < first) {
      first = at;
      mark = one;
    }
  }
  const starts = [0];
  for (let at = first; mark !== "" && at !== -1 && starts.length < maxRuns; at = lines.text.indexOf(mark, at + 1)) {
    const line = lines.at(at);
    if (at !== first && line > starts.at(-1)!) starts.push(line);
  }
  return starts.map((firstLine, i) => ({ firstLine, endLine: starts[i + 1] ?? lines.count }));
}
