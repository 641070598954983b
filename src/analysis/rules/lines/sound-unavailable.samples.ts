import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [Render thread/ERROR]: Error starting SoundSystem. Turning off sounds & music\njava.lang.IllegalStateException: Failed to open OpenAL device\n\tat net.minecraft.A.a(A.java:1)",
      parameters: {},
    },
    {
      text: "[10:00:00] [Thread-8/INFO]: [paulscode.sound.SoundSystemLogger:errorMessage:132]:     Unable to initialize OpenAL.  Probable cause: OpenAL not supported.",
      parameters: {},
    },
  ],
  counterSamples: ["[10:00:00] [Render thread/INFO]: Sound engine started"],
} satisfies LineSamples;
