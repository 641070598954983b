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
    { text: "Unrecognized option: -nogui", parameters: { argument: "-nogui" } },
  ],
  counterSamples: [
    "OpenJDK 64-Bit Server VM warning: Option UseBiasedLocking was deprecated in version 15.0 and will likely be removed in a future release.",
    "Unrecognized option: --add-opens=java.base/java.util=ALL-UNNAMED",
    "[10:00:00] [Server thread/INFO]: <Alex> Unrecognized VM option 'Foo'",
  ],
} satisfies LineSamples;
