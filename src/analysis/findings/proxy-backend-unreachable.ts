import { finding } from "../finding.ts";

export default finding({
  code: "proxy-backend-unreachable",
  severity: "error",
  needles: ["Could not connect to a default or fallback server", ": unable to connect to server "],
  pattern:
    /^[^\n<]{0,200}?(?:Could not connect to a default or fallback server[^\n]{0,200}|: unable to connect to server (\S{1,80}))/,
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
  ],
  counterSamples: ["10:00:00 [INFO] <Alex> Could not connect to a default or fallback server"],
});
