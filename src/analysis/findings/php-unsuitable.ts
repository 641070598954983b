import { finding } from "../finding.ts";

const maxProblems = 8;

export default finding({
  code: "php-unsuitable",
  severity: "fatal",
  confidence: 1,
  needles: ["Selected PHP binary does not satisfy some requirements"],
  pattern: /^[^\n<]{0,80}?Selected PHP binary does not satisfy some requirements/,
  parameters(_, place) {
    const below = place.upTo(4000).split("\n").slice(1);
    const end = below.findIndex((line) => !/^\s{0,8}- /.test(line));
    const problems = (end === -1 ? below : below.slice(0, end)).map((line) => line.trim().slice(2, 202).trim());
    return { problems: problems.length > 0 ? problems.slice(0, maxProblems) : undefined };
  },
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
});
