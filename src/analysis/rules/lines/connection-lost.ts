import { finding } from "../../model/finding.ts";
import { systemMessage } from "../../text/system-messages.ts";

/** Reasons that speak of a fault; the others are everyday or what somebody decided. */
const fault =
  /^(?:Internal |Network [Pp]rotocol [Ee]rror|Invalid |Unknown |Unexpected |Malformed |Bad |Failed to (?!log in|verify)|Unable to (?!verify)|Incompatible (?!client)|Mismatched |Packet |Registry |Connection refused|[\w.$]{1,80}(?:Exception|Error)\b)/;
/** Broken lines, which have a finding of their own. */
const cut = new RegExp(
  `^Internal Exception: [^\\n]{0,120}?(?:${systemMessage("connectionCut")}|ReadTimeoutException|ClosedChannelException)`,
);

export default finding({
  code: "connection-lost",
  severity: "warning",
  confidence: 0.8,
  needles: [
    "lost connection: Internal Exception: ",
    "Client disconnected with reason: ",
    "has disconnected: Internal Exception: ",
    "'disconnect.genericReason', args=[Internal Exception: ",
    // What the screen says, written down.
    "Internal Exception: io.netty.handler.codec.",
  ],
  pattern:
    /^(?:[^\n<]|<(?=null>|->)){0,250}?(?:lost connection: |has disconnected: |Client disconnected with reason: |'disconnect\.genericReason', args=\[|^["'`*>\s]{0,8}(?=Internal Exception: ))([^\n\r]{1,200})/,
  // On a server that is one player's trouble; who plays is the one who asks.
  severityAt: (_, place) => (place.software.kind === "server" ? "notice" : undefined),
  parameters(match) {
    if (!fault.test(match[1]!) || cut.test(match[1]!)) return null;
    // What translates packets says more of it.
    if (match[1]!.includes("viaversion.exception.InformativeException")) return null;
    // Numbers differ from time to time and would make each a finding of its own.
    const reason = match[1]!
      .replace(/\/?(?:\d{1,3}\.){3}\d{1,3}(?::\d{1,5})?/g, "…")
      .replace(/\d{3,}/g, "…")
      .slice(0, 120)
      .trim();
    // `custom_payload' (lamps:sync)`: the mod whose packet it was.
    const mod = /\((?!minecraft:)([a-z0-9_.-]{2,64}):[a-z0-9_./-]{1,120}\)/.exec(match[1]!)?.[1];
    return { reason, mod };
  },
});
