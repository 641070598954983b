import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [main/ERROR] [net.minecraft.server.Main/FATAL]: Failed to start the minecraft server\njoptsimple.UnrecognizedOptionException: noguii is not a recognized option\n\tat joptsimple.OptionException.unrecognizedOption(OptionException.java:108) ~[jopt-simple-5.0.4.jar:?]",
      parameters: { argument: "--noguii" },
    },
    {
      text: "Exception in thread \"main\" joptsimple.UnrecognizedOptionException: 'x' is not a recognized option",
      parameters: { argument: "-x" },
    },
    {
      text: "Exception in thread \"main\" joptsimple.OptionArgumentConversionException: Cannot parse argument 'abc' of option port",
      parameters: { argument: "--port", value: "abc", why: "value" },
    },
    {
      text: "joptsimple.OptionArgumentConversionException: Cannot convert argument 'many' of option ['s', 'size', 'max-players'] to class java.lang.Integer",
      parameters: { argument: "-s", value: "many", why: "value" },
    },
    {
      text: "joptsimple.OptionMissingRequiredArgumentException: Option world requires an argument",
      parameters: { argument: "--world", why: "bare" },
    },
    {
      text: 'Exception in thread "main" joptsimple.MissingRequiredOptionsException: Missing required option(s) [accessToken]',
      parameters: { argument: "--accessToken", why: "missing" },
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/INFO]: <Alex> joptsimple.UnrecognizedOptionException: debug is not a recognized option",
  ],
} satisfies LineSamples;
