import type { LineSamples } from "../samples.ts";

export default {
  only: "server",
  samples: [
    {
      text: "[10:00:00] [Server thread/INFO]: [Alex: Gamerule randomTickSpeed is now set to: 1000000]",
      parameters: { speed: "1000000" },
    },
    {
      text: "[10:00:00] [Server thread/INFO]: [Alex: Game rule randomTickSpeed has been updated to 5000]",
      parameters: { speed: "5000" },
    },
    {
      text: "[10:00:00] [Server thread/INFO]: [Alex: Die Spielregel minecraft:random_tick_speed wurde auf 9000 gesetzt]",
      parameters: { speed: "9000" },
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/INFO]: [Alex: Gamerule randomTickSpeed is now set to: 30]",
    "[10:00:00] [Server thread/INFO]: <Alex> /gamerule randomTickSpeed 1000000",
  ],
} satisfies LineSamples;
