import { finding } from "../../model/finding.ts";
import { lineBefore, lineOf } from "../matching/match-text.ts";

/** Who listens, behind ProtocolLib's own names. Consoles that are narrow break the line behind it. */
const listener = /\[ProtocolLib\][^\n]{0,80}?\[([\w.-]{2,60})\][ \r]{0,4}(?:$|Unsupported )/;

/** A plugin that listens, through ProtocolLib, to packets that this version of the game does not have. */
export default finding({
  code: "plugin-packet-unknown",
  severity: "warning",
  role: "environment",
  confidence: 0.8,
  needles: ["nsupported server packet", "nsupported client packet"],
  pattern:
    /^[^\n<]{0,200}?Unsupported (?:server|client) packet(?: ID)? in current Minecraft version: ([A-Z][A-Z_]{1,60})/,
  parameters(match, place) {
    const plugin = (listener.exec(lineOf(place)) ?? listener.exec(lineBefore(place)))?.[1];
    return plugin ? { plugin, packets: match[1] === "UNREGISTERED" ? undefined : [match[1]!] } : null;
  },
  oneFor: ["plugin"],
  gathers: "packets",
});
