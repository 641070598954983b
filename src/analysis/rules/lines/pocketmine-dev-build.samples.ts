import type { LineSamples } from "../samples.ts";

export default {
  only: "server",
  samples: [
    {
      text: '2022-03-01 [10:00:01.100] [Server thread/EMERGENCY]: To use this build anyway, set "settings.enable-dev-builds" to "true" in your pocketmine.yml.',
      parameters: {},
    },
    {
      text: '[10:00:01] [Server thread/EMERGENCY]: Um diesen Build trotzdem zu nutzen, setze "settings.enable-dev-builds" in der pocketmine.yml auf "true".',
      parameters: {},
    },
  ],
  counterSamples: [
    "[10:00:01] [Server thread/INFO]: <Alex> set settings.enable-dev-builds",
    "[10:00:01] [Server thread/WARNING]: You are running a PocketMine-MP DEVELOPMENT build.",
  ],
} satisfies LineSamples;
