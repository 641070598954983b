import type { Entry } from "../../model/model.ts";
import { placesOutsideChat } from "../../read/chat-lines.ts";
import { wholeLogFinding } from "../whole-log-finding.ts";

const said = "Can't keep up! ";
const maxTried = 2000;
/** So many within so long is more than a chunk that was slow to make. */
const fewest = 8;
const withinMs = 12 * 60_000;

/** A server that falls behind all the time, and not only now and then. */
export default wholeLogFinding({
  codes: ["server-overloaded-often"],
  severity: "error",
  confidence: 0.85,
  literals: [said],
  // It says that something takes too long, not what: whatever names somebody comes first.
  role: "unknown",
  causedBy: ["watchdog-stall"],
  find({ lines, entries, software, runs }) {
    // A client's own world stalls while it loads.
    if (software.kind !== "server") return [];
    const from = lines.start(runs.at(-1)?.firstLine ?? 0);
    const places = [...placesOutsideChat(lines, said, { from, most: maxTried })].map(({ line }) => line);
    if (places.length < fewest) return [];
    const times = timesOf(places, entries);
    const isOften = places.some((_, i) => {
      const first = times[i];
      const last = times[i + fewest - 1];
      return first !== null && first !== undefined && last !== null && last !== undefined && last - first <= withinMs;
    });
    if (!isOften) return [];
    const firstLine = places[0]!;
    return [
      {
        firstLine,
        endLine: firstLine + 1,
        lines: places.slice(0, 100),
        count: places.length,
        parameters: { count: String(places.length) },
      },
    ];
  },
});

/** The times of the entries that begin in these lines. Both are in the order of the log. */
function timesOf(places: readonly number[], entries: readonly Entry[]): (number | null)[] {
  let at = 0;
  return places.map((line) => {
    while (at + 1 < entries.length && entries[at + 1]!.firstLine <= line) at++;
    return entries[at]?.time ?? null;
  });
}
