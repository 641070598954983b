import type { WholeLogSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: '[10:00:00] [Render thread/INFO] [net.minecraft.client.Minecraft/]: Setting user: Alex\n[10:00:01] [main/INFO] [net.neoforged.fml.loading.A/]: x\n[10:01:00] [Server thread/ERROR] [net.minecraft.util.thread.BlockableEventLoop/FATAL]: Error executing task on Server\njava.util.concurrent.CompletionException: java.lang.NullPointerException: Cannot invoke "a.B.c()" because "d" is null\n\tat TRANSFORMER/minecraft@1.21.1/net.minecraft.A.b(A.java:1)\nCaused by: java.lang.NullPointerException: Cannot invoke "a.B.c()" because "d" is null\n\tat TRANSFORMER/lamps@2.1/org.example.lamps.Lamp.execute(Lamp.java:18) ~[lamps-2.1.jar%23283!/:?]\n',
      parameters: { mod: "lamps" },
    },
    {
      text: "[10:00:00] [Render thread/INFO]: Setting user: Alex\n[10:01:00] [Netty Client IO #1/ERROR] [net.minecraft.network.Connection/]: Exception caught in connection\nio.netty.handler.codec.DecoderException: Failed to decode packet 'clientbound/minecraft:custom_payload'\n\tat io.netty.handler.codec.ByteToMessageDecoder.callDecode(ByteToMessageDecoder.java:500)\nCaused by: java.lang.IndexOutOfBoundsException: readerIndex(9) + length(4) exceeds writerIndex(9)\n\tat io.netty.buffer.AbstractByteBuf.checkReadableBytes0(AbstractByteBuf.java:1442)\n\tat TRANSFORMER/lamps@2.1/org.example.lamps.Payload.read(Payload.java:18) ~[lamps-2.1.jar%23283!/:?]\n",
      parameters: { mod: "lamps" },
    },
  ],
  counterSamples: [
    "[10:00:00] [Render thread/INFO]: Setting user: Alex\n[10:01:00] [Netty Client IO #1/ERROR]: Exception caught in connection\njava.io.IOException: Connection reset by peer\n\tat io.netty.channel.Channel.read(Channel.java:1)\n",
    "[10:00:00] [Render thread/INFO]: Setting user: Alex\n[10:01:00] [Worker/WARN]: Could not check for updates\njava.net.UnknownHostException: updates.example.org\n\tat TRANSFORMER/lamps@2.1/org.example.lamps.Lamp.execute(Lamp.java:18) ~[lamps-2.1.jar%23283!/:?]\n",
  ],
} satisfies WholeLogSamples;
