import { finding } from "../../model/finding.ts";

const described = "Description: Watching Server";
const tickTook = /tick took (\d{1,7})(?:[.,]\d{1,3})? seconds/;

/** Ctrl+C or a signal began the shutdown, for which the server's own thread waits in turn. */
const exits =
  /\njava\.lang\.Error[^\n]{0,200}\n\s{1,8}at (?:java\.base[@\w.]{0,20}\/)?java\.lang\.(?:Shutdown|Runtime|System)\.exit\(/;

export default finding({
  code: "watchdog-stall",
  severity: "fatal",
  joins: ["thread"],
  confidence: 0.95,
  needles: [
    " single server tick took ",
    "The server has stopped responding!",
    "--- Server stopped responding ---",
    "java.lang.Error: Watching Server",
    described,
    "timeout-time",
  ],
  // Mohist says it in Chinese, too, where only the names of the file and the setting stay.
  pattern:
    /^[^\n<]{0,250}?(?:spigot\.yml(?=[^\x00-\x7f])[^\n]{1,20}?timeout-time|(?:A|a) single server tick took (\d{1,7})(?:[.,]\d{1,3})? seconds|The server has stopped responding!|-{3} Server stopped responding -{3}|java\.lang\.Error: Watching Server|Description: Watching Server)/,
  parameters(match, place) {
    const warned = [...place.before.matchAll(/The server has not responded for (\d{1,6}) seconds/g)].at(-1)?.[1];
    const said = tickTook.exec(place.before.slice(-4000))?.[1];
    // The exception below the words of the watchdog.
    if (said && !match[0].includes("A single server tick took")) return null;
    // Where its thread has died, nothing hangs.
    if (place.before.includes("Uncaught exception in server thread")) return null;
    const isReport = match[0].includes(described);
    if (!isReport && place.before.includes(described)) return null;
    const below = isReport ? tickTook.exec(place.head)?.[1] : undefined;
    const isStopping = isReport && exits.test(place.upTo(1200));
    return { state: isStopping ? "stopping" : undefined, seconds: match[1] ?? below ?? warned ?? "60" };
  },
  causedBy: ["out-of-memory", "world-chunk-failed"],
});
