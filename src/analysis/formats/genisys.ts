import { format } from "./format.ts";

/** A fork of PocketMine of 2015 to 2017. */
export const genisys = format({
  software: "genisys",
  name: "Genisys",
  kind: "server",
  markers: [
    { needle: "Genisys is distributed under" },
    { needle: "This server is running Genisys" },
    { needle: "Genisys version: " },
    { needle: "Genisys Crash Dump" },
    { needle: "genisys.yml" },
  ],
  sources: [
    {
      label: "Bedrock version",
      needle: "Minecraft: PE",
      pattern: /Starting Minecraft: PE server version v?(\d[\d.]{2,20})/,
    },
  ],
  version: "Bedrock version",
  splitting: "headers",
  samples: [
    {
      text: "2016-11-10 [10:00:00] [Server thread/INFO]: Opening server on 192.0.2.1:19132\n2016-11-10 [10:00:00] [Server thread/INFO]: Genisys is distributed under the GPL License version 3 and later",
      id: "genisys/server",
      version: null,
    },
  ],
});
