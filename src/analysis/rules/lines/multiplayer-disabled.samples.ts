import type { LineSamples } from "../samples.ts";

export default {
  only: "client",
  samples: [
    {
      text: "[10:00:00] [Render thread/WARN]: Client disconnected with reason: Failed to log in: Multiplayer is disabled. Please check your Microsoft account settings.",
      parameters: {},
    },
  ],
  counterSamples: [
    "[10:00:00] [Render thread/INFO]: [CHAT] Failed to log in: Multiplayer is disabled. Please check your Microsoft account settings.",
  ],
} satisfies LineSamples;
