import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [Server thread/WARN]: [ProtocolLib] [PacketFilterManager] [Lamps] Unsupported server packet ID in current Minecraft version: UNREGISTERED[LEGACY, SERVER, -1, legacy: 12, classNames: []]",
      parameters: { plugin: "Lamps", packets: null },
    },
    {
      text: "[10:00:00 WARN]: [ProtocolLib] [PacketFilterManager] [Lamps]\nUnsupported client packet in current Minecraft version: LAMP_GLOW[PLAY, CLIENT, 1\n7, classNames: [PacketPlayInLampGlow] (unregistered)]\n[10:00:00 WARN]: [ProtocolLib] [PacketFilterManager] [Lamps]\nUnsupported client packet in current Minecraft version: LAMP_OFF[PLAY, CLIENT, 1\n8, classNames: [PacketPlayInLampOff] (unregistered)]",
      parameters: { plugin: "Lamps", packets: ["LAMP_GLOW", "LAMP_OFF"] },
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/INFO]: <Alex> Unsupported server packet in current Minecraft version: LAMP",
  ],
} satisfies LineSamples;
