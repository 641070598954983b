import type { FormatSamples } from "./format-samples.ts";

export default {
  ViaProxy: [
    {
      text: "[10:00:00] [main/INFO] (ViaProxy) Initializing ViaProxy CLI v3.4.0 (git-ViaProxy-3.4.0:0000000)...\n[10:00:00] [main/INFO] (ViaProxy) Using java version: OpenJDK 64-Bit Server VM 21.0.2 (Lamp) on Linux",
      id: "viaproxy/proxy",
      version: null,
      statements: { "Java version": "21.0.2" },
    },
  ],
} satisfies FormatSamples;
