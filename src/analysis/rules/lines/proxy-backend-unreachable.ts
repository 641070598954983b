import { finding } from "../../model/finding.ts";

export default finding({
  code: "proxy-backend-unreachable",
  severity: "error",
  needles: [
    "Could not connect to a default or fallback server",
    ": unable to connect to server ",
    " Java server ",
    "Failed to get ping information for ",
  ],
  pattern:
    /^[^\n<]{0,200}?(?:has disconnected from (?:the|remote) Java server(?: on address \S{1,80})? because of [^\n]{0,160}?(?:Connection refused|timed out|UnknownHostException|Host is down)[^\n]{0,120}|Could not connect to a default or fallback server[^\n]{0,200}|: unable to connect to server (\S{1,80})|Failed to get ping information for [^\s]{1,80}\r?\n[^\n]{0,120}(?:Connection refused|timed out|UnknownHostException))/,
  parameters: (match) =>
    // It was reached, and refused for a reason of its own.
    /online mode!/.test(match[0])
      ? null
      : { server: match[1], reason: /UnknownHost|timed out|ConnectTimeout/.exec(match[0])?.[0] },
});
