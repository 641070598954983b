import { finding } from "../finding.ts";

export default finding({
  code: "heap-too-large",
  severity: "fatal",
  confidence: 0.95,
  needles: [
    "Could not reserve enough space for ",
    "Could not allocate metaspace: ",
    "Failed to allocate initial concurrent mark overflow mark stack",
    "Unable to allocate ",
  ],
  pattern:
    /^[^\n<]{0,200}(?:Could not reserve enough space (?:for|in) (?:(\d{1,12} ?[KMG]?B?) )?(?:object heap|code cache|card marking array|CollectedHeap)|Could not allocate metaspace: \d|Failed to allocate initial concurrent mark overflow mark stack|Unable to allocate \d{1,12}[KMG]?B? bitmaps for parallel garbage collection)/,
  parameters: (match) => ({ size: match[1] }),
  causedBy: ["java-32-bit"],
  samples: [
    {
      text: "Error occurred during initialization of VM\nCould not reserve enough space for 4194304KB object heap",
      parameters: { size: "4194304KB" },
    },
    {
      text: "Could not reserve enough space for object heap\nError: Could not create the Java Virtual Machine.",
      parameters: {},
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/WARN]: [Plots] Could not reserve enough space for a plot",
    "<Alex> Could not reserve enough space for object heap",
  ],
});
