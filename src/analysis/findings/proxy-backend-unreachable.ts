import { finding } from "../finding.ts";

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
  samples: [
    {
      text: "10:00:00 [INFO] [Alex] disconnected with: Could not connect to a default or fallback server, please try again later: io.netty.channel.AbstractChannel$AnnotatedConnectException",
      parameters: {},
    },
    {
      text: "[10:00:00 ERROR]: [connected player] Alex (/192.0.2.1:1): unable to connect to server lobby",
      parameters: { server: "lobby" },
    },
    {
      text: "[10:00:00] [Geyser player thread/WARN] Alex (logged in as: Alex) has disconnected from the Java server because of Connection refused: /127.0.0.1:25565",
      parameters: {},
    },
    {
      text: "[10:00:00 ERROR] Failed to get ping information for 127.0.0.1:25565\njava.net.ConnectException: Connection refused",
      parameters: {},
    },
  ],
  counterSamples: [
    "[10:00:00] [Geyser player thread/INFO] Alex has disconnected from the Java server because of Bedrock client disconnected",
    "10:00:00 [INFO] <Alex> Could not connect to a default or fallback server",
  ],
});
