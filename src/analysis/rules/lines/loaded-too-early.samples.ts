import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [modloading-worker-0/ERROR] [net.minecraft.client.renderer.Sheets/]: net.minecraft.client.renderer.Sheets loaded too early, modded registry-based materials may not work correctly\njava.lang.IllegalStateException: net.minecraft.client.renderer.Sheets loaded too early\n\tat net.minecraft.client.renderer.Sheets.<clinit>(Sheets.java:121)\n\tat alex.lamps.client.Lamps.setup(Lamps.java:12)\n",
      parameters: { part: "Sheets", suspect: "lamps" },
    },
  ],
  counterSamples: ["[10:00:00] [main/INFO]: nothing loaded too early, modded registry-based or not"],
} satisfies LineSamples;
