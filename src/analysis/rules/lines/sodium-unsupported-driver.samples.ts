import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [main/ERROR]: The game failed to start because the currently installed Intel Graphics Driver is not compatible.\n\nInstalled version: 10.18.10.4000\nRequired version: 10.18.10.5161 (or newer)\n\nYou must update your graphics card driver in order to continue.",
      parameters: { vendor: "Intel", installed: "10.18.10.4000", required: "10.18.10.5161" },
    },
    { text: "[10:00:00] [main/ERROR]: Sodium Renderer - Unsupported Driver", parameters: { vendor: null } },
  ],
  counterSamples: [
    "[10:00:00] [main/INFO]: Sodium Renderer",
    "[10:00:00] [main/ERROR]: The game failed to start because the currently installed mods do not fit",
  ],
} satisfies LineSamples;
