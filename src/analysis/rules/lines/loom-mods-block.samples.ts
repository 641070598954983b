import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[12:00:37] [main/ERROR] (Quilt Loader/Discovery) Mod at path /srv/lamps/build/resources/main is not included in the loom 'mods' block! This will be an error in a future version",
      parameters: { file: "/srv/lamps/build/resources/main" },
    },
  ],
  counterSamples: ["[12:00:37] [main/INFO]: the loom 'mods' block"],
} satisfies LineSamples;
