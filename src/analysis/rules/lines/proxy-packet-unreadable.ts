import { finding } from "../../model/finding.ts";

/** What proxies say, or throw, where they cannot read a packet. */
const undecoded =
  /did not decode successfully|Error decoding |could not decode packet|bad packet(?: ID)?, are mods in use|overflow in packet|corrupted frame|\.(?:DecoderException|CorruptedFrameException|BadPacketException|OverflowPacketException|QuietDecoderException)\b|No known deserializer|Unsupported protocol version/;
/** What of it tells more than that it happened: the packet, or else what was wrong with it. */
const told =
  /Error decoding (?:class )?(?:[\w$]{1,40}\.){0,10}(\w{3,60})|(Empty minecraft packet|Did not read all bytes from packet[^\n\r]{0,120}|No known deserializer for [^\n\r]{2,80}|Unsupported protocol version \d{1,10})/;
const maxBelow = 3000;

/** The proxy reads some of what passes through it: what is of another version, or made by a mod, it may not understand. */
export default finding({
  code: "proxy-packet-unreadable",
  severity: "error",
  // It may be that player's game alone.
  severityAt: (match) => ((match[1] ?? match[2]) ? undefined : "warning"),
  confidence: 0.85,
  needles: [": exception encountered in com.velocitypowered.", "Bridge - ", "] <-> DownstreamBridge <-> ["],
  pattern:
    /^[^\n<]{0,200}?(?:\[server connection\] \S{1,40} -> ([\w.-]{1,60}): exception encountered in |\[connected player\] \S{1,40} \([^)\n]{1,60}\): exception encountered in |\] <-> DownstreamBridge <-> \[([^\]\n]{1,60})\] - (?!read timed out)|\] (?:<-|)-> UpstreamBridge - (?!read timed out))/,
  parameters(match, place) {
    const said = place.upTo(maxBelow);
    // Told by itself.
    if (!undecoded.test(said) || said.includes("Argument type identifier ")) return null;
    const [, packet, wrong] = told.exec(said) ?? [];
    return { server: match[1] ?? match[2], reason: wrong ?? packet };
  },
  oneFor: ["server"],
  supersedes: true,
});
