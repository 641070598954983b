import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[12:00:05] [Server thread/INFO]: Alex lost connection: Internal Exception: io.netty.handler.codec.DecoderException: Badly compressed packet - size of 9000000 is larger than protocol maximum of 8388608",
      codes: ["packet-too-large", "connection-lost"],
      parameters: { reason: "Badly compressed packet - size of 9000000 is larger than protocol maximum of 8388608" },
    },
    {
      text: "[12:00:05] [Render thread/ERROR]: Exception caught in connection\njava.lang.IllegalArgumentException: Payload may not be larger than 1048576 bytes",
      parameters: { reason: "Payload may not be larger than 1048576 bytes" },
    },
  ],
  counterSamples: ["[12:00:05] [Server thread/INFO]: <Alex> Payload may not be larger than 1048576 bytes"],
} satisfies LineSamples;
