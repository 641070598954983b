import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [Netty Worker/WARN]: [packetevents] org.example.lamps.shaded.com.github.retrooper.packetevents.exception.PacketProcessException: Failed to map the Packet ID 12345 to a PacketType constant. Bound: SERVER, Connection state: PLAY, Server version: 1.12.2\n[10:00:00] [Netty Worker/WARN]: [packetevents] Disconnected Alex due to invalid packet!",
      parameters: { plugin: "lamps", players: ["Alex"] },
    },
    {
      text: "[10:00:00] [Netty Worker/WARN]: [packetevents] Disconnected Alex due to an invalid packet!",
      parameters: { plugin: null, players: ["Alex"] },
    },
  ],
  counterSamples: ["[10:00:00] [Server thread/INFO]: <Alex> Disconnected Steve due to an invalid packet!"],
} satisfies LineSamples;
