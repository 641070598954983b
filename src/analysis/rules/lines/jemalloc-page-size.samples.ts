import type { LineSamples } from "../samples.ts";

export default {
  samples: [{ text: "<jemalloc>: Unsupported system page size", parameters: { size: null } }],
  counterSamples: ["[10:00:00] [main/INFO]: Unsupported system page size", "<jemalloc>: Background threads are off"],
} satisfies LineSamples;
