import { finding } from "../finding.ts";

export default finding({
  code: "sound-unavailable",
  severity: "notice",
  role: "environment",
  needles: ["Error starting SoundSystem. Turning off sounds & music"],
  pattern: /Error starting SoundSystem\. Turning off sounds & music/,
  samples: [
    {
      text: "[10:00:00] [Render thread/ERROR]: Error starting SoundSystem. Turning off sounds & music\njava.lang.IllegalStateException: Failed to open OpenAL device\n\tat net.minecraft.A.a(A.java:1)",
      parameters: {},
    },
  ],
  counterSamples: ["[10:00:00] [Render thread/INFO]: Sound engine started"],
});
