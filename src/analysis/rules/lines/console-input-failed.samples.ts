import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [Server console handler/ERROR]: Exception handling console input\njava.io.IOException: Bad file descriptor\n\tat java.base/java.io.FileInputStream.readBytes(Native Method)",
      parameters: { reason: "Bad file descriptor" },
    },
  ],
  counterSamples: ["[10:00:00] [Server thread/INFO]: <Alex> Exception handling console input"],
} satisfies LineSamples;
