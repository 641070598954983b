import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [Render thread/WARN]: Missing metadata in pack file/Soft 64x.zip",
      parameters: { pack: "Soft 64x.zip" },
    },
    {
      text: "[10:00:00] [Render thread/ERROR]: Couldn't load srl_rp/Lamps.zip pack metadata: Pack declares support for format 55, but game versions supporting formats 17 to 64 require a supported_formats field. Add one.",
      parameters: {
        pack: "Lamps.zip",
        why: "formats",
        reason:
          "Pack declares support for format 55, but game versions supporting formats 17 to 64 require a supported_formats field",
      },
    },
    {
      text: "[10:00:00] [main/WARN]: Couldn't load pack metadata\ncom.google.gson.JsonParseException: com.google.gson.stream.MalformedJsonException: Expected ':' at line 4 column 11 path $.pack.description\n\tat net.minecraft.server.A.b(A.java:1)\n[10:00:00] [main/WARN]: Couldn't find pack meta for pack file/lamps",
      parameters: { pack: "lamps", why: "unreadable", reason: "Expected ':' at line 4 column 11" },
    },
    {
      text: "[10:00:00] [main/WARN]: Couldn't find pack meta for pack file/lamps.zip",
      parameters: { pack: "lamps.zip", why: "unreadable", reason: null },
    },
    {
      // Of a server: what it lacks, all players miss.
      only: [],
      text: "[10:00:00] [main/INFO]: Starting minecraft server version 1.19.2\n[10:00:01] [main/WARN]: Couldn't load pack metadata\ncom.google.gson.JsonParseException: com.google.gson.stream.MalformedJsonException: Expected name at line 7 column 3 path $.pack\n\tat net.minecraft.server.A.b(A.java:1)\n[10:00:01] [main/WARN]: Couldn't find pack meta for pack lamps.zip",
      parameters: { pack: "lamps.zip", why: "unreadable", reason: "Expected name at line 7 column 3" },
    },
  ],
  counterSamples: ["[10:00:00] [Render thread/INFO]: Found metadata in pack x"],
} satisfies LineSamples;
