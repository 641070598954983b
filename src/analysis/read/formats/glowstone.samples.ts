import type { FormatSamples } from "./format-samples.ts";

export default {
  Glowstone: [
    {
      text: "2018/06/01 10:00:00 [INFO] Scanning plugins...\n2018/06/01 10:00:00 [INFO] Preparing spawn for world...\n2018/06/01 10:00:09 [WARNING] Unknown channel option",
      id: "glowstone/server",
      version: null,
    },
  ],
} satisfies FormatSamples;
