import type { LineSamples } from "../samples.ts";

export default {
  only: "server",
  samples: [
    {
      text: "[ERROR] Selected PHP binary does not satisfy some requirements.\n - PHP >= 8.2.0 is required, but you have PHP 8.1.27.\n - Unable to find the Chunk Utils (chunkutils2) extension.\nPlease recompile PHP with the needed configuration.",
      parameters: {
        problems: [
          "PHP >= 8.2.0 is required, but you have PHP 8.1.27.",
          "Unable to find the Chunk Utils (chunkutils2) extension.",
        ],
      },
    },
  ],
  counterSamples: [
    "[12:00:01] [Server thread/INFO]: <Alex> Selected PHP binary does not satisfy some requirements",
    "[12:00:01] [Server thread/INFO]: Selected PHP binary: bin/php7/bin/php",
  ],
} satisfies LineSamples;
