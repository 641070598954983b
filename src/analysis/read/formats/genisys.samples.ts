import type { FormatSamples } from "./format-samples.ts";

export default {
  Genisys: [
    {
      text: "2015-06-01 [10:00:00] [Server thread/INFO]: Opening server on 192.0.2.1:19132\n2015-06-01 [10:00:00] [Server thread/INFO]: Genisys is distributed under the GPL License version 3 and later",
      id: "genisys/server",
      version: null,
    },
  ],
} satisfies FormatSamples;
