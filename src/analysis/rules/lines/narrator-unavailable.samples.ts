import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [Render thread/ERROR]: Error while loading the narrator\ncom.mojang.text2speech.Narrator$InitializeException: Failed to load library flite",
      parameters: {},
    },
    { text: "[10:00:00] [main/ERROR]: Error while loading the narrator", parameters: {} },
  ],
  counterSamples: ["<Alex> Error while loading the narrator", "[10:00:00] [main/INFO]: Narrator loaded"],
} satisfies LineSamples;
