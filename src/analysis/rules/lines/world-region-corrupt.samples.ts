import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "2023-05-01 [10:00:01.000] [Server thread/ERROR]: [World: lamps] Corrupted region file detected: Invalid header",
      parameters: { file: null },
    },
    {
      text: "[10:00:00] [IO-Worker-3/ERROR]: Chunk [3, 18] stream is truncated: expected 4091 but read 1203",
      parameters: { file: null },
    },
    {
      text: "[10:00:00] [Server thread/WARN]: Region file ./world/region/r.0.-1.mca has truncated header: 4096",
      parameters: { file: "r.0.-1.mca" },
    },
    {
      text: "[10:00:00 WARN]: Detected invalid header for regionfile /srv/mc/world/region/r.1.1.mca! Recalculating header...",
      parameters: { file: "r.1.1.mca" },
    },
    {
      text: "[10:00:00 ERROR]: Detected corrupt header for regionfile /srv/mc/world/region/r.1.1.mca, recalculating header",
      parameters: { file: "r.1.1.mca" },
    },
    {
      text: "10:00:00 [ERROR] Corrupted chunk header detected (3, 4) (world/r.0.0.mca)",
      parameters: { file: "r.0.0.mca" },
    },
    {
      text: "[10:00:00] [IO-Worker-3/ERROR]: Declared size -12 of chunk [3, 18] is negative",
      parameters: { file: null },
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/WARN]: Wrong location! (-3, 7) should be (-2, 7), Bat['Bat'/46, l='ServerLevel[world]', x=-32.15, y=40.05, z=115.12]",
    "[10:00:00] [Server thread/INFO]: [Mapper] Detected a regionfile that is not on the map yet",
    "[10:00:00] [Server thread/INFO]: <Alex> Region file r.0.0.mca has truncated header",
    "[10:00:00] [Server thread/INFO]: Region file cache size: 256",
  ],
} satisfies LineSamples;
