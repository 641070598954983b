import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [Render thread/WARN]: Failed to fetch user properties\n<html>\n<title>Service unavailable</title>\n<h2>The request is blocked.</h2>\n[10:00:08] [Client thread/INFO]: Stopping!",
      parameters: { page: "blocked" },
    },
    {
      text: "[10:00:00] [Render thread/WARN]: Failed to fetch user properties\n<html>\n<title>Service unavailable</title>\n<h2>Our services aren't available right now</h2>\n[10:00:08] [Client thread/INFO]: Stopping!",
      parameters: { page: "down" },
    },
  ],
  counterSamples: ["[10:00:00] [Server thread/INFO]: <title>Other</title>"],
} satisfies LineSamples;
