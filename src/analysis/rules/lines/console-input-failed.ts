import { finding } from "../../model/finding.ts";
import { systemMessage } from "../../text/system-messages.ts";
import { isOfMainReader } from "../matching/main-reader.ts";

/** What Linux says of a terminal that went away, in its language; the console of servers wraps it. */
const gone = `java\\.io\\.IOError: java\\.io\\.IOException: (?:${systemMessage("inputOutput")})`;
const closed = /java\.io\.IO(?:Error|Exception): /;

export default finding({
  code: "console-input-failed",
  severity: "notice",
  needles: [
    "Exception handling console input",
    "[TerminalConsole] Failed to read console input",
    "console: Input/output error",
    "stty: 'standard input': Input/output error",
    "java.io.IOException: Input/output error",
    "java.io.IOError: java.io.IOException: ",
  ],
  pattern: new RegExp(
    `^[^\\n<]{0,200}?(?:Exception handling console input|\\[TerminalConsole\\] Failed to read console input|console: Input/output error|stty: 'standard input': Input/output error|java\\.io\\.IOException: Input/output error|${gone})`,
  ),
  // A server without an input never had one, or its starter knows: it runs, and is told to stop in another way. A terminal
  // that goes away while it runs mostly ends it. One that was told to stop misses none any more.
  severityAt: (match, place) =>
    closed.test(match[0]) && !/Stopping the server|issued server command: \/stop\b/i.test(place.before)
      ? "warning"
      : undefined,
  parameters: (match, place) => {
    // Of any file, unless it was the code of a console that read it.
    if (
      /IO(?:Exception|Error): [^']{0,80}$/.test(match[0]) &&
      !/\bjline\b|terminalconsole/.test(`${place.upTo(2000)}${place.behind}`) &&
      !isOfMainReader(place)
    )
      return null;
    return {
      // Where it was there, and is no more.
      state: closed.test(match[0]) ? "closed" : undefined,
      reason:
        /IOException: ([^\n\r]{1,80})/.exec(place.upTo(600))?.[1] ??
        (place.text.includes("Input/output error") ? "Input/output error" : undefined),
    };
  },
});
