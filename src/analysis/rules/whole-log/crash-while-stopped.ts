import { crashExceptions } from "../../evidence/crash-exception.ts";
import type { Evidence } from "../../evidence/evidence.ts";
import type { ExceptionGroup } from "../../model/exception-group.ts";
import { placesOutsideChat } from "../../read/chat-lines.ts";
import { causeText, culpritFor, rootOf } from "../../traces/meanings/explained.ts";
import { wholeLogFinding } from "../whole-log-finding.ts";

/** What code meets when another thread takes its worlds away. */
const taken =
  /(?:^|\.)(?:ConcurrentModification|NullPointer|ArrayIndexOutOfBounds|IndexOutOfBounds|NoSuchElement)Exception$/;
/** Since 1.13 the game notices it itself, and says so in the message or in the description of its report. */
const noticed = /(?:^|\s)(?:Accessing|Writing into|Reading from) \w{1,60} from multiple threads/;
const maxCrashes = 3;
const maxStops = 20;
/** Java's threads for signals, and CraftBukkit's and the game's own that stop the server, in the list of threads of a report. */
const threads =
  /\b(?:SIG(?:INT|TERM|HUP) handler: \[|util\.ServerShutdownThread\.run\(|(?<=[A-Z] )Server Shutdown Thread: \[)/;
const watchdog = "Server Watchdog: [";
const maxThread = 4000;
/** The game's own thread for it says so in the log. */
const stopping = "[Server Shutdown Thread/INFO]: Stopping server";

function isBeingStopped({ lines, report }: Evidence, { firstLine }: ExceptionGroup): boolean {
  if (report && threads.test(lines.range(report.firstLine, report.endLine))) return true;
  const end = lines.start(firstLine);
  return [...placesOutsideChat(lines, stopping, { end, most: maxStops })].length > 0;
}

/** Whether the watchdog, and no signal, ends the program. */
function isOfWatchdog({ lines, report }: Evidence): boolean {
  const text = report ? lines.range(report.firstLine, report.endLine) : "";
  const at = text.indexOf(watchdog);
  if (at === -1) return false;
  const [frames] = text.slice(at + watchdog.length, at + maxThread).split("]", 1);
  return frames!.includes("java.lang.Shutdown.");
}

/**
 * Servers may save and leave their worlds in the thread that a signal starts, while their own thread still ticks.
 * Plugins and mods of the report have nothing to do with it.
 */
export default wholeLogFinding({
  codes: ["crash-while-stopped", "watchdog-stall"],
  severity: "fatal",
  confidence: 0.9,
  literals: [stopping],
  find(evidence) {
    const { owners, report } = evidence;
    return crashExceptions(evidence)
      .slice(0, maxCrashes)
      .filter(({ root }) => taken.test(root.type) || noticed.test(`${report?.description}\n${root.message}`))
      .filter((group) => culpritFor(group, owners) === null && isBeingStopped(evidence, group))
      .map((group) => {
        const { firstLine, endLine, lines, count } = group;
        const place = { firstLine, endLine, lines, count, group };
        const cause = causeText(rootOf(group, null));
        if (!isOfWatchdog(evidence)) return { ...place, code: "crash-while-stopped", parameters: { cause } };
        // What hung stands in the report that the watchdog wrote before.
        return { ...place, code: "watchdog-stall", parameters: { state: "ending", cause } };
      });
  },
});
