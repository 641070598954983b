import { format, stated } from "./format.ts";

/** Geyser on its own: it lets players of Bedrock Edition into Java servers. */
export const geyser = format({
  software: "geyser",
  name: "Geyser",
  kind: "proxy",
  markers: [{ needle: "Loading Geyser version " }, { needle: "Started Geyser on " }],
  traces: [
    // Nobody else has the milliseconds, the thread and the level between one pair of brackets.
    { needle: "/INFO] ", pattern: /\[\d{2}:\d{2}:\d{2}\.\d{3} [^\]\n]{1,80}\/INFO\] / },
    { needle: "org.geysermc.geyser" },
    { needle: "org.geysermc.connector" },
  ],
  sources: [...stated("Java version", [["Current Java version: ", /Current Java version: (\d[\w.+-]{0,40})/]])],
  version: null,
});
