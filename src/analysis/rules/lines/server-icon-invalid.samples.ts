import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [Server thread/ERROR]: Couldn't load server icon\njava.lang.IllegalStateException: Must be 64 pixels wide\n\tat org.apache.commons.lang3.Validate.validState(Validate.java:1)",
      parameters: {},
    },
    {
      text: "10:00:00 [WARNING] Could not load server icon\njava.lang.IllegalArgumentException: Server icon must be exactly 64x64 pixels\n\tat net.md_5.bungee.api.Favicon.create(Favicon.java:1)",
      parameters: {},
    },
    {
      text: "[10:00:00 INFO]: Unable to load your server-icon.png, continuing without it.\njava.lang.IllegalArgumentException: Image is not 64x64 (found 128x128)",
      parameters: {},
    },
  ],
  counterSamples: [
    "[10:00:00] [main/ERROR] [lamps]: Could not load server icon: server-icon.png\njavax.imageio.IIOException: Can't read input file!",
    "[10:00:00] [Server thread/INFO]: <Alex> Couldn't load server icon",
  ],
} satisfies LineSamples;
