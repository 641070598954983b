import type { LineSamples } from "../samples.ts";

export default {
  samples: [{ text: "10:00:00 [WARNING] Forced host server pvp is not defined", parameters: { server: "pvp" } }],
  counterSamples: ["10:00:00 [INFO] Forced host server ready"],
} satisfies LineSamples;
