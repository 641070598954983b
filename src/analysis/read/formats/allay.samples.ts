import type { FormatSamples } from "./format-samples.ts";

export default {
  Allay: [
    {
      text: "[10:00:00 INFO] [main] [Allay] Loading plugins...\n[10:00:01 INFO] [main] [AllayServer] Done",
      id: "allay/server",
      version: null,
    },
    {
      text: "[10:00:00 ERROR] [main] [Starter] It failed\njava.lang.NullPointerException: x\n\tat org.allaymc.server.Starter.main(Starter.java:41)",
      id: "allay/server",
      version: null,
    },
  ],
} satisfies FormatSamples;
