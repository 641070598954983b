import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [Server thread/ERROR]: Error loading saved data: lamps_state\njava.util.zip.ZipException: Not in GZIP format\n\tat java.util.zip.GZIPInputStream.readHeader(GZIPInputStream.java:166)\n",
      parameters: { file: "lamps_state" },
    },
    {
      text: "[10:00:00] [Server thread/INFO]: [net.minecraft.world.storage.MapStorage:func_75742_a:55]: java.util.zip.ZipException: Not in GZIP format",
      parameters: { file: null },
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/ERROR]: Error loading saved data: lamps_state\njava.lang.NullPointerException: null",
  ],
} satisfies LineSamples;
