import type { FormatSamples } from "./format-samples.ts";

export default {
  BungeeCord: [
    {
      text: "10:00:00 [INFO] Enabled LampCord version git:LampCord-Bootstrap:1.21-R0.1-SNAPSHOT:0000000:12",
      id: "bungeecord/proxy",
      version: null,
    },
    {
      text: "10:00:00 [INFO] Using zlib based native compressor.\n10:00:00 [INFO] Enabled BungeeCord version git:BungeeCord-Bootstrap:1.17-R0.1-SNAPSHOT:0000000:1600\n10:00:01 [WARNING] Forced host",
      id: "bungeecord/proxy",
      version: null,
      statements: { "BungeeCord version": "1.17-R0.1-SNAPSHOT:0000000:1600" },
    },
  ],
} satisfies FormatSamples;
