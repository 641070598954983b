import type { FormatSamples } from "./format-samples.ts";

export default {
  LiteLoader: [
    {
      text: "[10:00:00] [main/INFO]: Loading tweak class name com.mumfrey.liteloader.launch.LiteLoaderTweaker\n[10:00:01] [main/INFO]: LiteLoader 1.12.2 starting up...\n[10:00:04] [Client thread/INFO]: Setting user: Alex",
      id: "liteloader/client",
      version: "1.12.2",
    },
    {
      text: "[10:00:01] [main/INFO]: LiteLoader 1.12.2-SNAPSHOT starting up...\n[10:00:04] [Client thread/INFO]: Setting user: Alex",
      id: "liteloader/client",
      version: "1.12.2",
      statements: { "LiteLoader version": "1.12.2-SNAPSHOT" },
    },
  ],
} satisfies FormatSamples;
