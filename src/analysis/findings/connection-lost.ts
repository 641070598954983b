import { finding } from "../finding.ts";
import { connectionCut } from "../matching/system-messages.ts";

/** Reasons that speak of a fault; the others are everyday or what somebody decided. */
const fault =
  /^(?:Internal |Network [Pp]rotocol [Ee]rror|Invalid |Unknown |Unexpected |Malformed |Bad |Failed to (?!log in|verify)|Unable to (?!verify)|Incompatible (?!client)|Mismatched |Packet |Registry |Connection refused|bad packet, are mods in use|[\w.$]{1,80}(?:Exception|Error)\b)/;
/** Broken lines, which have a finding of their own. */
const cut = new RegExp(
  `^Internal Exception: [^\\n]{0,120}?(?:${connectionCut}|ReadTimeoutException|ClosedChannelException)`,
);

export default finding({
  code: "connection-lost",
  severity: "warning",
  confidence: 0.8,
  needles: [
    "lost connection: Internal Exception: ",
    "Client disconnected with reason: ",
    "has disconnected: Internal Exception: ",
    " - bad packet, are mods in use!? ",
  ],
  pattern:
    /^(?:[^\n<]|<(?=null>|->)){0,250}?(?:lost connection: |has disconnected: |Client disconnected with reason: | - (?=bad packet, are mods in use!\? ))([^\n\r]{1,200})/,
  // On a server that is one player's trouble; who plays is the one who asks.
  severityAt: (_, place) => (place.software.kind === "server" ? "notice" : undefined),
  parameters(match) {
    if (!fault.test(match[1]!) || cut.test(match[1]!)) return null;
    // Numbers differ from time to time and would make each a finding of its own.
    const reason = match[1]!
      .replace(/^bad packet, are mods in use!\? /, "bad packet, ")
      .replace(/\/?(?:\d{1,3}\.){3}\d{1,3}(?::\d{1,5})?/g, "…")
      .replace(/\d{3,}/g, "…")
      .slice(0, 120)
      .trim();
    // `custom_payload' (lamps:sync)`: the mod whose packet it was.
    const mod = /\((?!minecraft:)([a-z0-9_.-]{2,64}):[a-z0-9_./-]{1,120}\)/.exec(match[1]!)?.[1];
    return { reason, mod };
  },
  samples: [
    {
      text: "12:00:01 [WARNING] [Alex] <-> DownstreamBridge <-> [lobby] - bad packet, are mods in use!? Did not read all bytes from packet",
      parameters: { reason: "bad packet, Did not read all bytes from packet" },
    },
    {
      text: "[12:00:01] [Render thread/WARN]: Client disconnected with reason: Internal Exception: io.netty.handler.codec.EncoderException: Failed to encode packet 'serverbound/minecraft:custom_payload' (belts:sync)",
      parameters: {
        reason:
          "Internal Exception: io.netty.handler.codec.EncoderException: Failed to encode packet 'serverbound/minecraft:custom_paylo",
        mod: "belts",
      },
    },
    {
      text: "[12:00:01] [Server thread/INFO]: Steve lost connection: Internal Exception: io.netty.handler.codec.DecoderException: Badly compressed packet - size of 4096 is larger than protocol maximum",
      parameters: {
        reason:
          "Internal Exception: io.netty.handler.codec.DecoderException: Badly compressed packet - size of … is larger than protocol",
      },
    },
    {
      text: "[12:00:01] [Server thread/INFO]: com.mojang.authlib.GameProfile@2[id=<null>,name=Steve,properties={},legacy=false] (/203.0.113.9:50000) lost connection: Internal Exception: io.netty.handler.codec.DecoderException: short",
      parameters: { reason: "Internal Exception: io.netty.handler.codec.DecoderException: short" },
    },
    {
      text: "[12:00:01] [Render thread/WARN]: Client disconnected with reason: Invalid player data",
      parameters: { reason: "Invalid player data" },
    },
  ],
  counterSamples: [
    "<Alex> Steve lost connection: Internal Exception: x",
    "[12:00:01] [Server thread/INFO]: Steve lost connection: Disconnected",
    "[12:00:01] [Render thread/WARN]: Client disconnected with reason: Disconnected",
    "[12:00:01] [Render thread/WARN]: Client disconnected with reason: Transferred to another server",
    "[12:00:01] [Server thread/INFO]: Steve lost connection: Internal Exception: java.io.IOException: Connection reset by peer",
    "[12:00:01] [Render thread/WARN]: Client disconnected with reason: Internal Exception: java.io.IOException: Удаленный хост принудительно разорвал существующее подключение",
  ],
});
