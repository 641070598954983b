import { finding } from "../finding.ts";

export default finding({
  code: "proxy-argument-unknown",
  severity: "error",
  needles: ["Argument type identifier "],
  pattern: /Argument type identifier ([\w:.-]{1,80}) (?:is )?unknown/,
  parameters: (match) => ({ argument: match[1] }),
  samples: [
    {
      text: "[10:00:02 ERROR]: [connected player] Alex (/192.0.2.1:1): exception encountered in com.velocitypowered.proxy.connection.client.A\ncom.velocitypowered.proxy.util.except.QuietDecoderException: Argument type identifier lamps:bulb unknown.",
      parameters: { argument: "lamps:bulb" },
    },
  ],
  counterSamples: ["[10:00:02 INFO]: Argument type identifier lamps known"],
});
