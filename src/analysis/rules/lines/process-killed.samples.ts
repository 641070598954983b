import type { LineSamples } from "../samples.ts";

export default {
  only: "client",
  samples: [
    {
      text: "[10:00:00] [Render thread/INFO]: Setting user: Alex\n[10:00:01] [Render thread/INFO]: Backend library: LWJGL version 3.3.1\nProcess exited with code 137.",
      parameters: { exitCode: "137" },
    },
    {
      text: "[10:00:00] [Render thread/INFO]: Setting user: Alex\n[10:00:01] [Render thread/INFO]: Backend library: LWJGL version 3.3.1\n[10:00:09] [Render thread/INFO]: Sound engine started\nKilled",
      parameters: {},
    },
  ],
  counterSamples: [
    "[10:00:00] [Render thread/INFO]: Setting user: Alex\n[10:00:01] [Render thread/INFO]: Backend library: LWJGL version 3.3.1\nProcess was killed by user.\nProcess exited with code 137.",
    "[10:00:00] [Render thread/INFO]: Setting user: Alex\n[10:00:01] [Render thread/INFO]: [CHAT] Killed Alex",
    "[10:00:00] [Render thread/INFO]: Setting user: Alex\nProcess exited with code 0.",
  ],
} satisfies LineSamples;
