import type { WholeLogSamples } from "../samples.ts";

const start = `[10:00:00] [main/INFO]: Loading Minecraft 1.19.2 with Fabric Loader 0.14.14
[10:00:00] [Render thread/INFO]: Setting user: Alex
[10:01:00] [Render thread/INFO]: Connecting to play.example.org, 25565
`;
const netty = `	at io.netty.handler.codec.ByteToMessageDecoder.callDecode(ByteToMessageDecoder.java:480) ~[netty-codec-4.1.77.Final.jar:?]
	at java.lang.Thread.run(Thread.java:833) [?:?]
`;

export default {
  samples: [
    {
      text: `${start}[10:01:02] [Netty Client IO #3/ERROR]: Exception occurred in netty pipeline
io.netty.handler.codec.DecoderException: java.lang.NullPointerException: no marker of that name
${netty}Caused by: java.lang.NullPointerException: no marker of that name
	at org.example.mapmarks.MarkerType.read(MarkerType.java:26) ~[mapmarks-2.2.jar:?]
	at net.minecraft.class_2678.<init>(class_2678.java:47) ~[client-intermediary.jar:?]
	at net.minecraft.class_2543.decode(class_2543.java:32) ~[client-intermediary.jar:?]
`,
      parameters: { mod: "mapmarks", what: { term: "sent-login" } },
    },
    {
      // All packets pass through it.
      text: `${start}[10:01:02] [Netty Client IO #3/ERROR]: Exception occurred in netty pipeline
io.netty.handler.codec.DecoderException: Received unknown packet id 24
${netty}Caused by: java.lang.IllegalStateException: Received unknown packet id 24
	at com.viaversion.viafabricplus.protocol.Translator.decode(Translator.java:51) ~[viafabricplus-4.0.jar:?]
`,
      parameters: { mod: null },
    },
    {
      text: `${start}[10:01:02] [Netty Local Client IO #0/ERROR]: Exception caught in connection
io.netty.handler.codec.DecoderException: Failed to decode packet 'clientbound/minecraft:update_recipes'
${netty}Caused by: java.lang.IllegalArgumentException: Non [a-z0-9/._-] character in path of location: minecraft:LAMP
	at net.minecraft.resources.ResourceLocation.<init>(ResourceLocation.java:38)
	at net.minecraft.network.PacketDecoder.decode(PacketDecoder.java:29)
`,
      parameters: { what: { term: "sent-recipes" }, mod: null },
    },
    {
      text: `${start}[10:01:02] [Netty Client IO #1/ERROR]: Exception caught in connection
io.netty.handler.codec.DecoderException: Failed to decode packet 'clientbound/minecraft:custom_payload' (brightlamps:sync)
${netty}Caused by: java.lang.IndexOutOfBoundsException: readerIndex(9) + length(4) exceeds writerIndex(9)
	at io.netty.buffer.AbstractByteBuf.checkReadableBytes0(AbstractByteBuf.java:1442)
`,
      parameters: { mod: "brightlamps", what: { term: "sent-mod" } },
    },
  ],
  counterSamples: [
    // What was spoiled on its way.
    `${start}[10:01:02] [Netty Client IO #1/ERROR]: Exception caught in connection
io.netty.handler.codec.DecoderException: Badly compressed packet - size of 90 is below server threshold of 256
${netty}`,
    `${start}[10:01:02] [Netty Client IO #1/ERROR]: Exception caught in connection
java.io.IOException: Connection reset by peer
	at io.netty.channel.Channel.read(Channel.java:1)
`,
  ],
} satisfies WholeLogSamples;
