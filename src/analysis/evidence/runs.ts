import { isChatLine } from "../read/chat-lines.ts";
import type { Lines } from "../text/lines.ts";

/** A start of the game or the server, up to the next one. A file may hold many. */
export interface RunLines {
  firstLine: number;
  /** Exclusive. */
  endLine: number;
  /** The line of the first mark of a start in it; `null` where there is none: its beginning is missing. */
  startLine: number | null;
}

export interface Run extends RunLines {
  /** The line that says that the server is up, or that a player is in a world; `null` where none does. Looked for when asked. */
  upLine(): number | null;
  /** The line from which on it has all its mods: where it is up, or where its loader says so. */
  loadedLine(): number | null;
  /** The line in which a server that had not crashed begins to stop; `null` where none does. Looked for when asked. */
  stopLine(): number | null;
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
  "Starting FancyModLoader version ",
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
  // A plugin for players of the Java Edition starts a `PC server` in the midst of a run.
  "Starting Minecraft: PE ",
  "Starting Minecraft: BE ",
  "Starting Minecraft: Bedrock ",
  "Starting Minecraft PE server",
  // What PocketMine writes before that, and forks without such a line.
  "Loading pocketmine.yml",
  " as the base language",
  "]: Opening server on ",
  "Starting Server",
  "Loading Geyser version ",
  "Using Java compressor",
  "Using zlib native compressor",
  "Using mbed TLS based native cipher",
  "Using standard Java JCE cipher",
];
/** A server that says so ends at once: whatever starts below it is another run. */
export const refusedStart = "]: You need to agree to the EULA in order to run the server";
/** Of more, the first ones are one: the last one tells. */
const maxRuns = 200;

/** `placesOf`: where a mark stands, in the order of the log. */
export function runsOf(lines: Lines, placesOf: (mark: string) => readonly number[]): RunLines[] {
  let first = Number.POSITIVE_INFINITY;
  let mark = "";
  for (const one of startMarks) {
    const at = placesOf(one)[0];
    if (at !== undefined && at < first) {
      first = at;
      mark = one;
    }
  }
  const starts = new Set([0]);
  for (const at of mark === "" ? [] : lastPlaces(lines.text, mark, first + mark.length)) {
    const line = lines.at(at);
    if (line !== lines.at(first) && !isChatLine(lines.get(line))) starts.add(line);
  }
  for (const refused of placesOf(refusedStart)) {
    if (isChatLine(lines.get(lines.at(refused)))) continue;
    const below = startMarks.flatMap((one) => placesOf(one).find((at) => at > refused) ?? []);
    if (below.length > 0) starts.add(lines.at(Math.min(...below)));
  }
  const sorted = [...starts].sort((a, b) => a - b);
  const begun = mark === "" ? null : lines.at(first);
  return sorted.map((firstLine, i) => ({
    firstLine,
    endLine: sorted[i + 1] ?? lines.count,
    startLine: i === 0 ? begun : firstLine,
  }));
}

function lastPlaces(text: string, mark: string, from: number): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(mark, from); at !== -1; at = text.indexOf(mark, at + mark.length)) {
    places.push(at);
    if (places.length === 2 * maxRuns) places.splice(0, maxRuns);
  }
  return places.slice(1 - maxRuns);
}
