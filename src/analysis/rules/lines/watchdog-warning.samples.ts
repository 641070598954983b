import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[12:00:01] [Integrated Watchdog/ERROR]: A single server tick has taken 40.00 seconds",
      parameters: { seconds: "40" },
    },
    {
      text: "[12:00:01] [Paper Watchdog Thread/ERROR]: The server has not responded for 10 seconds! Creating thread dump",
      parameters: { seconds: "10" },
    },
    {
      text: "[12:00:01 ERROR]: The server has not responded for 15 seconds! Creating thread dump",
      parameters: { seconds: "15" },
    },
    {
      text: "[12:00:01] [Spigot Watchdog Thread/WARN]: The server is going slow. Last server tick was 31415ms ago",
      parameters: { seconds: "31" },
    },
  ],
  counterSamples: [
    "<Alex> The server has not responded for 10 seconds",
    "[12:00:01] [Server thread/INFO]: The server has not responded for a while",
  ],
} satisfies LineSamples;
