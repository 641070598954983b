import { format } from "./format.ts";

/** Allay: a server for Bedrock Edition, written in Java. */
export const allay = format({
  software: "allay",
  name: "Allay",
  kind: "server",
  markers: [
    { needle: "org.allaymc." },
    // `[10:00:00 INFO] [main] [Allay] `, `[10:00:00 INFO] [main] [AllayServer] `
    {
      needle: "] [Allay",
      pattern: /^\[\d{2}:\d{2}:\d{2} [A-Z]{4,5}\] \[[^\]\n]{1,60}\] \[Allay\w{0,40}\] /,
    },
  ],
  sources: [],
  version: null,
});
