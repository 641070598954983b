import { crashExceptions } from "../../evidence/crash-exception.ts";
import type { Evidence } from "../../evidence/evidence.ts";
import type { ExceptionGroup } from "../../model/exception-group.ts";
import { placesOutsideChat } from "../../read/chat-lines.ts";
import { causeText, culpritFor, rootOf } from "../../traces/meanings/explained.ts";
import { wholeLogFinding } from "../whole-log-finding.ts";

/** What code meets when another thread takes its worlds away. */
const taken =
  /(?:^|\.)(?:ConcurrentModification|NullPointer|ArrayIndexOutOfBounds|IndexOutOfBounds|NoSuchElement)Exception$/;
const maxCrashes = 3;
const maxStops = 20;
/** Java's threads for signals, and CraftBukkit's that stops the server, in the list of threads of a report. */
const threads = /\b(?:SIG(?:INT|TERM|HUP) handler: \[|util\.ServerShutdownThread\.run\()/;
/** The game's own thread for it says so in the log. */
const stopping = "[Server Shutdown Thread/INFO]: Stopping server";

function isBeingStopped({ lines, report }: Evidence, { firstLine }: ExceptionGroup): boolean {
  if (report && threads.test(lines.range(report.firstLine, report.endLine))) return true;
  const end = lines.start(firstLine);
  return [...placesOutsideChat(lines, stopping, { end, most: maxStops })].length > 0;
}

/**
 * Servers up to 1.13 save and leave their worlds in the thread that a signal starts, while their own thread still ticks.
 * Plugins and mods of the report have nothing to do with it.
 */
export default wholeLogFinding({
  codes: ["crash-while-stopped"],
  severity: "fatal",
  confidence: 0.9,
  literals: [stopping],
  find(evidence) {
    const { owners } = evidence;
    return crashExceptions(evidence)
      .slice(0, maxCrashes)
      .filter(({ root }) => taken.test(root.type))
      .filter((group) => culpritFor(group, owners) === null && isBeingStopped(evidence, group))
      .map((group) => {
        const { firstLine, endLine, lines, count } = group;
        return { parameters: { cause: causeText(rootOf(group, null)) }, firstLine, endLine, lines, count, group };
      });
  },
});
