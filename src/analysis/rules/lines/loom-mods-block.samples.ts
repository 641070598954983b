import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:01] [main/ERROR] (Quilt Loader/Discovery) Mod at path /srv/lamps/build/resources/main is not included in the loom 'mods' block! This will be an error in a future version",
      parameters: { file: "/srv/lamps/build/resources/main" },
    },
    {
      text: "[10:00:01] [main/ERROR]: Mod at path file:/srv/lamps/build/resources/main/quilt.mod.json lacks a class path group! Make sure the loom 'mods' block is configured correctly!",
      parameters: { file: "/srv/lamps/build/resources/main" },
    },
  ],
  counterSamples: ["[10:00:01] [main/INFO]: the loom 'mods' block"],
} satisfies LineSamples;
