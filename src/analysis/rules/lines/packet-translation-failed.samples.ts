import type { LineSamples } from "../samples.ts";

export default {
  only: "server",
  samples: [
    {
      text: "[10:00:00 WARN]: ERROR IN Protocol1_18_2To1_19 IN REMAP OF SYSTEM_CHAT (0x5F)\n[10:00:00 WARN]: io.netty.handler.codec.EncoderException: com.viaversion.viaversion.exception.InformativeException: Please post this error to https://github.com/ViaVersion/ViaVersion/issues and follow the issue template\n[10:00:00 WARN]: {Source 0: com.viaversion.viabackwards.protocol.protocol1_18_2to1_19.Protocol1_18_2To1_19$6 (Anonymous)}",
      parameters: { via: "ViaBackwards", packet: "SYSTEM_CHAT", versions: "1.18.2 – 1.19" },
    },
    {
      text: "[10:00:00] [Server thread/INFO]: Alex lost connection: Internal Exception: io.netty.handler.codec.EncoderException: com.viaversion.viaversion.exception.InformativeException: Please report this on the Via support Discord or open an issue on the relevant GitHub repository\nPacket Type: SET_ENTITY_DATA, Type: Entity data list, Index: 2, Data: [{VarInt: 7}], Source 0: com.viaversion.viaversion.rewriter.EntityRewriter$4 (Anonymous), Packet ID: 88",
      parameters: { via: "ViaVersion", packet: "SET_ENTITY_DATA", versions: null },
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/INFO]: <Alex> ERROR IN Protocol1_18_2To1_19 IN REMAP OF SYSTEM_CHAT (0x5F)",
    "[10:00:00] [Server thread/INFO]: [Lamps] IN REMAP OF the lamps, all is well",
  ],
} satisfies LineSamples;
