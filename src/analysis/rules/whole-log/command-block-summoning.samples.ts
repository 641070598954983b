import type { WholeLogSamples } from "../samples.ts";

const head = "[21:12:30] [Server thread/INFO]: Starting minecraft server version 1.21.4\n";
const times = (count: number, said: string) =>
  head + Array.from({ length: count }, (_, i) => `[21:12:${31 + (i % 20)}] [Server thread/INFO]: ${said}\n`).join("");

export default {
  samples: [
    { text: times(120, "[@: Summoned new Blaze]"), parameters: { what: "Blaze", count: "120" } },
    {
      text: `${times(120, "[@: Summoned new Slime]")}[21:14:00] [Server thread/WARN]: Can't keep up! Is the server overloaded? Running 5012ms or 100 ticks behind\n`,
      parameters: { what: "Slime", count: "120" },
      codes: ["command-block-summoning", "server-overloaded"],
    },
    { text: times(100, "[@: Object successfully summoned]"), parameters: { what: null, count: "100" } },
  ],
  counterSamples: [
    times(40, "[@: Summoned new Blaze]"),
    // Somebody who types it, and somebody who talks of it.
    times(120, "[Steve: Summoned new Iron Golem]"),
    times(120, "<Steve> [@: Summoned new Blaze]"),
  ],
} satisfies WholeLogSamples;
