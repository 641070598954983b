import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[14:02:10 WARN]: [/198.51.100.7:50311|Alex] <-> DownstreamBridge <-> [lamps] - bad packet ID, are mods in use!? Empty minecraft packet!",
      parameters: { server: "lamps", reason: "Empty minecraft packet" },
    },
    {
      text: "[10:00:00 ERROR]: [server connection] Alex -> arena: exception encountered in com.velocitypowered.proxy.connection.backend.BackendPlaySessionHandler@1a2b3c\ncom.velocitypowered.proxy.util.except.QuietRuntimeException: A packet did not decode successfully (invalid data). For more information, launch Velocity with -Dvelocity.packet-decode-logging=true to see more.",
      parameters: { server: "arena", reason: null },
    },
    {
      text: "[10:00:00 ERROR]: [connected player] Alex (/192.0.2.7:5000): exception encountered in com.velocitypowered.proxy.connection.client.ClientPlaySessionHandler@1a2b3c\ncom.velocitypowered.proxy.util.except.QuietRuntimeException: A packet did not decode successfully (invalid data). If you are a developer, launch Velocity with -Dvelocity.packet-decode-logging=true to see more.",
      parameters: { server: null },
    },
    {
      text: "[10:00:00 ERROR]: [server connection] Alex -> arena: exception encountered in com.velocitypowered.proxy.connection.backend.BackendPlaySessionHandler@1a2b3c\nio.netty.handler.codec.CorruptedFrameException: Error decoding class com.velocitypowered.proxy.protocol.packet.AvailableCommandsPacket Direction CLIENTBOUND Protocol 1.20.2 State PLAY ID 11\n\tat com.velocitypowered.proxy.protocol.netty.MinecraftDecoder.handleDecodeFailure(MinecraftDecoder.java:1) ~[velocity.jar:3.3.0]",
      parameters: { server: "arena", reason: "AvailableCommandsPacket" },
    },
    {
      text: "10:00:00 [WARNING] [Alex] <-> DownstreamBridge <-> [arena] - bad packet, are mods in use!? Did not read all bytes from packet class net.md_5.bungee.protocol.packet.Team",
      parameters: {
        server: "arena",
        reason: "Did not read all bytes from packet class net.md_5.bungee.protocol.packet.Team",
      },
    },
    {
      text: "10:00:00 [WARNING] [Alex] <-> DownstreamBridge <-> [arena] - could not decode packet! DecoderException : java.lang.IllegalArgumentException: No known deserializer for lamps:bulb",
      parameters: { server: "arena", reason: "No known deserializer for lamps:bulb" },
    },
    {
      text: "10:00:00 [SEVERE] [Alex] <-> DownstreamBridge <-> [arena] - encountered exception\nio.netty.handler.codec.DecoderException: java.lang.IndexOutOfBoundsException: readerIndex(3) + length(1) exceeds writerIndex(3)\n\tat io.netty.handler.codec.MessageToMessageDecoder.channelRead(MessageToMessageDecoder.java:1)",
      parameters: { server: "arena", reason: null },
    },
    {
      text: "10:00:00 [WARNING] [Alex] -> UpstreamBridge - could not decode packet! DecoderException : java.lang.IndexOutOfBoundsException",
      parameters: { server: null },
    },
  ],
  counterSamples: [
    "10:00:00 [WARNING] [Alex] <-> DownstreamBridge <-> [arena] - read timed out",
    "10:00:00 [WARNING] [Alex] <-> DownstreamBridge <-> [arena] - NativeIoException: recvAddress(..) failed: Connection reset by peer",
    "10:00:00 [INFO] [Alex] <-> DownstreamBridge <-> [arena] has disconnected",
    "10:00:00 [INFO] [Alex] -> UpstreamBridge has disconnected",
    // Of scanners, not of players.
    "[10:00:00 ERROR]: [initial connection] /192.0.2.5:5000: exception encountered in com.velocitypowered.proxy.connection.client.HandshakeSessionHandler@1a2b3c\nio.netty.handler.codec.CorruptedFrameException: Bad packet length",
  ],
} satisfies LineSamples;
