import { finding, type MatchContext } from "../../model/finding.ts";
import { lineBefore } from "../matching/match-text.ts";
import { unreachedByProxy } from "../matching/unreached.ts";

/** `/192.0.2.1:25566`, `hub.example.org/192.0.2.1:25566`, and Geyser's `on address 192.0.2.1`. */
const backend =
  /\/((?:\d{1,3}\.){3}\d{1,3}:\d{2,5})\b|on address (\S{3,80}) because|UnknownHostException ?: ([\w.-]{3,80})/;

/** What a proxy says of itself, also in the log of whatever has started it. */
const proxies = ["Enabled BungeeCord version ", "Enabled Waterfall version ", "Booting up Velocity "];

const complained = /\b(?:WARN|ERROR|SEVERE)/;

/** It was reached, and then the connection ended: the newest, the older and the oldest words of Velocity, and those of the system. */
const brokenOff =
  /^\s{0,4}[\w.$]{1,120}(?:\.ReadTimeoutException|Exception: (?:[\w.]{1,20}\(\.\.\) failed: )?(?:(Connection reset(?: by peer)?)|(?:The connection to the remote server was )?([Uu]nexpectedly (?:closed|disconnected))))/;
/** What `proxy-forwarding` tells, and Geyser of a player who left. */
const ofItsOwn =
  /online[ -]mode!|because of Bedrock client timed out|does not have BungeeCord IP forwarding correctly enabled/;

function isOfProxy({ software, mentions }: MatchContext): boolean {
  return software.kind === "proxy" || proxies.some((mark) => mentions(mark));
}

export default finding({
  code: "proxy-backend-unreachable",
  severity: "error",
  // It announces the server all the same; or nobody has wanted to go there yet.
  severityAt: (match) => (match[6] || match[7] || match[8] ? "warning" : undefined),
  needles: [
    "Could not connect to a default or fallback server",
    ": unable to connect to server ",
    " Java server ",
    "Failed to get ping information for ",
    "> ServerConnector [",
    "You are already connected to this proxy!",
    "Failed to ping server",
    "Could not connect to the backend server!",
    "Error while connecting to the backend server",
    // Plugins that look after servers, such as those with a queue.
    "erver is down",
    "erver is currently ",
    " is offline",
    " is unreachable",
    " is not responding",
  ],
  pattern:
    /^[^\n<]{0,200}?(?:Kicked whilst connecting to|unable to connect to server) (\S{1,80}?): (?:§[0-9a-fk-or]){0,4}You are already connected to this proxy!|^[^\n]{0,120}?<-> ServerConnector \[([^\]\n]{1,60})\] - (?:(read timed out)|(?:IO|Socket|NativeIo|ClosedChannel)Exception(?:: ([^\n\r]{1,120}))?)|^[^\n<]{0,200}?(?:has disconnected from (?:the|remote) Java server(?: on address \S{1,80})? because of [^\n]{0,160}?(?:Connection refused|timed out|UnknownHostException|Host is down|Could not reach the Java Edition server)[^\n]{0,120}|Could not connect to (?:a default or fallback server[^\n]{0,200}|the backend server!)|Error while connecting to the backend server\r?\n[^\n]{0,300}|: unable to connect to server (\S{1,80})(?=\s|$)(?! Connection throttled!)|Failed to get ping information for [^\s]{1,80}\r?\n[^\n]{0,120}(?:Connection refused|timed out|UnknownHostException))|^[^\n<]{0,200}?(Failed to ping server)(?:, falling back to config values)?\s|^[^\n<]{0,120}?[\]:)] (?:(?:The )?[Ss]erver ["'`]?([\w.-]{1,40})["'`]?|(?:The )?["'`]?([\w.-]{1,40})["'`]? [Ss]erver) is (?:currently )?(?:down|offline|unreachable|not responding)[.!]{0,5}\s{0,4}(?:\n|$)/,
  parameters(match, place) {
    const [, itself, connecting, silent, reset, server, pinging, named, called] = match;
    const down = named ?? called;
    // What says so on a game server may be about anything.
    if (down) return isOfProxy(place) && complained.test(match[0]) ? { server: down } : null;
    if (pinging)
      return place.upTo(4000).includes(".mcxboxbroadcast.") ? { tool: "MCXboxBroadcast", why: "silent" } : null;
    // What it took for the server is itself, where the player is online already.
    if (itself) return { server: itself, why: "itself" };
    // It was reached, and went away before it had answered.
    if (connecting) return { servers: [connecting], why: "broken-off", said: silent ?? reset ?? "connection closed" };
    // It was reached, and refused for a reason of its own; or the player's side went away.
    if (ofItsOwn.test(server ? place.upTo(600) : match[0])) return null;
    // Behind the line of Velocity stands what was thrown; before that of a player, the player's address.
    const said = server ? place.upTo(800).slice(match[0].length) : match[0];
    // Velocity, of a server that it has reached, and that then said nothing more.
    const gone = server && brokenOff.exec(said);
    if (gone)
      return { servers: [server], why: "broken-off", said: gone[1] ?? gone[2]?.toLowerCase() ?? "read timed out" };
    // ViaProxy tells where to before it tries, and the player's address with what came of it.
    if (said.endsWith("backend server!"))
      return { address: /Connecting to (\S{3,80}:\d{2,5})\b/.exec(lineBefore(place))?.[1] };
    const [, socket, address, unknown] = backend.exec(said) ?? [];
    return { server, address: socket ?? address ?? unknown, reason: unreachedByProxy(said) };
  },
  oneFor: ["why", "server", "address", "tool"],
  gathers: "servers",
});
