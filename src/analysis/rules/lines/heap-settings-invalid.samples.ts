import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "Error occurred during initialization of VM\nInitial heap size set to a larger value than the maximum heap size",
      parameters: { reason: "Initial heap size set to a larger value than the maximum heap size" },
    },
    {
      text: "Invalid maximum heap size: -Xmx4GB\nError: Could not create the Java Virtual Machine.",
      parameters: { reason: "Invalid maximum heap size: -Xmx4GB" },
    },
    {
      text: "Error occurred during initialization of VM\nToo small maximum heap",
      parameters: { reason: "Too small maximum heap" },
    },
    {
      text: "Error occurred during initialization of VM\nSoftMaxHeapSize must be less than or equal to the maximum heap size",
      parameters: { reason: "SoftMaxHeapSize must be less than or equal to the maximum heap size" },
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/INFO]: <Alex> Too small maximum heap",
    "[10:00:00] [main/INFO]: Maximum heap: 4096 MB",
  ],
} satisfies LineSamples;
