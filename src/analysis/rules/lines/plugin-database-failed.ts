import { finding, type MatchContext } from "../../model/finding.ts";
import { startingPlugin } from "../matching/failed-plugin.ts";
import { earlierInEntry, lineOf } from "../matching/match-text.ts";

/** Of MySQL, MariaDB, PostgreSQL and SQLite. */
const reasons =
  /Communications link failure|Could not create connection to database server|Access denied for user '[^'\n]{0,60}'|Unknown database '[^'\n]{1,60}'|\[SQLITE_(?:CORRUPT|BUSY|NOTADB|READONLY|CANTOPEN|FULL)\](?: [^\n()]{0,80}[^\n() .])?|Socket fail to connect to (?:host:|address=)[^\s,]{1,100}(?:, port:\d{1,5})?|Connection to [\w.:-]{3,100} refused\. Check that the hostname and port are correct|password authentication failed for user "[^"\n]{0,60}"|database "[^"\n]{1,60}" does not exist|Too many connections|Connection is not available, request timed out after \d{1,7} ?ms|Database may be already in use/;

/** Of drivers that try on in the background: MongoDB's, and those of Redis. */
const unreachable =
  /Exception in monitor thread while connecting to server ([\w.:-]{3,100})|Mongo(?:Timeout|SocketOpen)Exception|JedisConnectionException|(?:lettuce\.core\.|: )RedisConnectionException/;

/** `[12:00:00 ERROR]: [Ledger] Could not connect`: the trace may hold no code but the driver's. */
function loggedBy(head: string): string | undefined {
  return /^[^\n]{0,160}[\]:] \[(?!SQLITE_)([A-Za-z][\w-]{1,40})\] (?!\[)/.exec(head)?.[1];
}

/** A line without a trace that nobody signed: of the plugin that is being enabled. */
function unsignedBy(place: MatchContext, before: string): string | undefined {
  const isAlone = before === "" && !/\n\s{0,4}at /.test(place.upTo(1000)) && !/\n[^\n]{0,80}\tat /.test(place.behind);
  return isAlone ? startingPlugin(place) : undefined;
}

export default finding({
  code: "plugin-database-failed",
  severity: "error",
  joins: ["plugin", "cause"],
  confidence: 0.85,
  needles: [
    "Communications link failure",
    "Could not create connection to database server",
    "Access denied for user '",
    "Unknown database '",
    "[SQLITE_CORRUPT]",
    "[SQLITE_BUSY]",
    "[SQLITE_NOTADB]",
    "[SQLITE_READONLY]",
    "[SQLITE_CANTOPEN]",
    "Socket fail to connect to ",
    " refused. Check that the hostname and port are correct",
    'password authentication failed for user "',
    "PSQLException: FATAL: database ",
    "ConnectionException: Too many connections",
    "SQLException: Too many connections",
    " - Connection is not available, request timed out after ",
    "Database may be already in use",
    "MongoSocketOpenException",
    "MongoTimeoutException",
    "JedisConnectionException",
    "RedisConnectionException",
    "Exception in monitor thread while connecting to server ",
  ],
  pattern: new RegExp(`^[^\\n<]{0,400}?(?:${reasons.source}|${unreachable.source})`),
  parameters(match, place) {
    const before = earlierInEntry(place);
    const reason = reasons.exec(match[0])?.[0];
    if ((reason ? reasons : unreachable).test(before)) return null;
    if (reason) return { reason, plugin: loggedBy(before || lineOf(place)) ?? unsignedBy(place, before) };
    const database = /Jedis|Redis/.test(match[0]) ? "Redis" : "MongoDB";
    const said = /address=([\w.:-]{3,100})|connect to ([\w.-]{1,80}[:/]\d{2,5})/.exec(place.upTo(3000));
    return { database, address: match[1] ?? said?.[1] ?? said?.[2] };
  },
});
