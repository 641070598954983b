import type { FormatSamples } from "./format-samples.ts";

export default {
  Geyser: [
    {
      text: "[10:00:00.784 main/INFO] Loading Geyser version 1.4.1-SNAPSHOT (git-master-0000000)\n[10:00:02.578 main/WARN] Started Geyser on 0.0.0.0:19132",
      id: "geyser/proxy",
      version: null,
    },
  ],
} satisfies FormatSamples;
