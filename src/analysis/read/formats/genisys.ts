import { format, stated } from "./format.ts";

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
    ...stated("Bedrock version", [["Minecraft: PE", /Starting Minecraft: PE server version v?(\d[\d.]{2,20})/]]),
    ...stated("Genisys version", [
      ["This server is running Genisys ", /This server is running Genisys (?:[^\n\d:<]{1,40} )?(\d[\w.+-]{0,60})/],
      ["Genisys version: ", /Genisys version: (\d[\w.+-]{0,60})/],
    ]),
  ],
  version: "Bedrock version",
});
