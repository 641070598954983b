import { finding } from "../../model/finding.ts";
import { systemMessage } from "../../text/system-messages.ts";

export default finding({
  code: "connection-timed-out",
  severity: "notice",
  // On a server that is one player's trouble; who plays is the one who asks.
  severityAt: (_, place) => (place.software.kind === "client" ? "warning" : undefined),
  confidence: 0.8,
  needles: [
    "lost connection: Timed out",
    "lost connection: Internal Exception: ",
    "lost connection: disconnect.timeout",
    "has disconnected: Timed out",
    "Client disconnected with reason: ",
    "): read timed out",
  ],
  pattern: new RegExp(
    `^[^\\n<]{0,200}?\\[connected player\\] [^\\n]{1,120}\\): read timed out|^(?:[^\\n<]|<(?=null>)){0,250}?(?:lost connection: |has disconnected: |Client disconnected with reason: )(?:Timed out|disconnect\\.timeout|Internal Exception: (?:java\\.(?:io\\.IO|net\\.Socket)Exception: (?:${systemMessage("connectionCut")})|io\\.netty\\.handler\\.timeout\\.ReadTimeoutException))`,
  ),
  parameters: (_, place) => (place.software.kind === "client" ? { side: "client" } : {}),
});
