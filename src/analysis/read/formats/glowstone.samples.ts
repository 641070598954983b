import type { FormatSamples } from "./format-samples.ts";

export default {
  Glowstone: [
    {
      text: "2019/02/16 10:00:00 [INFO] Scanning plugins...\n2019/02/16 10:00:00 [INFO] Preparing spawn for world...\n2019/02/16 10:00:09 [WARNING] Unknown channel option",
      id: "glowstone/server",
      version: null,
    },
  ],
} satisfies FormatSamples;
