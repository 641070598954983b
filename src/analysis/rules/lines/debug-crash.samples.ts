import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "Description: Manually triggered debug crash\n\njava.lang.Throwable: Manually triggered debug crash",
      parameters: {},
    },
    {
      text: "java.lang.Throwable: Manually triggered debug crash\n\tat net.minecraft.client.KeyboardHandler.tick(KeyboardHandler.java:466)",
      parameters: {},
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/INFO]: <Alex> Manually triggered debug crash",
    "Description: Unexpected error",
  ],
} satisfies LineSamples;
