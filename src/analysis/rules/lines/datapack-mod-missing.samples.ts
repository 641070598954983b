import type { LineSamples } from "../samples.ts";

const eight = ["ringcraft", "lanterns", "mills", "ropes", "kites", "bulbs", "harbours", "quietcaves"];

export default {
  samples: [
    {
      text: "[01Jan2024 10:00:00.000] [main/WARN] [net.minecraft.server.MinecraftServer/]: Missing data pack mod:ringcraft",
      parameters: { mod: "ringcraft" },
    },
    { text: "[10:00:00] [main/WARN]: Missing data pack mod/ringcraft", parameters: { mod: "ringcraft" } },
    {
      text: eight.map((mod, i) => `[10:00:0${i}] [main/WARN]: Missing data pack mod/${mod}`).join("\n"),
      parameters: { mod: "ringcraft", mods: eight },
    },
  ],
  counterSamples: ["[10:00:00] [main/WARN]: Missing data pack file/terrain.zip", "<Steve> Missing data pack mod:a"],
} satisfies LineSamples;
