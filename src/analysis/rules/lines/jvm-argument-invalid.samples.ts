import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "Unrecognized VM option 'UseConcMarkSweepGC'\nError: Could not create the Java Virtual Machine.\nError: A fatal exception has occurred. Program will exit.",
      parameters: { argument: "UseConcMarkSweepGC" },
    },
    {
      text: "Error: VM option 'G1NewSizePercent' is experimental and must be enabled via -XX:+UnlockExperimentalVMOptions.",
      parameters: { argument: "G1NewSizePercent" },
    },
    {
      text: "Error occurred during initialization of VM\nMultiple garbage collectors selected",
      parameters: { collectors: "-XX:+Use…GC" },
    },
    {
      text: "Error occurred during initialization of VM\nCould not find agent library lamps on the library path, with error: Can't find dependent libraries",
      parameters: { argument: "lamps" },
    },
    {
      text: "Failed to find Premain-Class manifest attribute in lamps.jar\nError occurred during initialization of VM\nagent library failed to init: instrument",
      parameters: { argument: "lamps.jar" },
    },
    { text: "Unrecognized option: -nogui", parameters: { argument: "-nogui" } },
  ],
  counterSamples: [
    "OpenJDK 64-Bit Server VM warning: Option UseBiasedLocking was deprecated in version 15.0 and will likely be removed in a future release.",
    "Unrecognized option: --add-opens=java.base/java.util=ALL-UNNAMED",
    "[10:00:00] [Server thread/INFO]: <Alex> Unrecognized VM option 'Foo'",
  ],
} satisfies LineSamples;
