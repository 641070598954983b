import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "translation{key='disconnect.genericReason', args=[Internal Exception: io.netty.handler.codec.DecoderException: lamps cannot be read]}",
      parameters: { reason: "Internal Exception: io.netty.handler.codec.DecoderException: lamps cannot be read]}" },
      only: [],
    },
    {
      text: "Internal Exception: io.netty.handler.codec.DecoderException: Failed to decode packet 'clientbound/minecraft:custom_payload' (lamps:sync)",
      parameters: { mod: "lamps" },
      only: [],
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
} satisfies LineSamples;
