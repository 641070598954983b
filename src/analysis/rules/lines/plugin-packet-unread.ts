import { finding } from "../../model/finding.ts";

/** `org.example.lamps.shaded.com.github.retrooper.packetevents.…`: plugins have the library inside. */
const holder =
  /(?<![\w.])((?:[a-z]\w{0,40}\.){1,6}?)(?:(?:shaded?|libs?|lib|relocated|dependencies|external)\.)?(?:com|io)\.github\.retrooper\./;
const thrownOut = /\[packetevents\] Disconnected (\S{1,40}) due to (?:an )?invalid packet/;

/** The library packetevents does not know what a packet is, and throws the player out. */
export default finding({
  code: "plugin-packet-unread",
  severity: "error",
  confidence: 0.8,
  needles: ["to a PacketType constant", "due to an invalid packet!", "due to invalid packet!"],
  pattern:
    /^[^\n<]{0,400}?(?:Failed to map the Packet ID \d{1,12} to a PacketType constant|\] Disconnected \S{1,40} due to (?:an )?invalid packet!)/,
  parameters(match, place) {
    const isThrownOut = match[0].endsWith("!");
    // Told above.
    if (isThrownOut && place.before.includes("to a PacketType constant")) return null;
    const path = holder.exec(match[0])?.[1];
    const player = thrownOut.exec(isThrownOut ? match[0] : place.behind)?.[1];
    // The folder of the library in it is named after the plugin's own.
    const plugin = path ? /([\w]{1,40})\.$/.exec(path)?.[1] : undefined;
    return { plugin, players: player ? [player] : undefined };
  },
  oneFor: ["plugin"],
  gathers: "players",
});
