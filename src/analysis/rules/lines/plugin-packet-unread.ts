import { finding } from "../../model/finding.ts";

const library = ".github.retrooper.";
/** Folders that plugins put libraries into. */
const folders = /^(?:shaded?|libs?|relocated|dependencies|external|com|io)$/;

/** `org.example.lamps.shaded.com.github.retrooper.packetevents.…`: plugins have the library inside. */
function holderIn(said: string): string | undefined {
  const end = said.indexOf(library);
  if (end === -1) return undefined;
  const path = said.slice(said.lastIndexOf(" ", end) + 1, end).split(".");
  while (path.length > 0 && folders.test(path.at(-1)!)) path.pop();
  return path.length > 1 ? path.at(-1) : undefined;
}

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
    const player = thrownOut.exec(isThrownOut ? match[0] : place.behind)?.[1];
    const plugin = holderIn(match[0]);
    return { plugin, players: player ? [player] : undefined };
  },
  oneFor: ["plugin"],
  gathers: "players",
});
