import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    { text: "[10:00:00 WARN]: * WARNING - YOU ARE RUNNING AN OUTDATED VERSION OF JAVA.", parameters: {} },
    { text: "[10:00:00] [main/WARN]: You are running an outdated version of Java, please update.", parameters: {} },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/INFO]: <Alex> You are running an outdated version of Java",
    "[10:00:00 WARN]: You are running an outdated version of WorldEdit",
  ],
} satisfies LineSamples;
