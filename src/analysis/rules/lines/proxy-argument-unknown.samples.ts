import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:02 ERROR]: [connected player] Alex (/192.0.2.1:1): exception encountered in com.velocitypowered.proxy.connection.client.A\ncom.velocitypowered.proxy.util.except.QuietDecoderException: Argument type identifier lamps:bulb unknown.",
      parameters: { argument: "lamps:bulb" },
    },
  ],
  counterSamples: ["[10:00:02 INFO]: Argument type identifier lamps known"],
} satisfies LineSamples;
