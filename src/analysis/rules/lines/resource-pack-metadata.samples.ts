import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [Render thread/WARN]: Missing metadata in pack file/Soft 64x.zip",
      parameters: { pack: "Soft 64x.zip" },
    },
    {
      text: "[10:00:00] [Render thread/ERROR]: Couldn't load srl_rp/Lamps.zip pack metadata: Pack declares support for format 55, but game versions supporting formats 17 to 64 require a supported_formats field. Add one.",
      parameters: {
        pack: "Lamps.zip",
        why: "formats",
        reason:
          "Pack declares support for format 55, but game versions supporting formats 17 to 64 require a supported_formats field",
      },
    },
  ],
  counterSamples: ["[10:00:00] [Render thread/INFO]: Found metadata in pack x"],
} satisfies LineSamples;
