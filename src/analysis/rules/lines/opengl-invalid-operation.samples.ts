import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    { text: "[10:00:00] [Client thread/ERROR]: 1282: Invalid operation", parameters: {} },
    {
      text: "[10:00:00] [Render thread/ERROR]: OpenGL error: 1282 (Invalid operation), at: post render",
      parameters: {},
    },
    {
      text: Array.from(
        { length: 9 },
        () =>
          "[10:00:00] [Client thread/ERROR]: ########## GL ERROR ##########\n[10:00:00] [Client thread/ERROR]: @ Post render\n[10:00:00] [Client thread/ERROR]: 1286: Invalid framebuffer operation",
      ).join("\n"),
      parameters: { error: "1286", said: "Invalid framebuffer operation" },
    },
  ],
  counterSamples: [
    "[10:00:00] [Render thread/ERROR]: 1281: Invalid value",
    "[10:00:00] [Render thread/ERROR]: OpenGL error: 1280 (Invalid enum), at: pre startup",
    "[10:00:00] [Server thread/INFO]: <Alex> 1282: Invalid operation",
  ],
} satisfies LineSamples;
