import { finding } from "../../model/finding.ts";
import { isDebug } from "../matching/match-text.ts";

/** Not a slow answer that comes later: somebody or something on the way does not let the server through. */
const lasting =
  /refused|unreachable|[Nn]o route|[Pp]ermission denied|SSL|PKIX|[Hh]andshake|certificat|[Pp]roxy|403|Forbidden/;

/** What the library for accounts says that every game and server since 1.18 has. A name that is not known is `no-internet`. */
export default finding({
  code: "services-unreachable",
  severity: "warning",
  // Who plays notices; a server without accounts does not ask.
  severityAt: (match, place) =>
    place.software.kind === "server" && lasting.test(match[2]!) && !place.mentions("SERVER IS RUNNING IN OFFLINE")
      ? undefined
      : "notice",
  role: "environment",
  confidence: 0.85,
  pattern: /Failed to read from https:\/\/((?:[\w-]{1,40}\.){1,4}(?:com|net))\/[^\s]{0,200} due to ([^\n\r]{1,200})/,
  parameters: (match, place) => {
    const host = match[1]!;
    const reason = match[2]!.trim();
    return reason === host || isDebug(place) ? null : { host, reason };
  },
  oneFor: ["host"],
  impliedBy: ["no-internet", "services-blocked"],
});
